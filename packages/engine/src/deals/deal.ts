import { BadInput } from '../kernel/bad-input.ts';
import type { Game } from '../kernel/game.ts';
import { sha256Hex, shown } from '../kernel/json.ts';
import { type OptionValue, readOptions } from '../kernel/options.ts';
import { isSecureSeed } from '../kernel/random.ts';
import type { Actor, Seat } from '../kernel/seats.ts';
import { botEntropy, commitmentTo, type Fairness, fairnessOf } from '../record/fairness.ts';

/** A deal that many people play, each from the same seat against the same bots: the same choices give the same game on every device. */
export interface Deal {
  readonly game: string;
  readonly gameVersion: number;
  /** Complete; nobody is hurried. */
  readonly options: Readonly<Record<string, OptionValue>>;
  /** 32 bytes as hexadecimal digits, known to everybody: the cards and all that the bots do follow from it. */
  readonly seed: string;
}

/** What a deal needs to know of a game. */
type Ruled = Pick<Game, 'meta' | 'checkOptions'>;

/** Where the person sits. */
export const DEAL_SEAT: Seat = 0;
/** How the others play. They decide by taste, so that a game is played again in no time. */
export const DEAL_BOT = 'casual';

/** The one deal of a game on a day, the same everywhere. The day is written as `2026-11-16`. */
export function dealOfDay(game: Ruled, day: string): Deal {
  if (!isDay(day)) throw new BadInput('wrong-format', 'day', shown(day));
  return dealOf(game, sha256Hex(`samsara deal of the day 1\n${game.meta.id}\n${day}`));
}

/** The deal that follows from a seed. */
export function dealOf(game: Ruled, seed: string): Deal {
  if (!isSecureSeed(seed)) throw new BadInput('wrong-format', 'seed', shown(seed));
  const { id, version, options: specs, simulated, deal } = game.meta;
  const unhurried = Object.entries(specs)
    .filter(([key, spec]) => spec.type === 'whole' && key.endsWith('_ms') && spec.min === 0)
    .map(([key]) => [key, 0] as const);
  const options = readOptions(game, { ...Object.fromEntries(unhurried), ...simulated, ...deal });
  return { game: id, gameVersion: version, options: options as Deal['options'], seed };
}

const DAYS_IN_MONTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** A day that a calendar has, as `2026-11-16`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const [year, month, day] = text.split('-').map(Number);
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const days = (DAYS_IN_MONTHS[month - 1] ?? 0) + (isLeap && month === 2 ? 1 : 0);
  return day >= 1 && day <= days;
}

/** What the person's seat adds to the shuffle: nobody draws anything. */
export function dealEntropy(seed: string): string {
  return sha256Hex(`samsara deal entropy 1\n${seed}`);
}

/** Where the shuffle of a deal comes from, in the form of every other game. */
export function dealFairness({ seed, options }: Deal): Fairness {
  const commitment = commitmentTo(seed);
  const entropy = Array.from({ length: Number(options.players) }, (_, seat) =>
    seat === DEAL_SEAT ? dealEntropy(seed) : botEntropy(commitment, seat),
  );
  return fairnessOf(seed, entropy);
}

/** 47 bits, as many as a generator takes. */
const SEED_DIGITS = 12;
const MOST_SEED = 2 ** 47;

/** What a bot decides by at a moment of the game, told by its seat and how many moves were made. */
export function botSeed(seed: string, seat: Seat, moves: number): number {
  const digits = sha256Hex(`samsara deal bot 1\n${seed}\n${seat}\n${moves}`).slice(0, SEED_DIGITS);
  return Number.parseInt(digits, 16) % MOST_SEED;
}

/** Whose move comes next, so that the order of simultaneous decisions changes nothing: the person, then the bots by seat. */
export function nextOf(owing: readonly Seat[]): Actor {
  if (owing.length === 0) return 'clock';
  return owing.includes(DEAL_SEAT) ? DEAL_SEAT : Math.min(...owing);
}
