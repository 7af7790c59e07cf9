import { request } from 'node:http';
import { labelOf, readJson } from './answers.ts';
import { BadSocket } from './bad-socket.ts';
import type { From, Scene } from './scene.ts';

const PATIENCE_MS = 20_000;

export interface Answered {
  /** 0 where the connection broke. */
  readonly status: number;
  readonly body: unknown;
}

export interface Wanted {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

const BROKEN: Answered = { status: 0, body: null };

/** Somebody who asks for more than anybody should, and writes down every refusal. */
export class BadGuest {
  readonly #scene: Scene;
  readonly from: From;
  #cookie = '';

  constructor(scene: Scene, from: From = scene.from()) {
    this.#scene = scene;
    this.from = from;
  }

  /** A new guest; where no more are let in, one who came before; undefined while there is nobody. */
  static async visit(scene: Scene): Promise<BadGuest | undefined> {
    const guest = new BadGuest(scene);
    await guest.ask('GET', '/api/me');
    if (guest.#cookie === '') return scene.somebody();
    scene.remember(guest);
    return guest;
  }

  get headers(): Record<string, string> {
    return {
      origin: this.#scene.origin,
      ...(this.from.forwarded !== undefined && { 'x-forwarded-for': this.from.forwarded }),
      ...(this.#cookie !== '' && { cookie: this.#cookie }),
    };
  }

  /** Asks for something in turn, and counts what comes of it. */
  async ask(method: string, path: string, { body, headers = {} }: Wanted = {}): Promise<Answered> {
    const { tally } = this.#scene;
    await this.#scene.turn();
    tally.unheard++;
    const answered = await this.#send(method, path, body, headers);
    if (answered.status === 0) return answered;
    tally.unheard--;
    if (answered.status >= 500) tally.fault(`${method} ${path} answers ${answered.status}`);
    else if (answered.status >= 400) tally.see(labelOf(answered.status, answered.body));
    return answered;
  }

  #send(
    method: string,
    path: string,
    body: unknown,
    headers: Readonly<Record<string, string>>,
  ): Promise<Answered> {
    const text = body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body);
    return new Promise((resolve) => {
      const asked = request(
        `${this.#scene.origin}${path}`,
        {
          method,
          agent: this.#scene.agent(this.from),
          timeout: PATIENCE_MS,
          headers: {
            ...this.headers,
            ...(text !== undefined && { 'content-type': 'application/json' }),
            ...headers,
          },
        },
        (response) => {
          const set = response.headers['set-cookie']?.at(-1);
          if (set !== undefined) this.#cookie = set.split(';')[0];
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.on('error', () => resolve(BROKEN));
          response.on('end', () =>
            resolve({ status: response.statusCode ?? 0, body: readJson(Buffer.concat(parts).toString()) }),
          );
        },
      );
      asked.on('timeout', () => asked.destroy());
      asked.on('error', () => resolve(BROKEN));
      asked.end(text);
    });
  }

  /** A socket, or undefined where none was let in. */
  async connect(ticket?: string): Promise<BadSocket | undefined> {
    const given = ticket ?? (await this.#ticket());
    if (given === undefined) return undefined;
    await this.#scene.turn();
    return BadSocket.open(this.#scene, given, this.from, this.headers);
  }

  async #ticket(): Promise<string | undefined> {
    const { status, body } = await this.ask('POST', '/api/ticket', { body: {} });
    return status === 200 ? (body as { ticket: string }).ticket : undefined;
  }
}
