import type { Bot } from '../bots/bot.ts';
import { TASTE_BOTS } from '../bots/by-taste/taste-bots.ts';
import { BadInput } from '../kernel/bad-input.ts';
import type { Game } from '../kernel/game.ts';
import { at, canonicalJson } from '../kernel/json.ts';
import { actorAndMove, findMove } from '../kernel/notation.ts';
import { fastRandom } from '../kernel/random.ts';
import type { Seat } from '../kernel/seats.ts';
import { dealt } from '../record/fairness.ts';
import type { GameRecord } from '../record/record.ts';
import { botSeed, DEAL_BOT, DEAL_SEAT, type Deal, dealFairness, nextOf } from './deal.ts';

/** How a deal ended for the person. */
export interface DealResult {
  readonly won: boolean;
  /** In games that count points. */
  readonly points: number | null;
  /** How often the person decided. */
  readonly choices: number;
}

/** A deal that was played to its end. */
export interface PlayedDeal extends DealResult {
  /** `0 play 14`, as in a record. */
  readonly lines: readonly string[];
}

/** So many moves no game of a deal has. */
const MOST_MOVES = 20_000;

/** Plays a deal to its end with a bot on the person's seat. */
export function playedByBot(game: Game, deal: Deal, bot: Bot): PlayedDeal {
  const choose = (state: unknown, moves: number) => decided(game, state, DEAL_SEAT, deal.seed, moves, bot);
  return play(game, deal, choose);
}

/** Plays a deal to its end with these moves of the person; throws `BadInput` where they do not lead there. */
export function playedByMoves(game: Game, deal: Deal, own: readonly string[]): PlayedDeal {
  let next = 0;
  const played = play(game, deal, (state) => {
    const place = at('own', next);
    if (next === own.length) throw new BadInput('missing', place);
    const move = findMove(game, state, DEAL_SEAT, own[next]);
    if (move === undefined) throw new BadInput('illegal-move', place, own[next]);
    next++;
    return move;
  });
  if (next < own.length) throw new BadInput('illegal-move', at('own', next), own[next]);
  return played;
}

/** The person's moves among all moves of a deal, as `playedByMoves` takes them. */
export function ownMoves(lines: readonly string[]): string[] {
  const actor = `${DEAL_SEAT} `;
  return lines.filter((line) => line.startsWith(actor)).map((line) => line.slice(actor.length));
}

/**
 * Plays again what somebody says they have played: their moves are taken from the record, everything else follows from the
 * deal. Throws `BadInput` where the record tells otherwise, so that nothing in it is believed.
 */
export function provenResult(game: Game, deal: Deal, record: GameRecord): DealResult {
  expectSame('game', [record.game, record.gameVersion], [deal.game, deal.gameVersion]);
  expectSame('options', record.options, deal.options);
  expectSame('fairness', record.fairness, dealFairness(deal));
  const lines = record.moves.map(([line]) => line);
  const choose = (state: unknown, moves: number) => {
    const place = at('moves', moves);
    const read = actorAndMove(lines[moves] ?? '');
    if (!read || read.actor !== DEAL_SEAT) throw new BadInput('wrong-format', place, lines[moves] ?? '');
    const move = findMove(game, state, DEAL_SEAT, read.text);
    if (move === undefined) throw new BadInput('illegal-move', place, lines[moves]);
    return move;
  };
  const check = (line: string, index: number) => {
    if (lines[index] !== line) throw new BadInput('illegal-move', at('moves', index), lines[index] ?? '');
  };
  const { lines: played, ...result } = play(game, deal, choose, check);
  if (lines.length > played.length) {
    throw new BadInput('illegal-move', at('moves', played.length), lines[played.length]);
  }
  return result;
}

/** Whatever a bot does at this moment of the deal, on every device. */
function decided(game: Game, state: unknown, seat: Seat, seed: string, moves: number, bot: Bot): unknown {
  return bot(game, game.view(state, seat), seat, true, fastRandom(botSeed(seed, seat, moves)));
}

function play(
  game: Game,
  deal: Deal,
  choose: (state: unknown, moves: number) => unknown,
  made?: (line: string, index: number) => void,
): PlayedDeal {
  const state = dealt(game, { options: deal.options, fairness: dealFairness(deal) });
  const lines: string[] = [];
  let choices = 0;
  while (lines.length < MOST_MOVES) {
    const outcome = game.outcome(state);
    if (outcome !== undefined) {
      const points = outcome.points?.[DEAL_SEAT] ?? null;
      return { won: outcome.winners.includes(DEAL_SEAT), points, choices, lines };
    }
    const actor = nextOf(game.deciding(state));
    if (actor === 'clock') throw new Error(`${game.meta.id}: a deal must not wait for the clock`);
    const isChoice = actor === DEAL_SEAT;
    const move = isChoice
      ? choose(state, lines.length)
      : decided(game, state, actor, deal.seed, lines.length, TASTE_BOTS[DEAL_BOT]);
    if (isChoice) choices++;
    const line = `${actor} ${game.notation(move)}`;
    made?.(line, lines.length);
    lines.push(line);
    game.apply(state, actor, move);
  }
  throw new Error(`${game.meta.id}: a deal without an end`);
}

function expectSame(place: string, found: unknown, expected: unknown): void {
  if (canonicalJson(found) !== canonicalJson(expected)) throw new BadInput('do-not-go-together', place);
}
