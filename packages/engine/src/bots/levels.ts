import { beginner } from './beginner.ts';
import type { Bot, Budget } from './bot.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';
import { think } from './search.ts';
import { slipping } from './slips.ts';

/** The levels people choose from, weakest first: they differ in thinking, never in eyesight. */
export const LEVELS = ['novice', 'casual', 'skilled', 'master'] as const;

export type Level = (typeof LEVELS)[number];

/** One move in so many is not the one it likes best, and one in so many is made without what can be forgotten. */
const novice = slipping({ slipsOnceIn: 3, forgetsOnceIn: 3 });
const casual = slipping({ slipsOnceIn: 12, forgetsOnceIn: 12 });

/** Thinks for a moment. */
const skilled = searching({ iterations: 40 });

/** Thinks until the choice is clear. Where there is a clock, give it about a second: `{ ms: 1000, now }`. */
const master = searching({ iterations: 6000 });

/** The bots by their names, weakest first. */
export const BOTS = {
  random,
  beginner,
  greedy,
  novice,
  casual,
  skilled,
  master,
} as const satisfies Record<string, Bot>;

export type BotName = keyof typeof BOTS;

export function isBotName(name: string): name is BotName {
  return Object.hasOwn(BOTS, name);
}

function searching(usual: Budget): Bot {
  return (game, view, seat, _owes, chance, budget = usual) => think(game, view, seat, budget, chance).move;
}
