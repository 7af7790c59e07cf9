import { type ClientMessage, messageText, type RefusalReason } from '@samsara/protocol';
import {
  elsewhereMessage,
  GameUnknown,
  goneMessage,
  NotUnderstood,
  peopleAt,
  refusedMessage,
} from '@samsara/table';
import type { Caller, Line } from '../hub/hub.ts';
import type { Lobby } from '../lobby/lobby.ts';
import type { LiveTable } from './live-table.ts';

/** More tables nobody follows at once over one socket. */
const MOST_TABLES = 20;

/** What a client that is connected needs. */
export interface CallerDependencies {
  readonly lobby: Lobby;
  readonly now: () => number;
  /** At once if the table is awake. */
  readonly find: (code: string) => LiveTable | Promise<LiveTable | undefined> | undefined;
  readonly awake: (code: string) => LiveTable | undefined;
  /** Resolves when it is at hand whom somebody does not meet. */
  readonly loadBlocks: (player: string) => Promise<void>;
  readonly hungUp: (line: Line) => void;
  readonly report: (error: unknown, table: string) => void;
}

/** One connected client: its messages find their table. */
export class TableCaller implements Caller {
  readonly #line: Line;
  readonly #deps: CallerDependencies;
  /** The codes of the tables it follows: nearly always one, and there are many callers, so it is no set. */
  #followed: readonly string[] = [];
  #gone = false;
  #readsLobby = false;

  constructor(line: Line, deps: CallerDependencies) {
    this.#line = line;
    this.#deps = deps;
  }

  receive(message: ClientMessage): void {
    const line = this.#line;
    const deps = this.#deps;
    switch (message.type) {
      case 'watch':
        return this.#watch(message);
      case 'unwatch':
        return this.#unwatch(message.table);
      case 'watch-lobby':
        return this.#readLobby();
      case 'unwatch-lobby':
        this.#readsLobby = false;
        return deps.lobby.stopReading(line);
      case 'ping':
        return line.send(messageText({ type: 'pong', at: message.at, now: deps.now() }));
      default:
        return this.#withTable(message.table, message.id, (live) => live.submit(line, message));
    }
  }

  hangUp(): void {
    const line = this.#line;
    const deps = this.#deps;
    this.#gone = true;
    deps.lobby.stopReading(line);
    for (const code of this.#followed) this.#unwatch(code);
    deps.hungUp(line);
  }

  #readLobby(): void {
    const { lobby, loadBlocks, report } = this.#deps;
    this.#readsLobby = true;
    loadBlocks(this.#line.player)
      .catch((error) => report(error, ''))
      .then(() => {
        if (!this.#gone && this.#readsLobby) lobby.read(this.#line);
      });
  }

  #watch(message: Extract<ClientMessage, { type: 'watch' }>): void {
    const line = this.#line;
    const { table } = message;
    if (!this.#followed.includes(table)) {
      if (this.#followed.length >= MOST_TABLES)
        return line.send(goneMessage(table, { code: 'too-many-tables' }));
      this.#followed = this.#followed.concat(table);
    }
    this.#withTable(table, null, (live) => {
      if (!this.#gone && this.#followed.includes(table)) live.watch(line, message);
    });
  }

  #unwatch(code: string): void {
    if (this.#forget(code)) this.#deps.awake(code)?.watch(this.#line, null);
  }

  #forget(code: string): boolean {
    const before = this.#followed;
    this.#followed = before.filter((other) => other !== code);
    return this.#followed.length < before.length;
  }

  #withTable(code: string, id: string | null, act: (live: LiveTable) => void): void {
    const found = this.#deps.find(code);
    if (found !== undefined && !(found instanceof Promise)) return this.#actUnlessGuessed(found, id, act);
    Promise.resolve(found).then(
      (live) => (live === undefined ? this.#missed(code, id) : this.#actUnlessGuessed(live, id, act)),
      (error) => {
        if (error instanceof GameUnknown) return this.#unknownGame(code, id, error.game);
        this.#deps.report(error, code);
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

  /** The table is there, but nobody can play it here. */
  #unknownGame(code: string, id: string | null, game: string): void {
    const retry_ms = this.#line.guesses?.wait() ?? 0;
    this.#lost(
      code,
      id,
      retry_ms > 0 ? { code: 'too-fast', retry_ms } : { code: 'game-unknown', detail: game },
    );
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
