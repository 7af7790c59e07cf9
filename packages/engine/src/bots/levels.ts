/** The levels people choose from, weakest first: they differ in thinking, never in eyesight. */
export const LEVELS = ['novice', 'casual', 'skilled', 'master'] as const;

/** A level that people choose. */
export type Level = (typeof LEVELS)[number];

/** All strengths from 0 to 10, weakest first: the levels, and others between them. Records and tables know them by these names. */
export const STRENGTHS = [
  'strength-zero',
  'novice',
  'strength-two',
  'casual',
  'strength-four',
  'strength-five',
  'skilled',
  'strength-seven',
  'strength-eight',
  'strength-nine',
  'master',
] as const;

/** The name of a strength from 0 to 10. */
export type Strength = (typeof STRENGTHS)[number];

/** The number of a strength, 0 to 10; undefined for whoever is none of them. */
export function strengthOf(name: string | null): number | undefined {
  const strength = (STRENGTHS as readonly (string | null)[]).indexOf(name);
  return strength < 0 ? undefined : strength;
}

/** How a bot that searches does it. */
interface Searching {
  /** In a move, where it is given no other budget. */
  readonly iterations: number;
  /** Out of three moves it thinks about so many, and makes the others like `casual`; all where nothing is said. */
  readonly thinksInThree?: 1 | 2;
  /** Thinks with what was learned about the game, where something was. */
  readonly hasLearned?: true;
}

/** The bots that search, weakest first. */
export const SEARCHING_BOTS = {
  'strength-four': { iterations: 40, thinksInThree: 1 },
  'strength-five': { iterations: 40, thinksInThree: 2 },
  skilled: { iterations: 40 },
  'strength-seven': { iterations: 120 },
  'strength-eight': { iterations: 400 },
  'strength-nine': { iterations: 1500, hasLearned: true },
  'master-1': { iterations: 6000 },
  master: { iterations: 6000, hasLearned: true },
} as const satisfies Record<string, Searching>;

/** Is there a bot of this name that searches? */
export function isSearchingBot(name: string): name is keyof typeof SEARCHING_BOTS {
  return Object.hasOwn(SEARCHING_BOTS, name);
}

/** How a bot searches; undefined for those that do not. */
export function searchingOf(name: string): Searching | undefined {
  return isSearchingBot(name) ? SEARCHING_BOTS[name] : undefined;
}

/** From so many iterations on it is noticed that a bot thinks; the others take some milliseconds. */
const LONG = 1000;

/** Does a bot think for so long that others who wait for the same thread would notice? */
export function takesLong(name: string): boolean {
  return (searchingOf(name)?.iterations ?? 0) >= LONG;
}
