import { randomUUID } from 'node:crypto';
import type { WebSocket } from 'ws';
import { messagesIn } from '../bridge.ts';
import { openSocket, type Visitor } from '../visitor.ts';
import { Refused, type Standing } from './model-table.ts';

/** What a server says about a table, as far as a seat needs it. */
interface TableInfo {
  readonly game: string;
  readonly phase: Standing['phase'];
  readonly seats: readonly {
    readonly kind: 'open' | 'person' | 'bot';
    readonly name: string | null;
    readonly ready: boolean;
    readonly played_by?: 'program' | 'model';
  }[];
}

interface Message {
  readonly type?: string;
  readonly id?: string | null;
  readonly table?: string | null;
  readonly seq?: number;
  readonly info?: TableInfo;
  readonly you?: { readonly seat: number | null };
  readonly view?: unknown;
  readonly clock?: { readonly left_ms: number; readonly stands: boolean } | null;
  readonly offers?: { readonly owes: boolean; readonly moves: readonly string[] };
  readonly frames?: readonly { readonly seq: number; readonly events?: readonly unknown[] }[];
  readonly reason?: { readonly code: string; readonly detail?: string };
}

/** The table that is followed, as the seat's own socket has told it. */
export interface Heard {
  readonly table: string;
  seq: number;
  info: TableInfo;
  seat: number | null;
  view: unknown;
  offers: Message['offers'];
  clock: Message['clock'];
  /** Events that nobody has asked for yet, the last ones of many. */
  readonly news: unknown[];
}

/** What is no JSON is not heard. */
function readable(text: string): readonly Message[] {
  try {
    return messagesIn(text);
  } catch {
    return [];
  }
}

type Answer = { readonly type: 'done'; readonly seq: number } | RefusedCommand;
interface RefusedCommand {
  readonly type: 'refused';
  readonly code: string;
  readonly detail?: string;
}

/** Says what else to send after a message of the server. */
type Reply = (message: never) => object[];

const MOST_NEWS = 500;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 8000;
/** Whoever was sent on this often, and has not heard of the table in between, does not name it: its node cannot serve it just now. */
const NAMELESS_AFTER = 2;

/** One socket that follows one table, and comes back when it is cut off. */
export class Connection {
  heard: Heard | null = null;
  /** Why the table can no longer be followed. */
  gone: string | null = null;
  readonly #visitor: Visitor;
  readonly #answers = new Map<string, Answer>();
  readonly #waiting = new Set<() => void>();
  #socket: WebSocket | null = null;
  #table: string | null = null;
  #reply: Reply = () => [];
  #pause = FIRST_PAUSE_MS;
  /** How often in a row another connection was said to do better. */
  #sentOn = 0;
  #isClosed = false;

  constructor(visitor: Visitor) {
    this.#visitor = visitor;
  }

  /** Follows a table; `reply` says what to send after each message, the first of which is the welcome. */
  async follow(table: string, reply: Reply): Promise<void> {
    this.forget();
    this.#table = table;
    this.#reply = reply;
    await this.#open();
  }

  forget(): void {
    this.heard = null;
    this.gone = null;
    this.#table = null;
    this.#sentOn = 0;
    this.#answers.clear();
    this.#socket?.close();
    this.#socket = null;
  }

  close(): void {
    this.#isClosed = true;
    this.forget();
  }

  /** Sends a command and gives back its id. */
  send(command: object): string {
    const id = randomUUID();
    if (this.#socket?.readyState !== this.#socket?.OPEN || this.#socket === null)
      throw new Refused('connection-lost', 'The connection is lost just now. Try again in some seconds.');
    this.#socket.send(JSON.stringify({ ...command, id }));
    return id;
  }

  async command(id: string, ms: number): Promise<Answer> {
    await this.until(() => this.#answers.has(id), ms);
    const answer = this.#answers.get(id);
    this.#answers.delete(id);
    if (answer === undefined)
      throw new Refused('no-answer', 'The server has not answered. Use look to see how it stands.');
    return answer;
  }

  /** Why a command whose id begins like this was refused. */
  refusalOf(beginning: string): string | null {
    for (const [id, answer] of this.#answers)
      if (id.startsWith(beginning) && answer.type === 'refused') return answer.code;
    return null;
  }

  /** Resolves when something holds, or so much time has passed. */
  until(holds: () => boolean, ms: number, signal?: AbortSignal): Promise<void> {
    if (holds() || signal?.aborted) return Promise.resolve();
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        this.#waiting.delete(look);
        signal?.removeEventListener('abort', end);
        resolve();
      };
      const look = () => {
        if (holds()) end();
      };
      const timer = setTimeout(end, ms);
      signal?.addEventListener('abort', end);
      this.#waiting.add(look);
    });
  }

  async #open(): Promise<void> {
    const named = this.#sentOn < NAMELESS_AFTER ? this.#table : null;
    const socket = await openSocket(this.#visitor, named ?? undefined);
    if (this.#table === null || this.#isClosed) return socket.close();
    this.#socket = socket;
    socket.on('message', (raw) => {
      for (const message of readable(String(raw))) this.#receive(socket, message);
    });
    // What follows is `close`.
    socket.on('error', () => {});
    socket.on('close', () => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      this.#comeBack();
    });
  }

  #comeBack(): void {
    if (this.#table === null || this.#isClosed || this.gone !== null) return;
    const pause = this.#pause;
    this.#pause = Math.min(LONGEST_PAUSE_MS, pause * 2);
    setTimeout(() => {
      if (this.#socket !== null || this.#table === null) return;
      this.#open().catch(() => this.#comeBack());
    }, pause).unref();
  }

  #receive(socket: WebSocket, message: Message): void {
    const { type, id } = message;
    if (type === 'welcome') this.#pause = FIRST_PAUSE_MS;
    if (type === 'reconnect') {
      this.#sentOn++;
      return socket.close();
    }
    if (type === 'done' && id && message.seq !== undefined)
      this.#answers.set(id, { type: 'done', seq: message.seq });
    if (type === 'refused' && id) {
      const { code = 'wrong-form', detail } = message.reason ?? {};
      this.#answers.set(id, { type: 'refused', code, ...(detail !== undefined && { detail }) });
    }
    if (type === 'gone' && message.table === this.#table) this.gone = message.reason?.code ?? 'not-found';
    if (message.table === this.#table) {
      this.#sentOn = 0;
      this.#hear(message);
    }
    for (const answer of this.#reply(message as never)) socket.send(JSON.stringify(answer));
    for (const look of [...this.#waiting]) look();
  }

  #hear(message: Message): void {
    const { type, table, info, you, seq } = message;
    if (type === 'table' && info && you && seq !== undefined) {
      const news = this.heard?.news ?? [];
      const { view = null, offers, clock } = message;
      this.heard = { table: String(table), seq, info, seat: you.seat, view, offers, clock, news };
    }
    const { heard } = this;
    if (type !== 'frames' || heard === null) return;
    for (const frame of message.frames ?? []) {
      if (frame.seq <= heard.seq) continue;
      heard.seq = frame.seq;
      heard.news.push(...(frame.events ?? []).filter((event) => event !== null));
    }
    heard.news.splice(0, Math.max(0, heard.news.length - MOST_NEWS));
    if (info !== undefined) heard.info = info;
    if (you !== undefined) heard.seat = you.seat;
    if (message.view !== undefined) heard.view = message.view;
    if (message.clock !== undefined) heard.clock = message.clock;
    if (message.offers !== undefined) heard.offers = message.offers;
  }
}
