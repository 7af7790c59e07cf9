import { takesLong } from '@samsara/engine';

/** The strongest bots think as long as a person would not mind. */
export const LONGEST_THOUGHT_MS = 900;

/** The longest that a bot of this level thinks; most answer at once. */
export function longestThought(level: string): number {
  return takesLong(level) ? LONGEST_THOUGHT_MS : 0;
}
