import type { ClockInfo } from '@samsara/protocol';
import { withGrace } from '../../later/clock-due.ts';
import { clockShown, isStopped, type Service, served } from '../../state/clock.ts';
import type { Agreement, Pace, Place, Table } from '../../state/table.ts';
import { daysShown } from '../days/days-shown.ts';
import { conductOf, SHORT_TIME_FROM } from './conduct.ts';

/** The clock that people at a table give somebody who does not move: so long for every decision from then on. */
export const PACE_MS = 60_000;
/** Nobody is hurried before they have thought so long. */
export const HURRY_AFTER_MS = 60_000;
/** Whoever has let that time run out before has less. */
export const SHORT_PACE_MS = 20_000;

/** A pause stops it; `spent` is what had been used up then. */
export function paceAfter(pace: Pace | null, to: Agreement, spent: number, at: number): Pace | null {
  if (pace === null || to === 'abort') return pace;
  return { ms: pace.ms, since: at, spent: to === 'pause' ? spent : pace.spent };
}

/** Milliseconds used up of the time for the decision that is due, as they are written down where a pause begins. */
export function spentPaceAt(table: Table, now: number, service: Service): { readonly pace?: number } {
  return table.pace === null ? {} : { pace: Math.round(spentPace(table.pace, table, now, service)) };
}

/** When the time for the decision that is due is up; undefined where the rules have a clock of their own. */
export function paceDue(table: Table, now: number, service: Service): number | undefined {
  if (table.phase !== 'playing' || isStopped(service)) return undefined;
  if (table.pace === null || !isPaced(table)) return undefined;
  const due = now + paceOf(table, table.pace) - spentPace(table.pace, table, now, service);
  return withGrace(due, table.pace.since, service);
}

/** The seats for which a bot decides when that time is up: people who owe an answer. */
export function overdueSeats({ game, state, seats }: Table): number[] {
  return game.deciding(state).filter((seat) => seats[seat].player !== null && seats[seat].level === null);
}

/** The countdown that the rules give, or else the one that the others have given or that of days, as everybody may see it. */
export function anyClockShown(table: Table, now: number, service: Service): ClockInfo | null {
  return clockShown(table, now, service) ?? paceShown(table, now, service) ?? daysShown(table, now);
}

function paceShown(table: Table, now: number, service: Service): ClockInfo | null {
  if (table.pace === null || !isPaced(table)) return null;
  const ms = paceOf(table, table.pace);
  const left = ms - spentPace(table.pace, table, now, service);
  return {
    // The rules count their own countdowns from zero.
    countdown: -1 - table.moves,
    left_ms: Math.max(0, left),
    of_ms: ms,
    stands: table.phase === 'paused' || isStopped(service),
  };
}

/** Less time where everybody who is asked has let it run out before. */
function paceOf(table: Table, { ms }: Pace): number {
  if (table.conduct.length === 0) return ms;
  const asked = table.game.deciding(table.state).map((seat) => table.seats[seat]);
  const people = asked.filter(({ player, level, once }) => player !== null && (level === null || once));
  const isLate = ({ player }: Place) => conductOf(table, player ?? '').late >= SHORT_TIME_FROM;
  return people.length > 0 && people.every(isLate) ? Math.min(ms, SHORT_PACE_MS) : ms;
}

function isPaced({ game, state }: Table): boolean {
  return state !== null && game.outcome(state) === undefined && game.deadline(state) === undefined;
}

function spentPace({ since, spent }: Pace, { phase }: Table, now: number, service: Service): number {
  return phase === 'paused' ? spent : spent + served(since, now, service);
}
