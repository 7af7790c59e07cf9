import { type ClientMessage, messageText, type RefusalReason } from '@samsara/protocol';
import { elsewhereMessage, goneMessage, NotUnderstood, peopleAt, refusedMessage } from '@samsara/table';
import type { Caller, Line } from '../hub/hub.ts';
import type { Lobby } from '../lobby/lobby.ts';
import type { LiveTable } from './live-table.ts';

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
export class TableCaller implements Caller {
  readonly #line: Line;
  readonly #reach: Reach;
  /** The codes of the tables it follows: nearly always one, and there are many callers, so it is no set. */
  #followed: readonly string[] = [];
  #gone = false;

  constructor(line: Line, reach: Reach) {
    this.#line = line;
    this.#reach = reach;
  }

  receive(message: ClientMessage): void {
    const line = this.#line;
    const reach = this.#reach;
    switch (message.type) {
      case 'watch':
        return this.#watch(message);
      case 'unwatch':
        return this.#unwatch(message.table);
      case 'watch-lobby':
        return reach.lobby.read(line);
      case 'unwatch-lobby':
        return reach.lobby.stopReading(line);
      case 'ping':
        return line.send(messageText({ type: 'pong', at: message.at, now: reach.now() }));
      default:
        return this.#withTable(message.table, message.id, (live) => live.submit(line, message));
    }
  }

  hangUp(): void {
    const line = this.#line;
    const reach = this.#reach;
    this.#gone = true;
    reach.lobby.stopReading(line);
    for (const code of this.#followed) this.#unwatch(code);
    reach.hungUp(line);
  }

  #watch(message: Extract<ClientMessage, { type: 'watch' }>): void {
    const line = this.#line;
    const { table } = message;
    if (!this.#followed.includes(table)) {
      if (this.#followed.length >= MOST_TABLES)
        return line.send(goneMessage(table, { code: 'too-many-tables' }));
      this.#followed = [...this.#followed, table];
    }
    this.#withTable(table, null, (live) => {
      if (!this.#gone && this.#followed.includes(table)) live.watch(line, message);
    });
  }

  #unwatch(code: string): void {
    if (this.#forget(code)) this.#reach.awake(code)?.watch(this.#line, null);
  }

  #forget(code: string): boolean {
    const before = this.#followed;
    this.#followed = before.filter((other) => other !== code);
    return this.#followed.length < before.length;
  }

  #withTable(code: string, id: string | null, act: (live: LiveTable) => void): void {
    const found = this.#reach.find(code);
    if (found !== undefined && !(found instanceof Promise)) return this.#actUnlessGuessed(found, id, act);
    Promise.resolve(found).then(
      (live) => (live === undefined ? this.#missed(code, id) : this.#actUnlessGuessed(live, id, act)),
      (error) => {
        this.#reach.report(error, code);
        if (!(error instanceof NotUnderstood)) return this.#lost(code, id, { code: 'try-again' });
        this.#forget(code);
        this.#line.send(elsewhereMessage());
      },
    );
  }

  /** Whoever has guessed wrongly too often learns of no other tables than their own. */
  #actUnlessGuessed(live: LiveTable, id: string | null, act: (live: LiveTable) => void): void {
    const { code } = live.table;
    // A command to a table that is followed tells nothing new.
    if (id !== null && this.#followed.includes(code)) return act(live);
    const retry_ms = this.#line.guesses?.wait() ?? 0;
    if (retry_ms === 0 || peopleAt(live.table).includes(this.#line.player)) return act(live);
    this.#lost(code, id, { code: 'too-fast', retry_ms });
  }

  #missed(code: string, id: string | null): void {
    const retry_ms = this.#line.guesses?.wait() ?? 0;
    this.#line.guesses?.missed();
    this.#lost(code, id, retry_ms > 0 ? { code: 'too-fast', retry_ms } : { code: 'no-such-table' });
  }

  #lost(code: string, id: string | null, reason: RefusalReason): void {
    this.#forget(code);
    this.#line.send(id === null ? goneMessage(code, reason) : refusedMessage(id, code, reason));
  }
}
