import { commitmentTo, committedBy } from '@samsara/engine';
import type { Deed, Entry } from '../../state/entries.ts';
import { askAgain, isReady, mayDeal } from '../../state/shuffle.ts';
import type { Place, Table } from '../../state/table.ts';

type ExchangeDeed = Extract<
  Deed,
  { readonly type: 'commit' | 'fix-commitments' | 'show-share' | 'shares-anew' }
>;

/** How the shares of the shuffle come together. See docs/shuffle.md. */
export function carryOutExchange(table: Table, deed: ExchangeDeed, entry: Entry): void {
  switch (deed.type) {
    case 'commit':
      Object.assign(table.seats[deed.seat], { entropy: null, commitment: deed.commitment });
      return;
    case 'fix-commitments':
      return fixCommitments(table, entry);
    case 'show-share':
      return showShare(table, deed, entry.at);
    case 'shares-anew':
      return beginAnew(table, deed.without, entry.at);
  }
}

/** From the first share on the others have their time. */
function showShare(
  table: Table,
  { seat, share }: Extract<Deed, { readonly type: 'show-share' }>,
  at: number,
): void {
  const { shares, seats } = table;
  const isFirst = seats.every(({ entropy }, other) => entropy === null || shares?.plain.includes(other));
  if (shares !== null && isFirst) table.shares = { ...shares, since: at };
  seats[seat].entropy = share;
}

/** For a share that was sent as it is, the commitment is worked out: to the others it is as fixed as theirs. */
function fixCommitments(table: Table, { seq, at }: Entry): void {
  const promise = commitmentTo(table.seed);
  const plain: number[] = [];
  table.seats.forEach((place, seat) => {
    if (place.entropy === null) return;
    plain.push(seat);
    place.commitment = committedBy(promise, seat, place.entropy, 1);
  });
  table.shares = { fixed: seq, since: at, plain, anew: [] };
}

/** Without anybody's share the cards would be the server's choice: then everybody is asked again. */
function beginAnew(table: Table, without: readonly number[], at: number): void {
  if (table.shares === null) return;
  const { plain } = table.shares;
  const anew = [...table.shares.anew, [...without]];
  table.seats.forEach((place, seat) => {
    if (!plain.includes(seat)) place.entropy = null;
  });
  table.shares = { ...table.shares, anew, since: at };
  if (waitedFor(table).length === 0 && plain.length === 0) breakOff(table);
}

/** Seats whose share of this attempt is still to be shown. */
export function waitedFor({ seats, shares }: Table): number[] {
  if (shares === null) return [];
  const left = shares.anew.flat();
  const isWaitedFor = ({ player, entropy }: Place, seat: number) =>
    player !== null && entropy === null && !left.includes(seat);
  return seats.flatMap((place, seat) => (isWaitedFor(place, seat) ? seat : []));
}

/** Would no share be left without these seats? */
export function leavesNobody({ seats, shares }: Table, without: readonly number[]): boolean {
  if (shares === null || shares.plain.length > 0) return false;
  const left = [...shares.anew.flat(), ...without];
  return seats.every(({ player }, seat) => player === null || left.includes(seat));
}

/** Whoever has gone, or come, meanwhile has changed the table that all others had committed themselves to. */
export function breakOffExchange(table: Table): void {
  if (table.phase === 'gathering' && table.shares !== null && !mayDeal(table)) breakOff(table);
}

function breakOff(table: Table): void {
  askAgain(table);
  table.broken++;
}

/** A share in its place where the table does not keep it any more. */
const IN_LOG = '';

/** Once the cards are dealt, shares are needed for the record alone, which is made from the log: a table in memory, of which there are thousands, does without them. */
export function leaveSharesToLog(table: Table): void {
  if (table.phase === 'gathering') return;
  table.shares = null;
  for (const place of table.seats)
    if (isReady(place)) Object.assign(place, { entropy: IN_LOG, commitment: null });
}

/** Is somebody ready who has still to show their share? Otherwise the cards can be dealt at once, in the former way. */
export function needsExchange({ seats }: Table): boolean {
  return seats.some((place) => isReady(place) && place.commitment !== null);
}
