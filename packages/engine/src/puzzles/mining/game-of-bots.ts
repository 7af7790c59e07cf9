import { TASTE_BOTS } from '../../bots/by-taste/taste-bots.ts';
import { think } from '../../bots/search/search.ts';
import type { Game } from '../../kernel/game.ts';
import { below } from '../../kernel/random.ts';
import type { Actor } from '../../kernel/seats.ts';
import { randomFor } from '../../review/seeds.ts';
import { type Options, usualOptions } from '../usual-options.ts';
import { EARLY, EARLY_ONCE_IN, FEWEST_CHOICES, SCAN } from './budgets.ts';
import type { Line } from './line.ts';

/** At most so many sit at a table, so that one look shows who has what. */
const MOST_SEATS = 4;
/** A game with more choices takes too many bytes to be kept. */
const MOST_CHOICES = 200;

const SEATS = 1;
const MOVES = 2;

/** A game between bots, one choice at a time: some of them think a little, the others play like people who do not. */
export function* gameOfBots(game: Game, seed: number): Generator<Line> {
  const dice = randomFor(seed, SEATS);
  const { min, max } = game.meta.seats;
  const players = min + below(dice, Math.min(max, MOST_SEATS) - min + 1);
  const options = usualOptions(game, { players });
  const expected = rehearsed(game, options, seed);
  if (expected > MOST_CHOICES) return;
  const thinks = Array.from({ length: players }, () => below(dice, 2) === 0);
  const state = game.setup(options, seed);
  const moves: string[] = [];
  let choices = 0;
  while (game.outcome(state) === undefined && choices < MOST_CHOICES) {
    const actor = nextActor(game, state);
    const legal = game.legalMoves(state, actor);
    let move = legal[0];
    if (actor !== 'clock' && legal.length > 1) {
      const random = randomFor(seed, MOVES, moves.length);
      const view = game.view(state, actor);
      const skips = choices++ < EARLY * expected && below(dice, EARLY_ONCE_IN) > 0;
      if (thinks[actor] && legal.length >= FEWEST_CHOICES && !skips) {
        const thought = think(game, view, actor, { iterations: SCAN }, random);
        const moment = { view, seat: actor, owes: true };
        yield { options, seed, moves: moves.slice(), state, moment, thought };
        move = thought.move;
      } else {
        move = TASTE_BOTS.casual(game, view, actor, true, random);
      }
    }
    moves.push(`${actor} ${game.notation(move)}`);
    game.apply(state, actor, move);
  }
}

/** How many choices about there will be, as players tell who do not think. */
function rehearsed(game: Game, options: Options, seed: number): number {
  const state = game.setup(options, seed);
  const random = randomFor(seed, SEATS, MOVES);
  let choices = 0;
  while (game.outcome(state) === undefined && choices <= MOST_CHOICES) {
    const actor = nextActor(game, state);
    const legal = game.legalMoves(state, actor);
    const isChoice = actor !== 'clock' && legal.length > 1;
    const move = isChoice ? TASTE_BOTS.casual(game, game.view(state, actor), actor, true, random) : legal[0];
    if (isChoice) choices++;
    game.apply(state, actor, move);
  }
  return choices;
}

/** Of those who are asked together the first by seat, so that moves are written in one order. */
function nextActor(game: Game, state: unknown): Actor {
  const owing = game.deciding(state);
  return owing.length === 0 ? 'clock' : Math.min(...owing);
}
