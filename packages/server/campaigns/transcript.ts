import type { ServerMessage } from '@samsara/protocol';
import type { Guest } from './guest.ts';
import { within } from './within.ts';

/** Who is connected, and what every socket hears at its own time. */
const NOT_COMPARED: readonly string[] = ['pong', 'presence', 'welcome', 'lobby'];

/** Everything one client was told, in a form in which two servers can be compared. */
export class Transcript {
  readonly guest: Guest;
  readonly table: string;
  /** Messages heard so far, compared or not. */
  count = 0;
  #pings = 0;
  #pongs = 0;
  #lines: string[] = [];
  #heard: () => void = () => {};

  constructor(guest: Guest, table: string) {
    this.guest = guest;
    this.table = table;
    const hear = guest.onMessage;
    guest.onMessage = (message, text) => {
      hear(message, text);
      this.#hear(message);
    };
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'pong') this.#pongs++;
    if (!NOT_COMPARED.includes(message.type)) this.note(message);
    this.#heard();
  }

  note(something: unknown): void {
    this.count++;
    this.#lines.push(this.#comparable(JSON.stringify(something)));
  }

  /** What differs between any two servers: codes and hashes. Everything else stays as it is, times too. */
  #comparable(text: string): string {
    return text.replaceAll(this.table, 'TABLE').replaceAll(/[0-9a-f]{64}/g, 'HASH');
  }

  /** Resolves when so many messages have been heard. */
  until(count: number): Promise<void> {
    return this.#wait(`message ${count}`, () => this.count >= count);
  }

  /** Resolves when everything has arrived that the server has said so far. */
  settle(): Promise<void> {
    const ping = ++this.#pings;
    this.guest.send({ type: 'ping', at: ping });
    return this.#wait('a pong', () => this.#pongs >= ping);
  }

  #wait(what: string, isThere: () => boolean): Promise<void> {
    const there = new Promise<void>((resolve) => {
      this.#heard = () => isThere() && resolve();
      this.#heard();
    });
    return within(`${this.table}: ${what} after ${this.#lines.at(-1)}`, there);
  }

  differenceTo(other: Transcript): string | undefined {
    const place = this.#lines.findIndex((line, i) => line !== other.#lines[i]);
    if (place >= 0)
      return `${this.#lines[place].slice(0, 2000)}\n    ${(other.#lines[place] ?? 'nothing').slice(0, 2000)}`;
    return this.#lines.length === other.#lines.length
      ? undefined
      : `nothing\n    ${other.#lines[this.#lines.length]}`;
  }

  /** Forgets what has been compared; gives how much it was. */
  takeAll(): number {
    const { length } = this.#lines;
    this.#lines = [];
    return length;
  }
}
