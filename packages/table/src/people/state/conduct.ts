import type { Deed, Entry, MoveBody } from '../../state/entries.ts';
import { moveOf } from '../../state/entries.ts';
import { type Conduct, isRunning, type PlayerId, type Table } from '../../state/table.ts';
import { note } from './acts.ts';

/** Shorter times are a race, in which nobody waits for anybody. */
const SHORTEST_THINKING_MS = 10_000;
/** Whoever has let the time run out so often has less of it, and in a row so often, lets a bot play. */
export const SHORT_TIME_FROM = 2;
export const BOT_PLAYS_FROM = 3;

export function conductOf({ conduct }: Pick<Table, 'conduct'>, player: PlayerId): Conduct {
  return conduct.find((each) => each.player === player) ?? { player, late: 0, row: 0, left: false };
}

/** Notes who goes from a running game, and for whom a bot decides because the time was up. Before the deed is done. */
export function noteConduct(table: Table, deed: Deed, entry: Entry): void {
  if (!isRunning(table.phase)) return;
  if (deed.type === 'leave') keep(table, table.seats[deed.seat].player, { left: true });
  if (deed.type === 'sit') keep(table, entry.actor, { left: false });
  const isTimeUp = deed.type === 'stand-in' && (deed.once || table.settings.days !== undefined);
  if (isTimeUp) runOut(table, deed.seat, entry);
  if (deed.type === 'hand-over' && entry.actor === 'clock')
    note(table, entry, { what: 'bot-plays', about: table.seats[deed.seat].name ?? '' });
}

/** The same for a move that is about to be made: by the clock, or in time. */
export function noteMoveInTime(table: Table, body: MoveBody, entry: Pick<Entry, 'seq' | 'at'>): void {
  const { actor } = moveOf(body);
  const { game, state, seats } = table;
  if (actor !== 'clock') {
    const { player, level } = seats[actor];
    if (player !== null && level === null && conductOf(table, player).row > 0)
      keep(table, player, { row: 0 });
    return;
  }
  if ((game.deadline(state)?.ms ?? 0) < SHORTEST_THINKING_MS) return;
  for (const seat of game.deciding(state))
    if (seats[seat].player !== null && seats[seat].level === null) runOut(table, seat, entry);
}

function runOut(table: Table, seat: number, entry: Pick<Entry, 'seq' | 'at'>): void {
  const { player, name } = table.seats[seat];
  if (player === null) return;
  const { late, row } = conductOf(table, player);
  keep(table, player, { late: late + 1, row: row + 1 });
  const about = name ?? '';
  if (late === 0) note(table, entry, { what: 'late', about });
  if (late + 1 === SHORT_TIME_FROM && table.pace !== null) note(table, entry, { what: 'short-time', about });
}

function keep(table: Table, player: PlayerId | null, change: Partial<Conduct>): void {
  if (player === null) return;
  const others = table.conduct.filter((each) => each.player !== player);
  table.conduct = [...others, { ...conductOf(table, player), ...change }];
}
