import { beginner } from './beginner.ts';
import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';

/** The levels people choose from, weakest first: they differ in thinking, never in eyesight. */
export const LEVELS = ['novice', 'casual', 'skilled', 'master'] as const;

export type Level = (typeof LEVELS)[number];

/** The bots by their names, weakest first. */
export const BOTS = {
  random,
  beginner,
  greedy,
  novice: beginner,
  casual: greedy,
  skilled: greedy,
  master: greedy,
} as const satisfies Record<string, Bot>;

export type BotName = keyof typeof BOTS;

export function isBotName(name: string): name is BotName {
  return Object.hasOwn(BOTS, name);
}
