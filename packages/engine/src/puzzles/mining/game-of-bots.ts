import { TASTE_BOTS } from '../../bots/levels.ts';
import { think } from '../../bots/search/search.ts';
import type { Game } from '../../kernel/game.ts';
import { below } from '../../kernel/random.ts';
import type { Actor } from '../../kernel/seats.ts';
import { randomFor } from '../../review/seeds.ts';
import { usualOptions } from '../usual-options.ts';
import { EARLY_MOVES, EARLY_ONCE_IN, FEWEST_CHOICES, SCAN } from './budgets.ts';
import type { Line } from './line.ts';

/** At most so many sit at a table, so that one look shows who has what. */
const MOST_SEATS = 4;
/** A longer game takes too many bytes to be kept. */
const MOST_MOVES = 280;

const SEATS = 1;
const MOVES = 2;

/** A game between bots, one step at a time: some of them think a little, the others play like people who do not. */
export function* gameOfBots(game: Game, seed: number): Generator<Line> {
  const dice = randomFor(seed, SEATS);
  const { min, max } = game.meta.seats;
  const players = min + below(dice, Math.min(max, MOST_SEATS) - min + 1);
  const options = usualOptions(game, { players });
  const thinks = Array.from({ length: players }, () => below(dice, 2) === 0);
  const state = game.setup(options, seed);
  const moves: string[] = [];
  while (game.outcome(state) === undefined && moves.length < MOST_MOVES) {
    const actor = nextActor(game, state);
    const legal = game.legalMoves(state, actor);
    const random = randomFor(seed, MOVES, moves.length);
    let move = legal[0];
    if (actor !== 'clock' && legal.length > 1) {
      const view = game.view(state, actor);
      const isEarly = moves.length < EARLY_MOVES * players && below(dice, EARLY_ONCE_IN) > 0;
      if (thinks[actor] && legal.length >= FEWEST_CHOICES && !isEarly) {
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

/** Of those who are asked together the first by seat, so that moves are written in one order. */
function nextActor(game: Game, state: unknown): Actor {
  const owing = game.deciding(state);
  return owing.length === 0 ? 'clock' : Math.min(...owing);
}
