import { commitmentTo, committedBy } from '@samsara/engine';
import { type Checked, ofSeat, refuse } from '../../commands/checked.ts';
import { type PlayerId, seatOf, type Table } from '../../state/table.ts';
import { waitedFor } from '../state/exchange.ts';

/** A share that its seat had committed itself to, and only once all commitments are fixed. */
export function checkShowShare(table: Table, player: PlayerId, attempt: number, share: string): Checked {
  const { shares } = table;
  const checked = ofSeat(table, player, ['gathering'], (seat) => ({ type: 'show-share', seat, share }));
  const seat = seatOf(table, player);
  if (!checked.ok || seat === undefined) return checked;
  if (shares === null || !waitedFor(table).includes(seat)) return refuse('not-now');
  if (attempt !== shares.anew.length + 1) return refuse('not-now');
  const committed = committedBy(commitmentTo(table.seed), seat, share, attempt);
  return committed === table.seats[seat].commitment ? checked : refuse('wrong-share');
}
