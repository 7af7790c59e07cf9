import { type ClientMessage, messageText } from '@samsara/protocol';
import type { WebSocket } from 'ws';
import type { Caller, Hub, Line } from '../hub/hub.ts';
import type { Sanction } from '../moderation/moderation.ts';
import type { Order } from '../moderation/order.ts';
import { cutOff } from '../socket/cut-off.ts';

/** Whoever is connected, as order is kept among them. */
export interface OrderKept {
  /** The same tables, at which whoever is muted says nothing. */
  readonly hub: Hub;
  /** Keeps a socket until its person, or the address, is banned. */
  hold(socket: WebSocket, player: string, address: string): void;
}

/** `closed` is told whom the server has shut out. */
export function keepOrder(hub: Hub, order: Order, closed: (reason: 'banned') => void): OrderKept {
  /** Whoever is connected, and how things stood for them when they were last told. */
  const lines = new Map<Line, string>();
  const sockets = new Map<WebSocket, readonly [player: string, address: string]>();
  const shut = (socket: WebSocket) => {
    const [player, address] = sockets.get(socket) ?? [];
    if (order.banOf(player, address ?? '') === undefined) return;
    sockets.delete(socket);
    closed('banned');
    cutOff(socket, 'banned');
  };
  const standing = ({ player }: Line) => `${JSON.stringify(order.message())} ${order.about(player)}`;
  order.listen(() => {
    for (const socket of sockets.keys()) shut(socket);
    for (const [line, told] of lines) {
      const now = standing(line);
      if (now !== told) line.send(messageText({ type: 'standing' }));
      lines.set(line, now);
    }
  });
  return {
    hub: {
      ...hub,
      connect(line) {
        lines.set(line, standing(line));
        return new HeldCaller(line, hub.connect(line), order, lines);
      },
    },
    hold(socket, player, address) {
      sockets.set(socket, [player, address]);
      socket.once('close', () => sockets.delete(socket));
      shut(socket);
    },
  };
}

/** A connected client who says nothing while they are muted. */
class HeldCaller implements Caller {
  readonly #line: Line;
  readonly #caller: Caller;
  readonly #order: Order;
  readonly #lines: Map<Line, string>;

  constructor(line: Line, caller: Caller, order: Order, lines: Map<Line, string>) {
    this.#line = line;
    this.#caller = caller;
    this.#order = order;
    this.#lines = lines;
  }

  receive(message: ClientMessage): void {
    const mute = speaks(message) ? this.#order.muteOf(this.#line.player) : undefined;
    if (mute === undefined) this.#caller.receive(message);
    else this.#line.send(refusal(message, mute));
  }

  hangUp(): void {
    this.#lines.delete(this.#line);
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
