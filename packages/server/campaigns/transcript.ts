import type { ServerMessage } from '@samsara/protocol';
import type { Guest } from './guest.ts';
import { sleep } from './sizes.ts';

const PATIENCE_MS = 20_000;

/** Everything one client was told, in a form in which two servers can be compared. */
export class Transcript {
  readonly guest: Guest;
  readonly table: string;
  lastSeq = 0;
  /** Messages heard so far, compared or not. */
  count = 0;
  private lines: string[] = [];

  constructor(guest: Guest, table: string) {
    this.guest = guest;
    this.table = table;
    const hear = guest.onMessage;
    guest.onMessage = (message, text) => {
      hear(message, text);
      this.hear(message);
    };
  }

  private hear(message: ServerMessage): void {
    if (message.type === 'table') this.lastSeq = message.seq;
    if (message.type === 'frames') this.lastSeq = message.frames.at(-1)?.seq ?? this.lastSeq;
    if (['pong', 'presence', 'welcome', 'lobby'].includes(message.type)) return;
    this.note(message);
  }

  note(something: unknown): void {
    this.count++;
    this.lines.push(this.comparable(JSON.stringify(something)));
  }

  /** What differs between any two servers: codes, hashes, times. Everything else stays as it is. */
  private comparable(text: string): string {
    return text
      .replaceAll(this.table, 'TABLE')
      .replaceAll(/[0-9a-f]{64}/g, 'HASH')
      .replaceAll(/"(at|now|since|left_ms|number|made)":[\d.]+/g, '"$1":0');
  }

  /** Resolves when so many messages have been heard. */
  until(count: number): Promise<void> {
    return this.wait(`message ${count}`, () => this.count >= count);
  }

  /** Resolves when the entry with this number has arrived. */
  at(seq: number): Promise<void> {
    return this.wait(`entry ${seq}`, () => this.lastSeq >= seq);
  }

  private async wait(what: string, isThere: () => boolean): Promise<void> {
    const since = performance.now();
    while (!isThere()) {
      if (performance.now() - since > PATIENCE_MS)
        throw new Error(`${this.table}: ${what} does not come: ${this.lines.at(-1)}`);
      await sleep(1);
    }
  }

  differenceTo(other: Transcript): string | undefined {
    const place = this.lines.findIndex((line, i) => line !== other.lines[i]);
    if (place >= 0)
      return `${this.lines[place].slice(0, 2000)}\n    ${(other.lines[place] ?? 'nothing').slice(0, 2000)}`;
    return this.lines.length === other.lines.length
      ? undefined
      : `nothing\n    ${other.lines[this.lines.length]}`;
  }

  /** Forgets what has been compared; gives how much it was. */
  takeAll(): number {
    const { length } = this.lines;
    this.lines = [];
    return length;
  }
}
