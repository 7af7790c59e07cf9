import { CLOSE } from './frames.ts';
import type { Wire } from './wire.ts';

/** What waits to be sent over one wire: everything of one turn of the event loop goes out as one message. */
export class Outbox {
  private readonly wire: Wire;
  private readonly mostBytes: number;
  private waiting: string | undefined;
  private more: string[] | undefined;

  constructor(wire: Wire, mostBytes: number) {
    this.wire = wire;
    this.mostBytes = mostBytes;
  }

  send(message: string): void {
    if (this.waiting === undefined) {
      this.waiting = message;
      flushSoon(this);
    } else if (this.more === undefined) this.more = [message];
    else this.more.push(message);
  }

  flush(): void {
    const { wire, waiting, more } = this;
    this.waiting = undefined;
    this.more = undefined;
    if (waiting === undefined) return;
    if (wire.waiting > this.mostBytes) return wire.close(CLOSE.slow);
    wire.send(more === undefined ? waiting : `[${waiting},${more.join(',')}]`);
  }
}

let full: Outbox[] = [];

/** All outboxes are emptied together: one callback a turn, however many sockets there are. */
function flushSoon(outbox: Outbox): void {
  if (full.push(outbox) === 1) setImmediate(flushAll);
}

function flushAll(): void {
  const outboxes = full;
  full = [];
  for (const outbox of outboxes) outbox.flush();
}
