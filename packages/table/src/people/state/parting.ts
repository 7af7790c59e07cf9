import type { Deed } from '../../state/entries.ts';
import { endGame } from '../../state/round.ts';
import { botPlace, hasPeople, isRunning, openPlace, type Table } from '../../state/table.ts';
import { noteSeen } from './coming.ts';
import { votesWithout } from './votes.ts';

type Vacated = Pick<Extract<Deed, { type: 'seat' }>, 'seat' | 'level' | 'name'>;

/** Takes a person or bot off a seat. */
export function vacate(table: Table, { seat, level, name }: Vacated): void {
  table.seats[seat] = level === null ? openPlace() : botPlace(level, name ?? null);
  const stays = (other: number) => other !== seat;
  const { pause, resume, abort } = table.agreed;
  table.agreed = { pause: pause.filter(stays), resume: resume.filter(stays), abort: abort.filter(stays) };
  table.votes = votesWithout(table.votes, seat);
}

/** Somebody goes for good. What was the host's becomes another's; a table without any people is closed. */
export function part(table: Table, deed: Vacated & { readonly host?: number }): void {
  const { player } = table.seats[deed.seat];
  noteSeen(table, deed.seat);
  vacate(table, deed);
  if (player !== table.host) return;
  passOnHost(table, deed.host);
  if (hasPeople(table)) return;
  table.aborted = isRunning(table.phase);
  endGame(table, 'closed');
}

/** Whom the entry names becomes the host, in older ones the first person; without one the last host stays it. */
function passOnHost(table: Table, heir: number | undefined): void {
  const next = heir === undefined ? table.seats.find(({ player }) => player !== null) : table.seats[heir];
  table.host = next?.player ?? table.host;
}
