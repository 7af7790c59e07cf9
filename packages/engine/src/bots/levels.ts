import { beginner } from './beginner.ts';
import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';

/** The bots by their names, weakest first. */
export const BOTS = { random, beginner, greedy } as const satisfies Record<string, Bot>;

export type BotName = keyof typeof BOTS;

export function isBotName(name: string): name is BotName {
  return Object.hasOwn(BOTS, name);
}
