/** When a bot may move, and how long it may think before: all of it known before it thinks, and the same whatever anybody holds. */
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
/** Where there seems to be one move only, so much of the usual thought is enough. */
const THOUGHT_OF_ONE_MOVE = 0.25;
/** Of the time that a pause may take so much is left to chance; how hard the decision looks says where in it. */
const LEFT_TO_CHANCE = 0.4;

/** What everybody at the table may know of a decision and of who makes it. */
export interface Effort {
  /** From 0, one move only, to 1. */
  readonly hardness: number;
  /** How much slower than others they are by nature: 0 for nobody in particular. */
  readonly slowness: number;
}

/**
 * The pause of a bot that thinks for at most `longestThought`, where people want it to be between `delay[0]` and `delay[1]`, and an answer is expected within `window`.
 * Where there is room for it, it is longer than the longest thought, so that no thought shows; and the longer, the harder the decision looks.
 */
export function pauseOf(
  longestThought: number,
  delay: readonly [number, number],
  window: number,
  { hardness, slowness }: Effort,
): Pause {
  const latest = window * LATEST_IN_WINDOW;
  const longest = longestThought * (hardness === 0 ? THOUGHT_OF_ONE_MOVE : 1);
  const thinkMs = Math.max(LEAST_THINKING_MS, Math.min(longest, latest * THINKING_IN_WINDOW));
  const most = Math.max(delay[0], Math.min(delay[1], latest));
  const least = Math.min(most, Math.max(delay[0], thinkMs + AROUND_A_THOUGHT_MS));
  const effort = Math.max(0, Math.min(hardness + slowness, 1));
  const from = least + (most - least) * (1 - LEFT_TO_CHANCE) * effort;
  const to = from + (most - least) * LEFT_TO_CHANCE;
  return { least: Math.round(from), most: Math.round(to), thinkMs: Math.floor(thinkMs) };
}

/** No thought takes so many pauses: whoever is later than that slept, or had their clock put forward. */
const MOST_SLOTS = 10_000;

/**
 * When a bot moves that has answered only now: not at once, since that would show how long it thought, but after another
 * pause like the first, and another. Inside of a window that is about to end there is no time for that.
 */
export function slotAfter(due: number, now: number, latest: number, draw: () => number): number {
  let slot = due;
  for (let i = 0; slot < now && i < MOST_SLOTS; i++) slot += Math.max(1, draw());
  if (slot < now) slot = now + draw();
  return Math.max(now, Math.min(slot, latest));
}
