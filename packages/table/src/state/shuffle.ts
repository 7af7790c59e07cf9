import { botEntropy, commitmentTo, dealt, type Fairness, fairnessOf } from '@samsara/engine';
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
