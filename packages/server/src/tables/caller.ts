import type { ClientMessage, RefusalReason } from '@samsara/protocol';
import type { Lobby } from '../lobby/lobby.ts';
import type { Caller, Line } from './hub.ts';
import type { LiveTable } from './live-table.ts';
import { goneMessage, refusedMessage } from './messages.ts';

/** More tables nobody follows at once over one socket. */
const MOST_TABLES = 20;

/** What a client that is connected may reach. */
export interface Reach {
  readonly lobby: Lobby;
  readonly now: () => number;
  /** At once if the table is awake. */
  readonly find: (code: string) => LiveTable | Promise<LiveTable | undefined> | undefined;
  readonly awake: (code: string) => LiveTable | undefined;
  readonly hungUp: (line: Line) => void;
  readonly report: (error: unknown, table: string) => void;
}

/** One connected client: its messages find their table. */
export function makeCaller(line: Line, reach: Reach): Caller {
  const followed = new Set<string>();
  let gone = false;

  function withTable(code: string, id: string | null, act: (live: LiveTable) => void): void {
    const found = reach.find(code);
    if (found === undefined || found instanceof Promise) {
      Promise.resolve(found).then(
        (live) => (live === undefined ? lost(code, id, { code: 'no-such-table' }) : act(live)),
        (error) => {
          reach.report(error, code);
          lost(code, id, { code: 'try-again' });
        },
      );
    } else act(found);
  }

  function lost(code: string, id: string | null, reason: RefusalReason): void {
    followed.delete(code);
    line.send(id === null ? goneMessage(code, reason) : refusedMessage(id, code, reason));
  }

  function watch(message: Extract<ClientMessage, { type: 'watch' }>): void {
    if (!followed.has(message.table) && followed.size >= MOST_TABLES) {
      line.send(goneMessage(message.table, { code: 'too-many-tables' }));
      return;
    }
    followed.add(message.table);
    withTable(message.table, null, (live) => {
      if (!gone && followed.has(message.table)) live.watch(line, message);
    });
  }

  function unwatch(code: string): void {
    if (followed.delete(code)) reach.awake(code)?.unwatch(line);
  }

  return {
    receive(message) {
      switch (message.type) {
        case 'watch':
          return watch(message);
        case 'unwatch':
          return unwatch(message.table);
        case 'watch-lobby':
          return reach.lobby.read(line);
        case 'unwatch-lobby':
          return reach.lobby.stopReading(line);
        case 'ping':
          return line.send(JSON.stringify({ type: 'pong', at: message.at, now: reach.now() }));
        default:
          return withTable(message.table, message.id, (live) => live.submit(line, message));
      }
    },
    hangUp() {
      gone = true;
      reach.lobby.stopReading(line);
      for (const code of [...followed]) unwatch(code);
      reach.hungUp(line);
    },
  };
}
