import { signal } from '@preact/signals';
import { type ClientMessage, type Command, PROTOCOL_VERSION, type ServerMessage } from '@samsara/protocol';
import type { Answer, Connection } from '../session/session.ts';
import { asksToComeBack, waitAfter } from './retry.ts';
import { api } from './api.ts';

/** What a table's session lends to the socket: where it stands, and ears. */
export interface Watcher {
  readonly table: string;
  /** How to ask for the table (again). */
  watch(): ClientMessage;
  hear(message: ServerMessage): void;
}

interface Unanswered {
  readonly command: Command;
  readonly answer: (answer: Answer) => void;
  /** How often it was sent back to be tried again. */
  tries: number;
}

/** A command that fails so often gets its refusal. */
const MOST_TRIES = 6;
const PING_EVERY_MS = 20_000;
/** A line that says nothing for so long is dead. */
const SILENT_MS = 45_000;
/** Failures after which the page says that it is offline. */
const OFFLINE_AFTER = 3;

/**
 * The one line to the server, for all tables of this page. When it breaks it is made anew: every table is asked for from the
 * last entry that is known, and every command without an answer is sent again under its old id.
 */
class ServerLine {
  readonly connection = signal<Connection>('reconnecting');
  readonly #watchers = new Set<Watcher>();
  readonly #unanswered = new Map<string, Unanswered>();
  readonly #lobbyEars = new Set<(message: Extract<ServerMessage, { type: 'lobby' }>) => void>();
  #speaksOtherwise = false;
  #socket: WebSocket | null = null;
  #isOpening = false;
  #failures = 0;
  /** By the clock on the wall: the other one may stand still while a device sleeps. */
  #heardAt = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;

  constructor() {
    addEventListener('online', () => this.#again(0));
    addEventListener('offline', () => this.#lost());
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden && this.#isWanted()) this.#again(0);
    });
  }

