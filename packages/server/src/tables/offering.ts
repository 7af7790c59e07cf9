import { randomBytes } from 'node:crypto';
import { commitmentTo } from '@samsara/engine';
import type { Entry } from '@samsara/table';
import {
  type Body,
  nextEntry as entryNext,
  fold,
  isMove,
  isRunning,
  playOf,
  type Table,
  type Tried,
} from '@samsara/table';
import { sha256 } from '../log/chain.ts';
import type { Log, Notes, Play } from '../log/log.ts';
import { endedPlay, tableIndex } from './ending.ts';

/** The next entry of a table. */
export function nextEntry(table: Table, now: number, command: string, actor: string, body: Body): Entry {
  // To forget something is nothing that happens at the table: no time goes by.
  const isForgetting = !isMove(body) && body.type === 'forgotten';
  return entryNext(table, { command, actor, body, now: isForgetting ? table.last : now }, sha256);
}

/** Does nothing have to be found later that this changes? So it is with nearly every move. */
export function isPlain(body: Body, tried: Tried | undefined): boolean {
  return isMove(body) ? tried?.endsGame === false : body.type === 'say';
}

/** What has to be found later is written with the entry that changes it. */
export async function notesOn(
  log: Pick<Log, 'read'>,
  table: Table,
  entry: Entry,
  body: Body,
  tried: Tried | undefined,
): Promise<Notes> {
  const after = fold(copied(table), entry, body, undefined, tried);
  const index = tableIndex(after);
  if (!isRunning(table.phase) || isRunning(after.phase)) return { index };
  const entries = await log.read(table.code, table.opened - 1);
  const before = entries.filter(({ seq }) => seq < entry.seq);
  return { index, ended: endedPlay(after, [...before, entry]) };
}

/** The promise about the shuffle of the table's game; asked again, it is the same one. */
export function playOfTable(log: Pick<Log, 'promise'>, table: Table): Promise<Play> {
  return log.promise(playOf(table), commitmentTo(table.seed));
}

/** A rematch gets its seed when it is written. */
export function withSeed(body: Body): Body {
  return !isMove(body) && body.type === 'rematch' ? { ...body, seed: drawSeed() } : body;
}

/** The server's share in a shuffle: 32 bytes as hexadecimal digits. */
export function drawSeed(): string {
  return randomBytes(32).toString('hex');
}

/** A copy that can be folded on. */
function copied(table: Table): Table {
  return {
    ...table,
    state: table.state === null ? null : table.game.clone(table.state),
    seats: table.seats.map((place) => ({ ...place })),
    chat: [...table.chat],
  };
}
