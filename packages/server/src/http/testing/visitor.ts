import { WebSocket } from 'ws';
import { checkAnswer } from './answer-form.ts';

export interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test says itself what it expects.
  readonly body: any;
  readonly headers: Headers;
}

/** A browser, as far as the server can tell: it has an origin and keeps a cookie. */
export class Visitor {
  readonly address: string;
  origin: string | undefined;
  cookie = '';
  /** What else is sent with each request. */
  headers: Readonly<Record<string, string>> = {};

  constructor(port: number) {
    this.address = `http://127.0.0.1:${port}`;
    this.origin = this.address;
  }

  get(path: string): Promise<Answer> {
    return this.#ask(path, { method: 'GET' });
  }

  send(method: 'POST' | 'PUT', path: string, body: unknown = {}): Promise<Answer> {
    return this.sendText(method, path, JSON.stringify(body));
  }

  sendText(method: string, path: string, body: string, type = 'application/json'): Promise<Answer> {
    return this.#ask(path, { method, body, headers: { 'content-type': type } });
  }

  /** The status with which an upgrade is answered: 101 when the socket is open. It is closed at once. */
  async knock(path: string): Promise<number> {
    const headers = { ...this.headers, ...(this.cookie && { cookie: this.cookie }) };
    const socket = new WebSocket(`${this.address.replace('http', 'ws')}${path}`, {
      headers,
      ...(this.origin !== undefined && { origin: this.origin }),
    });
    return new Promise((resolve, reject) => {
      socket.on('open', () => {
        socket.close();
        resolve(101);
      });
      socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
      socket.on('error', reject);
    });
  }

  async #ask(path: string, { headers = {}, ...rest }: RequestInit): Promise<Answer> {
    const sent = {
      ...headers,
      ...this.headers,
      ...(this.origin !== undefined && { origin: this.origin }),
      ...(this.cookie && { cookie: this.cookie }),
    };
    const response = await fetch(`${this.address}${path}`, {
      ...rest,
      headers: sent as Record<string, string>,
    });
    // What is cleared was not its own.
    const [set] = response.headers.getSetCookie().filter((line) => !/; Expires=Thu, 01 Jan 1970/.test(line));
    if (set !== undefined) this.cookie = set.split(';')[0];
    const text = await response.text();
    const { status } = response;
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    const body = isJson ? JSON.parse(text) : text;
    if (isJson) checkAnswer(rest.method ?? 'GET', path, status, body);
    return { status, body, headers: response.headers };
  }
}
