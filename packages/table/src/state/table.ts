import type { OptionValue, Outcome, PlayedGame } from '@samsara/engine';
import type { Act, PlayedBy, Said, TableSettings } from '@samsara/protocol';
import type { MoveBody } from './entries.ts';
import type { Evening } from './evening.ts';
import type { EntryHandlers } from './fold.ts';
import type { SharesShown } from './shuffle.ts';

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
  /** The seat's share in the shuffle, once it is shown, and what it was committed to before: whoever has given one is ready. After the deal a server leaves them to its log. */
  entropy: string | null;
  commitment: string | null;
  /** Did the bot begin because the person was away? Then it stops when they are back. */
  whileAway: boolean;
  /** Does the bot decide once only, because the time was up? */
  once: boolean;
  /** Milliseconds since 1970: when the person last did something here, and when they were warned since. */
  sign: number;
  warned: number | null;
  /** Missing where no days are counted. */
  days?: SeatDays;
  /** Of the last games, how many the person has played to their end, and how many there were. */
  record?: Steadiness;
  /** Missing for people. */
  playedBy?: PlayedBy;
}

export type Steadiness = readonly [finished: number, games: number];

/** How somebody has played in this round. */
export interface Conduct {
  readonly player: PlayerId;
  /** How often the time has run out for them, and how often in a row. */
  readonly late: number;
  readonly row: number;
  /** They have gone from the running game. */
  readonly left: boolean;
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

/** The last move of a person, as long as no other person has decided anything since: what it takes to take it back. */
export interface LastMove {
  readonly seat: number;
  readonly player: PlayerId;
  /** The state before it, and the time that ran. */
  readonly before: unknown;
  readonly time: RunningTime | null;
  readonly pace: Pace | null;
  readonly days?: SeatDays;
  /** The move itself, then what bots and the clock did. */
  readonly moves: readonly MoveBody[];
  readonly question: UndoQuestion | null;
  /** Has somebody said no? The move stands, and nobody is asked again. */
  readonly declined: boolean;
}

/** Somebody asks to take their move back. */
export interface UndoQuestion {
  /** The number of the entry that asks. */
  readonly asked: number;
  readonly at: number;
  /** Seats whose people have to agree, and those who have. */
  readonly asks: readonly number[];
  readonly agreed: readonly number[];
}

/** Whose cards somebody has seen in this round who does not sit there any more. */
export interface SeenSeat {
  readonly player: PlayerId;
  readonly seat: number;
  /** The table has handed the seat on. */
  readonly handedOn?: true;
}

/** Somebody who wants to play the next game. */
export interface Waiting {
  readonly player: PlayerId;
  readonly name: string;
  readonly face?: number;
  readonly record?: Steadiness;
}

/** Somebody without a seat says that it is theirs. */
export interface SeatQuestion {
  readonly seat: number;
  /** Whose seat it is. */
  readonly person: PlayerId;
  readonly asker: PlayerId;
  readonly record?: Steadiness;
  /** The number of the entry that asks. */
  readonly asked: number;
  readonly at: number;
  readonly agreed: readonly PlayerId[];
  readonly refused: readonly PlayerId[];
}

/** Everything about a table that its log tells: the fold of its entries. Nobody outside the server sees it as it is. */
export interface Table {
  readonly code: string;
  readonly game: PlayedGame;
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
  /** From the moment when everybody's commitments are fixed; null before, and where a server leaves them to its log. */
  shares: SharesShown | null;
  /** How often in this round they were fixed in vain. */
  broken: number;
  /** Replaced and never changed: all tables where nobody agrees to anything have the same. */
  agreed: Readonly<Record<Agreement, readonly number[]>>;
  votes: readonly SeatVote[];
  /** The longest ago first. */
  removed: readonly RemovedPerson[];
  chat: Said[];
  /** The state of the game; null before the deal. */
  state: unknown;
  /** Moves made in this game, those of the clock included; to take moves back counts as one more. */
  moves: number;
  /** How often moves were taken back in this game. */
  undone: number;
  /** Null where nobody could take it back, and on a device, which takes moves back in its own way. */
  lastMove: LastMove | null;
  time: RunningTime | null;
  /** When the cards were dealt. */
  dealt: number;
  /** When the cards were dealt or the last move was made. */
  moved: number;
  /** The clock that the others have given somebody who did not move: for every decision where the rules have none. */
  pace: Pace | null;
  /** When the pause began. */
  paused: number;
  aborted: boolean;
  /** Games at this table that are counted already, see `later/evening.ts`. */
  evening: Evening | undefined;
  seen: readonly SeenSeat[];
  /** Who waits for the next game, in their order. */
  next: readonly Waiting[];
  seatQuestion: SeatQuestion | null;
  /** Who has asked for a seat in this round, once for each time; whoever was told no does not ask again. */
  seatAskers: readonly { readonly player: PlayerId; readonly declined: boolean }[];
  /** The game was dealt on a device, before the server knew of it: people may take the seats of its bots. */
  lifted: boolean;
  /** What was done to people and to the table, for everybody to see; the longest ago first. */
  acts: readonly Act[];
  conduct: readonly Conduct[];
}

export function playOf(table: Pick<Table, 'code' | 'round'>): string {
  return `${table.code}-${table.round}`;
}

export function seatOf(table: Table, player: PlayerId): number | undefined {
  const seat = table.seats.findIndex((place) => place.player === player);
  return seat < 0 ? undefined : seat;
}

/** May whoever comes take seats of bots while the game goes on? */
export function offersSeats({ lifted, phase, settings }: Table): boolean {
  return isRunning(phase) && (lifted || (settings.newcomers === true && settings.spectators !== null));
}

/** May somebody who comes take the seat of this bot while the game goes on? */
export function isOffered(table: Table, seat: number): boolean {
  const place = table.seats[seat];
  return offersSeats(table) && place?.player === null && place.level !== null;
}

/** Has somebody seen other cards of this round than those of that seat? What was seen cannot be unseen. */
export function hasSeenOthers({ phase, seen }: Table, player: PlayerId, seat: number): boolean {
  return isRunning(phase) && seen.some((each) => each.player === player && each.seat !== seat);
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

/** Over days nobody is told who is there: a planned move would tell that its person is not. Before the deal nobody has one. */
export function hidesPresence({ settings, phase }: Pick<Table, 'settings' | 'phase'>): boolean {
  return settings.days !== undefined && phase !== 'gathering';
}

export function hasEnded(phase: Phase): boolean {
  return phase === 'over' || phase === 'closed';
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
  {
    name,
    face = null,
    record,
    playedBy,
  }: {
    readonly name: string;
    readonly face?: number | null;
    readonly record?: Steadiness;
    readonly playedBy?: PlayedBy;
  },
  sign: number,
): Place {
  const known = { ...(record && { record }), ...(playedBy && { playedBy }) };
  return { ...NOBODY, player, name, face, sign, ...known };
}

const NOBODY: Place = {
  player: null,
  name: null,
  face: null,
  level: null,
  entropy: null,
  commitment: null,
  whileAway: false,
  once: false,
  sign: 0,
  warned: null,
};
