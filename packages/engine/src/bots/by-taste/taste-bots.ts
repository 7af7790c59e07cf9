import type { Bot } from '../bot.ts';
import { isSearchingBot, type SEARCHING_BOTS } from '../levels.ts';
import { beginner } from './beginner.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';
import { slipping } from './slips.ts';

/** The bots that decide by taste and do not search. One move in so many is not the one they like best, and so on. */
export const TASTE_BOTS = {
  random,
  beginner,
  greedy,
  'strength-zero': slipping({ slipsOnceIn: 2, forgetsOnceIn: 2 }),
  novice: slipping({ slipsOnceIn: 3, forgetsOnceIn: 3 }),
  'strength-two': slipping({ slipsOnceIn: 5, forgetsOnceIn: 5 }),
  casual: slipping({ slipsOnceIn: 12, forgetsOnceIn: 12 }),
} as const satisfies Record<string, Bot>;

/** The name of a bot, whether people choose it or not. */
export type BotName = keyof typeof TASTE_BOTS | keyof typeof SEARCHING_BOTS;

/** Is there a bot of this name? */
export function isBotName(name: string): name is BotName {
  return isTasteBot(name) || isSearchingBot(name);
}

export function isTasteBot(name: string): name is keyof typeof TASTE_BOTS {
  return Object.hasOwn(TASTE_BOTS, name);
}
