import { type Bot, fastRandom, type Game, isBotName, isTasteBot, TASTE_BOTS } from '@samsara/engine';
import type { Question } from './plan.ts';

/** The strongest bots think as long as a person would not mind. */
export const LONGEST_THOUGHT_MS = 900;

/** The longest that a bot of this level thinks; all but the strongest answer at once. */
export function longestThought(level: string): number {
  return level === 'master' ? LONGEST_THOUGHT_MS : 0;
}

/** What a bot does in this moment; null lets it pass. */
export async function decide(game: Game, question: Question): Promise<string | null> {
  const { level, view, seat, owes, seed, ms } = question;
  const bot = await botOf(level);
  const random = fastRandom(seed);
  const budget = { ms, now: () => performance.now() };
  const move =
    level === 'master' ? bot(game, view, seat, owes, random, budget) : bot(game, view, seat, owes, random);
  return move === undefined ? null : game.notation(move);
}

/** What searching takes is loaded when somebody searches. Where it cannot be, a bot that plays by taste is better than none. */
async function botOf(level: string): Promise<Bot> {
  if (isTasteBot(level)) return TASTE_BOTS[level];
  if (!isBotName(level)) return TASTE_BOTS.casual;
  try {
    return (await import('@samsara/engine/bots')).BOTS[level];
  } catch {
    return TASTE_BOTS.casual;
  }
}
