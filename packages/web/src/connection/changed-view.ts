import { type ServerMessage, withChanges } from '@samsara/protocol';
import type { Received, TableState } from '../session/table-store.ts';
import { receive } from '../session/table-store.ts';

/** What a message of the server makes of a table: it may tell only what has changed in the view that is known here. */
export function receiveChanges(before: TableState | null, message: ServerMessage, now: number): Received {
  if (before === null || message.type !== 'frames' || message.changes === undefined)
    return receive(before, message, now);
  const { changes, ...rest } = message;
  const [first] = rest.frames;
  const isKnown = rest.frames.every(({ seq }) => seq <= before.seq);
  // Changes are of the view before the first of all frames.
  if (!isKnown && first.seq !== before.seq + 1) return { type: 'gap' };
  const view = isKnown ? before.view : withChanges(before.view, changes);
  return receive(before, { ...rest, view }, now);
}
