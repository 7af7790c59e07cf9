import {
  commitmentTo,
  dealt,
  type Fairness,
  fairnessOf,
  type GameRecord,
  type RecordedSeat,
  sha256Hex,
  startRecord,
} from '@samsara/engine';
import type { Table } from './table.ts';

/** The record of the table's game before its first move. */
export function recordAtDeal(table: Table): GameRecord {
  return startRecord(table.game, table.options, recordedSeats(table), fairnessOfTable(table));
}

/** The state after the deal; the same whenever it is asked for. */
export function dealtState(table: Table): unknown {
  return dealt(table.game, recordAtDeal(table));
}

function recordedSeats(table: Table): RecordedSeat[] {
  return table.seats.map(({ player, name, level }, seat) =>
    player === null
      ? { name: name ?? `Bot ${seat + 1}`, kind: `bot:${level}` }
      : { name: name ?? '', kind: 'person' },
  );
}

function fairnessOfTable({ seed, seats }: Table): Fairness {
  const commitment = commitmentTo(seed);
  return fairnessOf(
    seed,
    seats.map(({ entropy }, seat) => entropy ?? botEntropy(commitment, seat)),
  );
}

/** A bot's share follows from the commitment, so that the server cannot choose it. */
function botEntropy(commitment: string, seat: number): string {
  return sha256Hex(`samsara bot entropy 1\n${commitment}\n${seat}`);
}
