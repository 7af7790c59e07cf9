import type { Game, OptionValue, Outcome } from '@samsara/engine';
import type { Said, TableSettings } from '@samsara/protocol';
import type { EntryHandlers } from './fold.ts';

/** Somebody who plays: on a server whoever has visited, on a device one of the people at it. Never shown to anybody else. */
export type PlayerId = string;

export type Phase = 'gathering' | 'playing' | 'paused' | 'over' | 'closed';
export type Agreement = 'pause' | 'resume' | 'abort';
export type OptionValues = Readonly<Record<string, OptionValue>>;

/** From one moment until before another, in milliseconds since 1970. */
export interface Interval {
  readonly from: number;
  readonly until: number;
}

/** The time of a person at a table over days. */
export interface SeatDays {
  /** When they were asked; null while they are not. */
  readonly asked: number | null;
  /** When their clock stood since then, holidays that have ended included. */
  readonly stood: readonly Interval[];
  /** The last holiday, also if it is over. */
  readonly holiday: Interval | null;
  /** Milliseconds of the reserve that earlier decisions took. */
  readonly used: number;
}

/** A place at the table: open (nobody, no level), a person's, a bot's (nobody, a level), or a person's with a bot standing in. */
export interface Place {
  player: PlayerId | null;
  name: string | null;
  /** The one the person has chosen; without it, it follows from the name. */
  face: number | null;
  level: string | null;
  /** The seat's share in the shuffle: whoever has given it is ready. */
  entropy: string | null;
  /** Did the bot begin because the person was away? Then it stops when they are back. */
  whileAway: boolean;
  /** Does the bot decide once only, because the time was up? */
  once: boolean;
  /** Milliseconds since 1970: when the person last did something here, and when they were warned since. */
  sign: number;
  warned: number | null;
  /** Missing where no days are counted. */
  days?: SeatDays;
}

/** What some wish for one seat. */
export interface SeatVote {
  readonly to: 'remove' | 'clock';
  readonly seat: number;
  readonly by: readonly number[];
}

/** Somebody who may not come back. */
export interface RemovedPerson {
  readonly player: PlayerId;
  readonly name: string;
}

/** Time that runs: since an entry's moment, and what had been spent before it. */
export interface RunningTime {
  readonly countdown: number;
  readonly since: number;
  /** Milliseconds used up before a pause. */
  readonly spent: number;
}

/** Time for each decision: so many milliseconds, since an entry's moment, and what had been spent before it. */
export interface Pace {
  readonly ms: number;
  readonly since: number;
  readonly spent: number;
}

/** Everything about a table that its log tells: the fold of its entries. Nobody outside the server sees it as it is. */
export interface Table {
  readonly code: string;
  readonly game: Game;
  readonly handlers: EntryHandlers;
  /** Milliseconds since 1970: of the first and of the last entry. */
  readonly made: number;
  last: number;
  seq: number;
  link: string;
  /** The entry that opened this round; the log is read from here. */
  opened: number;
  options: OptionValues;
  settings: TableSettings;
  phase: Phase;
  /** Which game at this table, from 1. */
  round: number;
  host: PlayerId;
  seats: Place[];
  /** The server's share in the shuffle; secret until the game has ended. */
  seed: string;
  agreed: Record<Agreement, number[]>;
  votes: readonly SeatVote[];
  /** The longest ago first. */
  removed: readonly RemovedPerson[];
  chat: Said[];
  /** The state of the game; null before the deal. */
  state: unknown;
  /** Moves made in this game, those of the clock included. */
  moves: number;
  time: RunningTime | null;
  /** When the cards were dealt or the last move was made. */
  moved: number;
  /** The clock that the others have given somebody who did not move: for every decision where the rules have none. */
  pace: Pace | null;
  /** When the pause began. */
  paused: number;
  aborted: boolean;
  /** The game was dealt on a device, before the server knew of it: people may take the seats of its bots. */
  lifted: boolean;
}

export function playOf(table: Pick<Table, 'code' | 'round'>): string {
  return `${table.code}-${table.round}`;
}

export function seatOf(table: Table, player: PlayerId): number | undefined {
  const seat = table.seats.findIndex((place) => place.player === player);
  return seat < 0 ? undefined : seat;
}

/** May somebody who comes take the seat of this bot while the game goes on? */
export function isOffered({ lifted, phase, seats }: Table, seat: number): boolean {
  return lifted && isRunning(phase) && seats[seat]?.player === null && seats[seat].level !== null;
}

export function isOpen(place: Place): boolean {
  return place.player === null && place.level === null;
}

/** Does a bot decide here, for good or standing in? */
export function isPlayedByBot(place: Place): boolean {
  return place.level !== null;
}

export function hasPeople(table: Table): boolean {
  return table.seats.some((place) => place.player !== null);
}

export function isRemoved(table: Pick<Table, 'removed'>, player: PlayerId): boolean {
  return table.removed.some((person) => person.player === player);
}

/** Those with a seat, and the host. */
export function peopleAt(table: Table): PlayerId[] {
  const people = table.seats.flatMap(({ player }) => player ?? []);
  return people.includes(table.host) ? people : [...people, table.host];
}

/** The people who have to decide just now; not those for whom a bot does. */
export function decidingPeople({ game, phase, seats, state }: Table): PlayerId[] {
  if (phase !== 'playing') return [];
  return game
    .deciding(state)
    .flatMap((seat) => (seats[seat].level === null ? (seats[seat].player ?? []) : []));
}

/** Cards are on the table: dealt, and the game not yet over. */
export function isRunning(phase: Phase): boolean {
  return phase === 'playing' || phase === 'paused';
}

export function hasEnded(phase: Phase): boolean {
  return phase === 'over' || phase === 'closed';
}

/** Every person is ready and no seat is open. */
export function mayDeal(table: Table): boolean {
  return table.seats.every((place) =>
    place.player === null ? place.level !== null : place.entropy !== null,
  );
}

export function outcomeOf(table: Table): Outcome | null {
  return table.state === null ? null : (table.game.outcome(table.state) ?? null);
}

export function openPlace(): Place {
  return { ...NOBODY };
}

/** Bots of older entries have no name. */
export function botPlace(level: string, name: string | null): Place {
  return { ...NOBODY, name, level };
}

export function personPlace(
  player: PlayerId,
  { name, face = null }: { readonly name: string; readonly face?: number | null },
  sign: number,
): Place {
  return { ...NOBODY, player, name, face, sign };
}

const NOBODY: Place = {
  player: null,
  name: null,
  face: null,
  level: null,
  entropy: null,
  whileAway: false,
  once: false,
  sign: 0,
  warned: null,
};
