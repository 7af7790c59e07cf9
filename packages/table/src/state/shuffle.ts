import { commitmentTo, dealt, type Fairness, fairnessOf, sha256Hex } from '@samsara/engine';
import type { Table } from './table.ts';

/** The state after the deal; the same whenever it is asked for. */
export function dealtState(table: Table): unknown {
  return dealt(table.game, { options: table.options, fairness: fairnessAt(table) });
}

/** Where the shuffle of the table's game comes from. */
export function fairnessAt({ seed, seats }: Table): Fairness {
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
