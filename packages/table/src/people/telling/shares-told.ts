import type { TableInfo } from '@samsara/protocol';
import type { Table } from '../../state/table.ts';
import { waitedFor } from '../state/exchange.ts';

/** Before the deal: everybody's commitments, and how far the shares have come. The shares themselves are in the record alone. */
export function sharesTold(table: Table): Pick<TableInfo, 'shares'> {
  const { phase, seats, shares, broken } = table;
  if (phase !== 'gathering') return {};
  const anew = shares?.anew.map((list) => [...list]) ?? [];
  return {
    shares: {
      commitments: seats.map(({ commitment }) => commitment),
      fixed: shares !== null,
      attempt: anew.length + 1,
      waits_for: waitedFor(table),
      plain: [...(shares?.plain ?? [])],
      anew,
      broken,
    },
  };
}
