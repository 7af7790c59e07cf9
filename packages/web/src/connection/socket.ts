import { signal } from '@preact/signals';
import { type ClientMessage, type Command, PROTOCOL_VERSION, type ServerMessage } from '@samsara/protocol';
import type { Answer, Connection } from '../session/session.ts';
import { api } from './api.ts';
import { isTemporary, retryDelay } from './retry.ts';
import { seatAskedFor } from './seat-asked.ts';
import { askStanding } from './standing.ts';

/** A table that is followed through the socket. */
export interface Watcher {
  readonly table: string;
  /** How to ask for the table (again). */
  watch(): ClientMessage;
  hear(message: ServerMessage): void;
}

interface Unanswered {
  readonly command: Command;
  readonly answer: (answer: Answer) => void;
  /** How often it was refused for now. */
  tries: number;
}

/** A command that was refused this often for now gets its refusal. */
const MOST_TRIES = 6;
const PING_EVERY_MS = 20_000;
/** A connection without any message for this long is dead. */
const SILENT_MS = 45_000;
/** Failures after which the page says that it is offline. */
const OFFLINE_AFTER = 3;
/** Whoever was sent on this often, and has not heard of a table in between, names none: its node cannot serve it just now. */
const NAMELESS_AFTER = 2;

/**
 * The one connection to the server, for all tables of this page. When it breaks it is opened again: every table is asked for
 * from the last entry that is known, and every command without an answer is sent again under its old id.
 */
class ServerConnection {
  readonly connection = signal<Connection>('reconnecting');
  readonly #watchers = new Set<Watcher>();
  readonly #unanswered = new Map<string, Unanswered>();
  readonly #lobbyListeners = new Set<(message: Extract<ServerMessage, { type: 'lobby' }>) => void>();
  #isIncompatible = false;
  #socket: WebSocket | null = null;
  #isOpening = false;
  #failures = 0;
  /** How often in a row another connection was said to do better. */
  #sentOn = 0;
  /** Wall-clock time: the monotonic clock may stand still while a device sleeps. */
  #lastHeardAt = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pingTimer: ReturnType<typeof setInterval> | undefined;

  constructor() {
    addEventListener('online', () => this.#reconnect(0));
    addEventListener('offline', () => this.#networkLost());
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden && this.#isWanted()) this.#reconnect(0);
    });
  }

