import { beginner } from './beginner.ts';
import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';
import { slipping } from './slips.ts';

/** The levels people choose from, weakest first: they differ in thinking, never in eyesight. */
export const LEVELS = ['novice', 'casual', 'skilled', 'master'] as const;

/** A level that people choose. */
export type Level = (typeof LEVELS)[number];

/** One move in so many is not the one it likes best, and one in so many is made without what can be forgotten. */
const novice = slipping({ slipsOnceIn: 3, forgetsOnceIn: 3 });
const casual = slipping({ slipsOnceIn: 12, forgetsOnceIn: 12 });

/** The bots that decide by taste and do not search, weakest first. */
export const TASTE_BOTS = { random, beginner, greedy, novice, casual } as const satisfies Record<string, Bot>;

/** The bots that search, weakest first. */
const SEARCHING = ['skilled', 'master-1', 'master'] as const;

/** The name of a bot, whether people choose it or not. */
export type BotName = keyof typeof TASTE_BOTS | (typeof SEARCHING)[number];

/** Is there a bot of this name? */
export function isBotName(name: string): name is BotName {
  return isTasteBot(name) || (SEARCHING as readonly string[]).includes(name);
}

export function isTasteBot(name: string): name is keyof typeof TASTE_BOTS {
  return Object.hasOwn(TASTE_BOTS, name);
}
