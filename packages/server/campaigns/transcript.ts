import type { ServerMessage } from '@samsara/protocol';
import type { Guest } from './guest.ts';
import { sleep } from './sizes.ts';

/** Everything one client was told, in a form in which two servers can be compared. */
export class Transcript {
  readonly guest: Guest;
  readonly table: string;
  lastSeq = 0;
  /** Messages heard so far, compared or not. */
  count = 0;
  private lines: string[] = [];
  private pings = 0;
  private pongs = 0;

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
    if (message.type === 'pong') this.pongs++;
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

  /** Resolves when the server has answered everything that was sent, and what follows from it has arrived. */
  async settled(): Promise<void> {
    const wanted = ++this.pings;
    this.guest.send({ type: 'ping', at: wanted });
    while (this.pongs < wanted) await sleep(1);
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
