import { type Checked, refuse } from '../../commands/checked.ts';
import { isRemoved, isRunning, type PlayerId, peopleAt, seatOf, type Table } from '../../state/table.ts';
import { type Commander, whyApart } from './commander.ts';
import { nameAmong } from './names.ts';

export function checkSay(table: Table, by: Commander, what: { phrase: string } | { text: string }): Checked {
  const seat = seatOf(table, by.player);
  const name = seat === undefined ? by.name : table.seats[seat].name;
  const { chat } = table.settings;
  const apart = seat === undefined ? whyApart(by.blocks, by.player, peopleAt(table)) : undefined;
  const hindrance = apart === 'no-such-table' ? apart : whyNotWatch(table, by.player);
  if (hindrance !== undefined) return refuse(hindrance);
  // Whoever watches could tell what they see.
  if (seat === undefined && isRunning(table.phase)) return refuse('chat-off');
  if (chat === 'off' || (chat === 'phrases' && 'text' in what)) return refuse('chat-off');
  if (table.phase === 'closed') return refuse('not-now');
  if (name === null) return refuse('no-seat');
  const named =
    seat === undefined ? nameAmong(table.seats, name, by.whyNotNamed) : { ok: true as const, name };
  if (!named.ok) return named;
  return {
    ok: true,
    body: { type: 'say', seat: seat ?? null, name: named.name, what: what as { text: string } },
  };
}

/** Anybody with the link may see a table before the cards are dealt, unless they were removed; later only where it allows spectators. */
export function whyNotWatch(table: Table, player: PlayerId): 'removed' | 'no-spectators' | undefined {
  if (player === table.host || seatOf(table, player) !== undefined) return undefined;
  if (isRemoved(table, player)) return 'removed';
  return table.settings.spectators !== null || table.phase === 'gathering' ? undefined : 'no-spectators';
}
