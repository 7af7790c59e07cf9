import {
  type ClientMessage,
  exactly,
  MadeTable,
  type NewTable,
  PROTOCOL_VERSION,
  ServerMessage,
} from '@samsara/protocol';
import { WebSocket } from 'ws';
import { checkAnswer } from '../src/http/testing/answer-form.ts';

/** A node that says nothing for so long is given up. */
const PATIENCE_MS = 15_000;

/** What a request answered. */
export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** A visitor as the server knows one: a cookie, and at most one socket. */
export class Guest {
  /** Every message and answer must have exactly the form of its schema; off where the time that takes would be measured. */
  static checksForm = true;
  /** The node this guest speaks to; may be another one at the next connection. */
  origin: string;
  /** Of the protocol. */
  version = PROTOCOL_VERSION;
  #cookie = '';
  #socket: WebSocket | undefined;
  /** Receives every message, one by one, with the text it came in. */
  onMessage: (message: ServerMessage, text: string) => void = () => {};
  onClose: (code: number) => void = () => {};

  /** What a proxy says of this guest, where the server trusts one. */
  readonly #forwarded: Readonly<Record<string, string>>;

  constructor(origin: string, address?: string) {
    this.origin = origin;
    this.#forwarded = address === undefined ? {} : { 'x-forwarded-for': address };
  }

  static async visit(origin: string, address?: string): Promise<Guest> {
    const guest = new Guest(origin, address);
    const { status } = await guest.request('GET', '/api/me');
    if (status !== 200) throw new Error(`GET /api/me answers ${status}`);
    return guest;
  }

  /** The same person at another device, which may speak to another node. */
  otherDevice(origin: string): Guest {
    const other = new Guest(origin);
    other.#cookie = this.#cookie;
    return other;
  }

  async request(method: 'GET' | 'PUT' | 'POST', path: string, body?: unknown): Promise<Answered> {
    const response = await fetch(`${this.origin}${path}`, {
      method,
      headers: {
        origin: this.origin,
        ...this.#forwarded,
        ...(this.#cookie && { cookie: this.#cookie }),
        ...(method !== 'GET' && { 'content-type': 'application/json' }),
      },
      ...(method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const set = response.headers.getSetCookie().at(-1);
    if (set !== undefined) this.#cookie = set.split(';')[0];
    const text = await response.text();
    const { status, headers } = response;
    const answered: unknown = isJson(response) ? JSON.parse(text) : text;
    if (Guest.checksForm && isJson(response)) checkAnswer(method, path, status, answered);
    return { status, headers, body: answered };
  }

  async makeTable(wanted: NewTable): Promise<string> {
    const { status, body } = await this.request('POST', '/api/tables', wanted);
    if (status >= 300) throw new Error(`POST /api/tables answers ${status} ${JSON.stringify(body)}`);
    return exactly(MadeTable, body).table;
  }

  get isConnected(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  /** Opens the socket, for one table if it is named; resolves when the server has said welcome. */
  async connect(table?: string): Promise<void> {
    const { status, body } = await this.request('POST', '/api/ticket');
    if (status !== 200) throw new Error(`POST /api/ticket answers ${status} ${JSON.stringify(body)}`);
    const { ticket } = body as { ticket: string };
    const asked = new URLSearchParams({
      ticket,
      version: String(this.version),
      ...(table !== undefined && { table }),
    });
    const socket = new WebSocket(`${this.origin.replace('http', 'ws')}/socket?${asked}`, {
      origin: this.origin,
      headers: { ...this.#forwarded, cookie: this.#cookie },
      perMessageDeflate: false,
      handshakeTimeout: PATIENCE_MS,
    });
    this.#socket = socket;
    await new Promise<void>((resolve, reject) => {
      socket.on('error', reject);
      socket.on('close', (code) => {
        reject(new Error(`closed with ${code}`));
        this.onClose(code);
      });
      socket.on('message', (bytes) => {
        const text = bytes.toString();
        const given: unknown = JSON.parse(text);
        for (const message of (Array.isArray(given) ? given : [given]) as ServerMessage[]) {
          if (Guest.checksForm) exactly(ServerMessage, message);
          if (message.type === 'welcome') resolve();
          this.onMessage(message, text);
        }
      });
    });
  }

  send(message: ClientMessage): void {
    this.sendText(JSON.stringify(message));
  }

  /** Anything at all, also what is no message. */
  sendText(text: string | Buffer): void {
    if (this.isConnected) this.#socket?.send(text);
  }

  hangUp(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.terminate();
  }
}

function isJson(response: Response): boolean {
  return response.headers.get('content-type')?.includes('json') ?? false;
}
