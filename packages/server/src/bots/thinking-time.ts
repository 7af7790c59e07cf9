import { takesLong } from '@samsara/engine';

/** Who searches for long has a second at most, and less where threads are quick, since others wait for them too. */
const LONG_MS = 1000;
/** All others answer in some milliseconds. */
const SHORT_MS = 50;

/** The longest that a bot of this level thinks. */
export function longestThought(level: string): number {
  return takesLong(level) ? LONG_MS : SHORT_MS;
}
