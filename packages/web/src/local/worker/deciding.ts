import { BOTS, fastRandom, type Game, isBotName } from '@samsara/engine';
import type { Question } from './plan.ts';

/** The strongest bots think as long as a person would not mind. */
export const LONGEST_THOUGHT_MS = 900;

/** The longest that a bot of this level thinks; all but the strongest answer at once. */
export function longestThought(level: string): number {
  return level === 'master' ? LONGEST_THOUGHT_MS : 0;
}

/** What a bot does in this moment; null lets it pass. */
export function decide(game: Game, { level, view, seat, owes, seed, ms }: Question): string | null {
  const bot = BOTS[isBotName(level) ? level : 'casual'];
  const random = fastRandom(seed);
  const budget = { ms, now: () => performance.now() };
  const move =
    level === 'master' ? bot(game, view, seat, owes, random, budget) : bot(game, view, seat, owes, random);
  return move === undefined ? null : game.notation(move);
}