  watch(watcher: Watcher): () => void {
    this.#watchers.add(watcher);
    if (this.#isIncompatible) refuseVersion(watcher);
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
    this.#lobbyListeners.add(hear);
    if (this.#isOpen()) this.#send({ type: 'watch-lobby' });
    else void this.#open();
    return () => {
      this.#lobbyListeners.delete(hear);
      if (this.#lobbyListeners.size === 0 && this.#isOpen()) this.#send({ type: 'unwatch-lobby' });
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
    return this.#watchers.size > 0 || this.#lobbyListeners.size > 0 || this.#unanswered.size > 0;
  }

  #closeIfUnwanted(): void {
    if (this.#isWanted()) return;
    clearTimeout(this.#retry);
    this.#drop();
  }

  async #open(): Promise<void> {
    if (this.#isOpening || this.#socket !== null) return;
    this.#isOpening = true;
    clearTimeout(this.#retry);
    try {
      // The first visit makes the person; only then is there somebody to give a ticket to.
      if (this.#failures === 0) await api.me();
      const { ticket } = await api.ticket();
      if (this.#isWanted()) this.#connect(ticket);
    } catch {
      this.#failed();
    } finally {
      this.#isOpening = false;
    }
  }

  #connect(ticket: string): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const table = this.#tableInMind();
    const asked = new URLSearchParams({
      ticket,
      version: String(PROTOCOL_VERSION),
      ...(table !== undefined && { table }),
    });
    const socket = new WebSocket(`${scheme}://${location.host}/socket?${asked}`);
    this.#socket = socket;
    socket.onopen = () => this.#opened();
    socket.onmessage = ({ data }) => this.#heard(String(data));
    socket.onclose = () => {
      if (this.#socket !== socket) return;
      this.#drop();
      this.#failed();
    };
  }

  /** Named in the socket's address, so that a load balancer can send everybody at a table to the same node. */
  #tableInMind(): string | undefined {
    if (this.#sentOn >= NAMELESS_AFTER) return undefined;
    const [watcher] = this.#watchers;
    const [unanswered] = this.#unanswered.values();
    return watcher?.table ?? unanswered?.command.table;
  }

  #opened(): void {
    this.#failures = 0;
    this.#lastHeardAt = Date.now();
    this.connection.value = 'live';
    for (const watcher of this.#watchers) this.#send(watcher.watch());
    if (this.#lobbyListeners.size > 0) this.#send({ type: 'watch-lobby' });
    for (const { command } of this.#unanswered.values()) this.#send(command);
    clearInterval(this.#pingTimer);
    this.#pingTimer = setInterval(() => this.#keepAlive(), PING_EVERY_MS);
  }

  #keepAlive(): void {
    if (Date.now() - this.#lastHeardAt > SILENT_MS) this.#reconnect(0);
    else this.#send({ type: 'ping', at: performance.now() });
  }

  #heard(text: string): void {
    this.#lastHeardAt = Date.now();
    const parsed = JSON.parse(text) as ServerMessage | ServerMessage[];
    for (const message of Array.isArray(parsed) ? parsed : [parsed]) this.#hearOne(message);
  }

  #hearOne(message: ServerMessage): void {
    if (message.type === 'done') this.#answer(message.id, { ok: true });
    else if (message.type === 'refused') this.#answer(message.id, { ok: false, reason: message.reason });
    else if (message.type === 'welcome') this.#compare(message.version);
    else if (message.type === 'reconnect') this.#goOn(message.after_ms);
    else if (message.type === 'lobby') for (const hear of this.#lobbyListeners) hear(message);
    else if (message.type === 'standing') void askStanding();
    else if (message.type === 'seat-asked') seatAskedFor.value = message;
    else if ('table' in message && !this.#isIncompatible) {
      this.#sentOn = 0;
      for (const watcher of this.#watchers) if (watcher.table === message.table) watcher.hear(message);
    }
  }

  #goOn(after: number): void {
    this.#sentOn++;
    this.#reconnect(after);
  }

  /** A server that speaks no version of the protocol that is known here: its tables can only be shown by its own page. */
  #compare(version: number): void {
    this.#isIncompatible = version > PROTOCOL_VERSION;
    if (this.#isIncompatible) for (const watcher of this.#watchers) refuseVersion(watcher);
  }

  /** A refusal that asks to come back is not an answer yet: the command is sent again. */
  #answer(id: string | null, answer: Answer): void {
    const waiting = id === null ? undefined : this.#unanswered.get(id);
    if (id === null || waiting === undefined) return;
    if (!answer.ok && isTemporary(answer.reason) && ++waiting.tries < MOST_TRIES) {
      const wait = answer.reason.retry_ms ?? retryDelay(waiting.tries);
      setTimeout(() => this.#isOpen() && this.#send(waiting.command), wait);
      return;
    }
    this.#unanswered.delete(id);
    waiting.answer(answer);
    this.#closeIfUnwanted();
  }

  /** The device has no network: it says so at once, and does not wait for the connection to time out. */
  #networkLost(): void {
    if (!this.#isWanted()) return;
    clearTimeout(this.#retry);
    this.#drop();
    this.#failed();
  }

  #failed(): void {
    this.#failures++;
    this.connection.value = this.#failures > OFFLINE_AFTER || !navigator.onLine ? 'offline' : 'reconnecting';
    if (this.#isWanted()) this.#retry = setTimeout(() => void this.#open(), retryDelay(this.#failures));
  }

  /** Drops the connection, if there is one, and opens it again after a while. */
  #reconnect(after: number): void {
    if (this.#isOpen() && after === 0 && Date.now() - this.#lastHeardAt < PING_EVERY_MS) return;
    clearTimeout(this.#retry);
    this.#drop();
    this.connection.value = 'reconnecting';
    if (this.#isWanted()) this.#retry = setTimeout(() => void this.#open(), after);
  }

  #drop(): void {
    clearInterval(this.#pingTimer);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #send(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message));
  }
}

function refuseVersion(watcher: Watcher): void {
  watcher.hear({ type: 'gone', table: watcher.table, reason: { code: 'wrong-version' } });
}

let shared: ServerConnection | undefined;

export function serverConnection(): ServerConnection {
  shared ??= new ServerConnection();
  return shared;
}
