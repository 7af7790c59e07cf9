import type { Outage } from './board.ts';

/** The same time out of service, told without overlaps and in order. */
export function merged(outages: readonly Outage[]): Outage[] {
  const inOrder = [...outages].sort((a, b) => a.from - b.from);
  const apart: Outage[] = [];
  for (const outage of inOrder) {
    const last = apart.at(-1);
    if (last === undefined || outage.from > last.to) apart.push(outage);
    else if (outage.to > last.to) apart[apart.length - 1] = { from: last.from, to: outage.to };
  }
  return apart;
}
