import type { ServerMessage } from '@samsara/protocol';
import type { Guest } from './guest.ts';
import { within } from './within.ts';

/** Pings of the campaign itself count from here; no fuzzed one does. */
const FIRST_PING = 424_242_000;

/** A socket that is fuzzed: what was sent over it, and what was answered. */
export class Device {
  readonly guest: Guest;
  /** The seat of its person; null for a stranger. */
  readonly seat: number | null;
  /** The types of the commands that were sent under an id: some are sent again as something else. */
  readonly sent = new Map<string, Set<string>>();
  /** The entry in which a command was carried out, by its id. */
  readonly done = new Map<string, number>();
  refused = 0;
  readonly faults: string[] = [];
  #pings = FIRST_PING;
  #heard: (at: number) => void = () => {};
  #closed: () => void = () => {};

  private constructor(guest: Guest, seat: number | null) {
    this.guest = guest;
    this.seat = seat;
    guest.onMessage = (message) => this.#hear(message);
    guest.onClose = () => this.#closed();
  }

  static async connect(guest: Guest, seat: number | null, table: string): Promise<Device> {
    const device = new Device(guest, seat);
    await guest.connect(table);
    return device;
  }

  send(text: string): void {
    remember(this.sent, text);
    this.guest.sendText(text);
  }

  /** Resolves when everything sent before has been read, and everything answered before has arrived. */
  async settle(): Promise<void> {
    if (!this.guest.isConnected) return;
    const at = ++this.#pings;
    const pong = new Promise<void>((resolve) => {
      this.#closed = () => {
        this.faults.push('a socket was closed over a frame of the right size');
        resolve();
      };
      this.#heard = (heard) => heard === at && resolve();
    });
    this.guest.send({ type: 'ping', at });
    await within('a pong', pong);
    this.#closed = () => {};
  }

  /** Says something after which the server has to close the socket. */
  async sayLast(text: string | Buffer): Promise<void> {
    const closed = new Promise<void>((resolve) => {
      this.#closed = resolve;
    });
    this.guest.sendText(text);
    await within('the end of a socket', closed);
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'pong') this.#heard(message.at);
    if (message.type === 'refused') this.refused++;
    if (message.type !== 'done') return;
    const before = this.done.get(message.id);
    if (before !== undefined && before !== message.seq)
      this.faults.push(`command ${message.id} is done as ${before} and as ${message.seq}`);
    this.done.set(message.id, message.seq);
  }
}

/** Only what is JSON can be carried out. */
function remember(sent: Map<string, Set<string>>, text: string): void {
  try {
    const { id, type } = JSON.parse(text) as { id?: unknown; type?: unknown };
    if (typeof id !== 'string' || typeof type !== 'string') return;
    const types = sent.get(id) ?? new Set();
    sent.set(id, types.add(type));
  } catch {
    // Nothing that could be a command.
  }
}