  watch(watcher: Watcher): () => void {
    this.#watchers.add(watcher);
    if (this.#speaksOtherwise) sendAway(watcher);
    else if (this.#isOpen()) this.#send(watcher.watch());
    else void this.#open();
    return () => {
      this.#watchers.delete(watcher);
      if (this.#isOpen()) this.#send({ type: 'unwatch', table: watcher.table });
      this.#closeIfUnwanted();
    };
  }

  /** Asks for a table again, after a gap. */
  watchAgain(watcher: Watcher): void {
    if (this.#isOpen()) this.#send(watcher.watch());
  }

  watchLobby(hear: (message: Extract<ServerMessage, { type: 'lobby' }>) => void): () => void {
    this.#lobbyEars.add(hear);
    if (this.#isOpen()) this.#send({ type: 'watch-lobby' });
    else void this.#open();
    return () => {
      this.#lobbyEars.delete(hear);
      if (this.#lobbyEars.size === 0 && this.#isOpen()) this.#send({ type: 'unwatch-lobby' });
      this.#closeIfUnwanted();
    };
  }

  /** Sends a command until it is answered. */
  order(command: Command): Promise<Answer> {
    return new Promise((answer) => {
      this.#unanswered.set(command.id, { command, answer, tries: 0 });
      if (this.#isOpen()) this.#send(command);
      else void this.#open();
    });
  }

  #isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  #isWanted(): boolean {
    return this.#watchers.size > 0 || this.#lobbyEars.size > 0 || this.#unanswered.size > 0;
  }

  #closeIfUnwanted(): void {
    if (this.#isWanted()) return;
    clearTimeout(this.#retry);
    this.#drop();
  }

  async #open(): Promise<void> {
    if (this.#isOpening || this.#isOpen()) return;
    this.#isOpening = true;
    clearTimeout(this.#retry);
    try {
      // The first visit makes the person; only then is there somebody to give a ticket to.
      if (this.#failures === 0) await api.me();
      const { ticket } = await api.ticket();
      this.#connect(ticket);
    } catch {
      this.#failed();
    } finally {
      this.#isOpening = false;
    }
  }

  #connect(ticket: string): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/socket?ticket=${encodeURIComponent(ticket)}`);
    this.#socket = socket;
    socket.onopen = () => this.#opened();
    socket.onmessage = ({ data }) => this.#heard(String(data));
    socket.onclose = () => {
      if (this.#socket !== socket) return;
      this.#drop();
      this.#failed();
    };
  }

  #opened(): void {
    this.#failures = 0;
    this.#heardAt = Date.now();
    this.connection.value = 'live';
    for (const watcher of this.#watchers) this.#send(watcher.watch());
    if (this.#lobbyEars.size > 0) this.#send({ type: 'watch-lobby' });
    for (const { command } of this.#unanswered.values()) this.#send(command);
    clearInterval(this.#beat);
    this.#beat = setInterval(() => this.#keepAlive(), PING_EVERY_MS);
  }

  #keepAlive(): void {
    if (Date.now() - this.#heardAt > SILENT_MS) this.#again(0);
    else this.#send({ type: 'ping', at: performance.now() });
  }

  #heard(text: string): void {
    this.#heardAt = Date.now();
    const parsed = JSON.parse(text) as ServerMessage | ServerMessage[];
    for (const message of Array.isArray(parsed) ? parsed : [parsed]) this.#hearOne(message);
  }

  #hearOne(message: ServerMessage): void {
    if (message.type === 'done') this.#answer(message.id, { ok: true });
    else if (message.type === 'refused') this.#answer(message.id, { ok: false, reason: message.reason });
    else if (message.type === 'welcome') this.#compare(message.version);
    else if (message.type === 'reconnect') this.#again(message.after_ms);
    else if (message.type === 'lobby') for (const hear of this.#lobbyEars) hear(message);
    else if ('table' in message && !this.#speaksOtherwise) {
      for (const watcher of this.#watchers) if (watcher.table === message.table) watcher.hear(message);
    }
  }

  /** A server that speaks otherwise than this page: its tables can only be shown by its own page. */
  #compare(version: number): void {
    this.#speaksOtherwise = version !== PROTOCOL_VERSION;
    if (this.#speaksOtherwise) for (const watcher of this.#watchers) sendAway(watcher);
  }

  /** A refusal that asks to come back is not an answer yet: the command is sent again. */
  #answer(id: string | null, answer: Answer): void {
    const waiting = id === null ? undefined : this.#unanswered.get(id);
    if (id === null || waiting === undefined) return;
    if (!answer.ok && asksToComeBack(answer.reason) && ++waiting.tries < MOST_TRIES) {
      const wait = answer.reason.retry_ms ?? waitAfter(waiting.tries);
      setTimeout(() => this.#isOpen() && this.#send(waiting.command), wait);
      return;
    }
    this.#unanswered.delete(id);
    waiting.answer(answer);
    this.#closeIfUnwanted();
  }

  /** The device has no network: it says so at once, and does not wait for the line to fall silent. */
  #lost(): void {
    if (!this.#isWanted()) return;
    clearTimeout(this.#retry);
    this.#drop();
    this.#failed();
  }

  #failed(): void {
    this.#failures++;
    this.connection.value = this.#failures > OFFLINE_AFTER || !navigator.onLine ? 'offline' : 'reconnecting';
    if (this.#isWanted()) this.#retry = setTimeout(() => void this.#open(), waitAfter(this.#failures));
  }

  /** Drops the line, if there is one, and opens it after a while. */
  #again(after: number): void {
    if (this.#isOpen() && after === 0 && Date.now() - this.#heardAt < PING_EVERY_MS) return;
    clearTimeout(this.#retry);
    this.#drop();
    this.connection.value = 'reconnecting';
    if (this.#isWanted()) this.#retry = setTimeout(() => void this.#open(), after);
  }

  #drop(): void {
    clearInterval(this.#beat);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #send(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message));
  }
}

function sendAway(watcher: Watcher): void {
  watcher.hear({ type: 'gone', table: watcher.table, reason: { code: 'wrong-version' } });
}

let line: ServerLine | undefined;

export function serverLine(): ServerLine {
  line ??= new ServerLine();
  return line;
}
