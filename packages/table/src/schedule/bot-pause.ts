/** When a bot may move, and how long it may think before: all of it known before it thinks, and the same for all hands. */
export interface Pause {
  /** Milliseconds from the moment in which it is asked. */
  readonly least: number;
  readonly most: number;
  readonly thinkMs: number;
}

/** A part of a window is left for the way to the server. */
const LATEST_IN_WINDOW = 0.9;
/** Of the time there is in a window so much is for thinking. */
const THINKING_IN_WINDOW = 0.8;
const LEAST_THINKING_MS = 20;
/** What a thought needs besides: a thread, and the way there and back. */
const AROUND_A_THOUGHT_MS = 100;

/**
 * The pause of a bot that thinks for at most `longestThought`, where people want it to be between `delay[0]` and `delay[1]`, and an answer is expected within `window`.
 * Where there is room for it, it is longer than the longest thought, so that no thought shows.
 */
export function pauseOf(longestThought: number, delay: readonly [number, number], window: number): Pause {
  const latest = window * LATEST_IN_WINDOW;
  const thinkMs = Math.max(LEAST_THINKING_MS, Math.min(longestThought, latest * THINKING_IN_WINDOW));
  const most = Math.max(delay[0], Math.min(delay[1], latest));
  const least = Math.min(most, Math.max(delay[0], thinkMs + AROUND_A_THOUGHT_MS));
  return { least: Math.floor(least), most: Math.floor(most), thinkMs: Math.floor(thinkMs) };
}

/**
 * When a bot moves that has answered only now: not at once, since that would show how long it thought, but after another
 * pause like the first, and another. Inside of a window that is about to end there is no time for that.
 */
export function slotAfter(due: number, now: number, latest: number, draw: () => number): number {
  let slot = due;
  while (slot < now) slot += Math.max(1, draw());
  return Math.max(now, Math.min(slot, latest));
}
