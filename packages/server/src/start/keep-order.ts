import { type ClientMessage, messageText } from '@samsara/protocol';
import type { Caller, Hub, Line } from '../hub/hub.ts';
import type { Sanction } from '../moderation/moderation.ts';
import type { Order } from '../moderation/order.ts';

/** The same tables: whoever is muted says nothing there, and whoever is banned is shut out. */
export function keepOrder(hub: Hub, order: Order): Hub {
  const connected = new Connected(order);
  order.listen(() => connected.changed());
  return { ...hub, connect: (line) => connected.add(line, (kept) => hub.connect(kept)) };
}

/** Whoever is connected, and how things stood for them when they were last told. */
class Connected {
  readonly #order: Order;
  readonly #lines = new Set<Line>();
  /** What is held against somebody, as they were told; nearly nobody has anything. */
  readonly #told = new Map<Line, string>();
  /** What the house says to everybody, as it was last told. */
  #said: string;

  constructor(order: Order) {
    this.#order = order;
    this.#said = JSON.stringify(order.message());
  }

  add(line: Line, connect: (line: Line) => Caller): Caller {
    this.#lines.add(line);
    this.#note(line, this.#order.about(line.player));
    const caller = new HeldCaller(line, connect(line), this.#order, this);
    this.#shutIfBanned(line);
    return caller;
  }

  forget(line: Line): void {
    this.#lines.delete(line);
    this.#told.delete(line);
  }

  /** Something else holds in the house. */
  changed(): void {
    const said = JSON.stringify(this.#order.message());
    const isSaid = said !== this.#said;
    this.#said = said;
    for (const line of this.#lines) {
      if (this.#shutIfBanned(line)) continue;
      const about = this.#order.about(line.player);
      if (isSaid || about !== (this.#told.get(line) ?? '')) line.send(messageText({ type: 'standing' }));
      this.#note(line, about);
    }
  }

  #note(line: Line, about: string): void {
    if (about === '') this.#told.delete(line);
    else this.#told.set(line, about);
  }

  #shutIfBanned(line: Line): boolean {
    const isBanned = this.#order.banOf(line.player, line.address ?? '') !== undefined;
    if (isBanned) {
      this.forget(line);
      line.shutOut?.();
    }
    return isBanned;
  }
}

/** A connected client who says nothing while they are muted. */
class HeldCaller implements Caller {
  readonly #line: Line;
  readonly #caller: Caller;
  readonly #order: Order;
  readonly #connected: Connected;

  constructor(line: Line, caller: Caller, order: Order, connected: Connected) {
    this.#line = line;
    this.#caller = caller;
    this.#order = order;
    this.#connected = connected;
  }

  receive(message: ClientMessage): void {
    const mute = speaks(message) ? this.#order.muteOf(this.#line.player) : undefined;
    if (mute === undefined) this.#caller.receive(message);
    else this.#line.send(refusal(message, mute));
  }

  hangUp(): void {
    this.#connected.forget(this.#line);
    this.#caller.hangUp();
  }
}

/** Words and set phrases alike. */
function speaks(message: ClientMessage): boolean {
  return message.type === 'say';
}

function refusal(message: ClientMessage, { reason, until }: Sanction) {
  const id = 'id' in message ? message.id : null;
  const table = 'table' in message ? message.table : null;
  const more = until === null ? {} : { until };
  return messageText({ type: 'refused', id, table, reason: { code: 'muted', detail: reason, ...more } });
}
