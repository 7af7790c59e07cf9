import type { Guest } from './guest.ts';
import type { PlayedTable } from './played-table.ts';
import { sleep } from './sizes.ts';

const FIRST_WAIT_MS = 50;
const LONGEST_WAIT_MS = 500;

/** Where one seat was connected, and since when. */
export interface Stay {
  readonly node: number;
  readonly since: number;
}

/** Keeps everybody at a table connected: whoever loses a node goes to the next one, and sends again what was not answered. */
export class Wanderers {
  readonly table: PlayedTable;
  /** By seat, in order. */
  readonly stays: Stay[][];
  readonly #origins: readonly string[];
  readonly #devices = new Map<number, Guest>();
  #ended = false;

  constructor(table: PlayedTable, origins: readonly string[]) {
    this.table = table;
    this.#origins = origins;
    this.stays = table.guests.map((guest) => [{ node: origins.indexOf(guest.origin), since: Date.now() }]);
    table.guests.forEach((guest, seat) => {
      guest.onClose = () => void this.#wander(seat);
    });
  }

  /** A second device of the same person at another node; it need not be there when something fails. */
  async secondDevice(seat: number, onAnswer: Guest['onMessage']): Promise<void> {
    const guest = this.table.guests[seat];
    const node = (this.#origins.indexOf(guest.origin) + 1) % this.#origins.length;
    const device = guest.otherDevice(this.#origins[node]);
    device.onMessage = onAnswer;
    device.onClose = () => {
      if (!this.#ended) void this.#connectSomewhere(device, node);
    };
    await this.#connectSomewhere(device, node);
    this.#devices.set(seat, device);
  }

  deviceOf(seat: number): Guest | undefined {
    const device = this.#devices.get(seat);
    return device?.isConnected ? device : undefined;
  }

  end(): void {
    this.#ended = true;
    this.table.hangUp();
    for (const device of this.#devices.values()) device.hangUp();
  }

  async #wander(seat: number): Promise<void> {
    if (this.#ended) return;
    const guest = this.table.guests[seat];
    const node = await this.#connectSomewhere(guest, this.#origins.indexOf(guest.origin) + 1);
    if (node === undefined) return;
    this.stays[seat].push({ node, since: Date.now() });
    void this.table.watch(seat);
    this.table.sendAgain(seat);
  }

  /** Tries one node after the other; gives the one that let it in. */
  async #connectSomewhere(guest: Guest, first: number): Promise<number | undefined> {
    const { onClose } = guest;
    // What breaks while it is being made is not yet a connection that was lost.
    guest.onClose = () => {};
    for (let tries = 0; !this.#ended; tries++) {
      const node = (first + tries) % this.#origins.length;
      guest.origin = this.#origins[node];
      try {
        await guest.connect(this.table.table);
        guest.onClose = onClose;
        return node;
      } catch {
        await sleep(Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** tries) * (0.5 + Math.random()));
      }
    }
    return undefined;
  }
}
