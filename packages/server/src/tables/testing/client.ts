import {
  type ClientMessage,
  exactly,
  type RefusalReason,
  ServerMessage,
  withChanges,
} from '@samsara/protocol';
import { WebSocket } from 'ws';

type Of<T extends ServerMessage['type']> = Extract<ServerMessage, { type: T }>;
type WithoutId<T> = T extends { id: string } ? Omit<T, 'id'> : never;
export type Wish = WithoutId<ClientMessage>;
type Answer = { readonly seq: number } | RefusalReason;

let tabs = 0;

/** One browser tab, as the server sees it. Checks every message it gets, and that no frame is missing or double. */
export class Client {
  readonly player: string;
  readonly heard: ServerMessage[] = [];
  /** By table: what the client knows. */
  readonly known = new Map<string, Omit<Of<'table'>, 'type'> & { frames: Of<'frames'>['frames'] }>();
  readonly closed: Promise<number>;
  readonly #last = new Map<string, number>();
  readonly #socket: WebSocket;
  /** How often the server has asked for a sign of life. */
  pings = 0;
  readonly #waiting: { fits: () => boolean; resolve: () => void }[] = [];
  /** Commands of different tabs have different ids. */
  readonly #name = `tab${++tabs}`;
  #next = 1;

  constructor(player: string, address: string) {
    this.player = player;
    this.#socket = new WebSocket(address);
    this.#socket.on('message', (raw) => this.#hear(JSON.parse(String(raw))));
    this.#socket.on('error', () => {});
    this.#socket.on('ping', () => this.pings++);
    this.closed = new Promise((resolve) => this.#socket.on('close', resolve));
  }

  opened(patienceMs: number): Promise<void> {
    return this.until(() => this.heard.some(({ type }) => type === 'welcome'), patienceMs);
  }

  leave(): void {
    this.#socket.terminate();
  }

  /** As if the network were gone: whatever is sent to this client waits, pings too. */
  stopReading(): void {
    this.#socket.pause();
  }

  goOnReading(): void {
    this.#socket.resume();
  }

  send(message: ClientMessage): void {
    this.#socket.send(JSON.stringify(message));
  }

  sendRaw(text: string | Buffer): void {
    this.#socket.send(text);
  }

  /** Gives a command and waits for its answer. */
  async ask(wish: Wish, id = `${this.#name}-${this.#next++}`): Promise<Answer> {
    const from = this.heard.length;
    const answer = () =>
      this.heard.slice(from).find((m) => (m.type === 'done' || m.type === 'refused') && m.id === id);
    this.send({ ...wish, id } as ClientMessage);
    await this.until(() => answer() !== undefined);
    const found = answer() as Of<'done'> | Of<'refused'>;
    return found.type === 'done' ? { seq: found.seq } : found.reason;
  }

  /** Follows a table and waits until it is shown. */
  async watch(
    table: string,
    more: { after?: number; moves?: boolean; onlooker?: boolean } = {},
  ): Promise<void> {
    const from = this.heard.length;
    this.#last.set(table, more.after ?? 0);
    this.send({ type: 'watch', table, ...more });
    await this.until(() => this.heard.slice(from).some((m) => ['table', 'frames', 'gone'].includes(m.type)));
  }

  at(table: string) {
    const known = this.known.get(table);
    if (known === undefined) throw new Error(`${this.player} does not follow ${table}`);
    return known;
  }

  /** Everything heard of one type. */
  all<T extends ServerMessage['type']>(type: T): Of<T>[] {
    return this.heard.filter((message): message is Of<T> => message.type === type);
  }

  until(fits: () => boolean, ms = 60_000): Promise<void> {
    if (fits()) return Promise.resolve();
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`${this.player} waited in vain: ${fits}`)), ms);
      this.#waiting.push({
        fits,
        resolve: () => {
          clearTimeout(timer);
          resolve();
        },
      });
    });
  }

  #hear(given: unknown): void {
    for (const message of Array.isArray(given) ? given : [given]) this.#take(exactly(ServerMessage, message));
    for (const waiter of this.#waiting.filter(({ fits }) => fits())) {
      this.#waiting.splice(this.#waiting.indexOf(waiter), 1);
      waiter.resolve();
    }
  }

  #take(message: ServerMessage): void {
    this.heard.push(message);
    if (message.type === 'table') {
      const { type: _, ...rest } = message;
      this.known.set(message.table, { ...rest, frames: [] });
    }
    if (message.type === 'frames') this.#goOn(message);
    if (message.type === 'gone') this.known.delete(message.table);
  }

  #goOn({ type: _, frames, ...rest }: Of<'frames'>): void {
    const known = this.known.get(rest.table);
    if (known === undefined) {
      this.known.set(rest.table, {
        seq: frames.at(-1)?.seq ?? this.#last.get(rest.table),
        chat: [],
        frames,
        ...rest,
      } as never);
      return;
    }
    for (const frame of frames) {
      if (frame.seq !== known.seq + 1) throw new Error(`frame ${frame.seq} after ${known.seq}`);
      known.seq = frame.seq;
      known.frames.push(frame);
      if (frame.said) known.chat.push(frame.said);
    }
    const { changes, ...told } = rest;
    if (changes !== undefined) known.view = withChanges(known.view, changes);
    Object.assign(known, told);
  }
}
