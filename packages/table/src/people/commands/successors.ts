import { isRunning, type Table } from '../../state/table.ts';

/** The level of a bot where the table names none. */
export const PLAIN_LEVEL = 'casual';

/** The next person clockwise, where the host goes. */
export function heirOf({ host, seats }: Table, seat: number): { readonly host?: number } {
  if (seats[seat].player !== host) return {};
  const clockwise = seats.map((_, step) => (seat + 1 + step) % seats.length);
  const heir = clockwise.find((other) => other !== seat && seats[other].player !== null);
  return heir === undefined ? {} : { host: heir };
}

/** Who plays on for somebody who goes: in a running game a bot of this level, otherwise nobody. */
export function levelAfter(table: Table): string | null {
  return isRunning(table.phase) ? standInLevel(table) : null;
}

export function standInLevel({ settings: { absence } }: Table): string {
  return absence.stand_in.startsWith('bot:') ? absence.stand_in.slice('bot:'.length) : PLAIN_LEVEL;
}
