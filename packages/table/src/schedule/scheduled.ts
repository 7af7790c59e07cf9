import type { Dependencies, TableHost } from '../host/host.ts';
import { decidingPeople, type PlayerId } from '../state/table.ts';

/** Something that is done at a table by itself when its time has come. */
export interface Scheduled {
  /** Does what is due. */
  runDue(now: number): void;
  /** When the next is due that a timer has to wait for. */
  nextDue(now: number): number | undefined;
}

/** Who of the people at a table is away, and what that means for the others. */
export interface Absences extends Scheduled {
  /** Nobody is there yet; time to come back runs from now. */
  begin(): void;
  /** Notes who has gone, and who is back. */
  count(): void;
  /** A bot that stood in for somebody who was away stops at once. */
  welcomeBack(player: PlayerId): void;
  /** The same for everybody who is there again. */
  welcomeThoseBack(): void;
  /** Until when the clock waits for somebody who has lost the line. */
  comesBackUntil(): number;
  /** Does nobody wait any longer for somebody who is away? */
  isPatienceOver(player: PlayerId, now: number): boolean;
  /** Have they been away for so long that they are no longer asked about what concerns the whole table? */
  isLong(player: PlayerId | null, now: number): boolean;
}

/** What is done at a table by itself, in the order of its turns. */
export interface Schedule {
  readonly absences: Absences;
  readonly parts: readonly Scheduled[];
}

/** A timer may ring a little early; what is due within this is done. */
export const PRECISION_MS = 0.5;
/** What was offered to the log is not offered again before it should long be there. */
export const RETRY_MS = 1000;

/** A moment that is still to come. */
export function toCome(at: number | undefined, now: number): number | undefined {
  return at === undefined || at <= now ? undefined : at;
}

/** By how much other nodes may go first. */
export function lagAt({ table }: TableHost, { neighbours }: Dependencies): number {
  return neighbours.isAlone ? 0 : neighbours.lag(table.code, decidingPeople(table));
}
