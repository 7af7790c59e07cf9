import type { Bot, Budget } from '../bots/bot.ts';
import { TASTE_BOTS } from '../bots/by-taste/taste-bots.ts';
import { BOTS } from '../bots/search/bots.ts';
import type { Game, Outcome } from '../kernel/game.ts';
import { sha256Hex } from '../kernel/json.ts';
import { fastRandom } from '../kernel/random.ts';
import type { Seat } from '../kernel/seats.ts';

import type { LabOptions } from './options.ts';

/** A game between bots, played to its end or given up. */
export interface LabGame<Move = unknown> {
  /** null if it was given up. */
  readonly outcome: Outcome | null;
  /** Who began. */
  readonly starter: Seat;
  readonly moves: readonly { readonly seat: Seat; readonly move: Move }[];
}

/** So many decisions no sensible game has. */
const MOST_DECISIONS = 20_000;

/** A short search: enough to tell thinking from taste, and hundreds of games are over in a minute. */
const SKILL_BUDGET: Budget = { iterations: 60 };

/** Everybody plays by taste, with the slips of people. */
export const EVERYBODY_CASUAL = (): Bot => TASTE_BOTS.casual;

/** One seat searches, the others play by taste. */
export function oneMaster(master: Seat): (seat: Seat) => Bot {
  const thinking: Bot = (game, view, seat, owes, random) =>
    BOTS['master-1'](game, view, seat, owes, random, SKILL_BUDGET);
  return (seat) => (seat === master ? thinking : TASTE_BOTS.casual);
}

/** The seeds of one game: they depend on nothing but the text and the number, so games may be played in any order. */
export interface LabSeeds {
  readonly deal: number;
  readonly bots: number;
}

const SEED_DIGITS = 12;

export function labSeeds(seed: string, game: number): LabSeeds {
  const digits = sha256Hex(`samsara lab 1\n${seed}\n${game}`);
  const word = (from: number) => Number.parseInt(digits.slice(from, from + SEED_DIGITS), 16);
  return { deal: word(0), bots: word(SEED_DIGITS) };
}

/** Each bot gets its view alone. Of several who owe an answer the lowest seat is first. */
export function playLabGame(
  game: Game,
  options: LabOptions,
  seeds: LabSeeds,
  botAt: (seat: Seat) => Bot,
): LabGame {
  const state = game.setup(options, seeds.deal);
  const starter = game.begins?.(state) ?? 0;
  const random = fastRandom(seeds.bots);
  const moves: { seat: Seat; move: unknown }[] = [];
  while (moves.length < MOST_DECISIONS) {
    const outcome = game.outcome(state);
    if (outcome !== undefined) return { outcome, starter, moves };
    const seat = Math.min(...game.deciding(state));
    const move = botAt(seat)(game, game.view(state, seat), seat, true, random);
    if (move === undefined) throw new Error(`${game.meta.id}: seat ${seat} owes an answer and gives none`);
    game.apply(state, seat, move);
    moves.push({ seat, move });
  }
  return { outcome: null, starter, moves };
}

const QUARTERS = 4;

/**
 * Was there a comeback? At the end of the first, second or third quarter of the decisions, the seat with the smallest
 * chance of winning (by the game's own estimate, all cards seen) is in the end among the winners. Where most seats win,
 * that is nothing special: there, the seat with the greatest chance is in the end among the losers.
 */
export function isComeback(game: Game, options: LabOptions, seeds: LabSeeds, played: LabGame): boolean {
  const { outcome, moves } = played;
  if (outcome === null) return false;
  const state = game.setup(options, seeds.deal);
  let made = 0;
  for (let quarter = 1; quarter < QUARTERS; quarter++) {
    const end = Math.floor((moves.length * quarter) / QUARTERS);
    for (; made < end; made++) game.apply(state, moves[made].seat, moves[made].move);
    if (isTurned(game.taste.chances(state), outcome)) return true;
  }
  return false;
}

/** Do these chances say the opposite of how it ended? Of several equal ones the lowest seat counts; where all are equal, nobody's. */
export function isTurned(chances: readonly number[], { winners, losers }: Outcome): boolean {
  const least = Math.min(...chances);
  const most = Math.max(...chances);
  if (least === most) return false;
  return winners.length > losers.length
    ? losers.includes(chances.indexOf(most))
    : winners.includes(chances.indexOf(least));
}
