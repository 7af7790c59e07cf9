import { randomBytes } from 'node:crypto';

/** What a message of the server says about a table, as far as taking a seat needs it. */
interface ServerMessage {
  readonly type?: unknown;
  readonly table?: unknown;
  readonly you?: { readonly seat: number | null };
  readonly info?: {
    readonly phase: string;
    readonly seats: readonly { readonly kind: string; readonly ready: boolean }[];
  };
}

/** Bytes that the program's seat adds to the shuffle. */
const ENTROPY_BYTES = 32;

/**
 * Takes a seat at a table and says that it is ready, so that the program has to do nothing but play.
 * Gives back what to send after each message of the server.
 */
export function takesSeat(table: string, name: string): (message: ServerMessage) => object[] {
  let seat: number | null = null;
  let hasAsked = false;
  let isReady = false;
  return (message) => {
    if (message.type === 'welcome') return [{ type: 'watch', table, moves: true }];
    if (message.table !== table || message.info === undefined) return [];
    if (message.you !== undefined) seat = message.you.seat;
    const { phase, seats } = message.info;
    if (phase !== 'gathering') return [];
    if (seat === null) {
      if (hasAsked) return [];
      hasAsked = true;
      return [{ type: 'sit', id: 'host-sit', table, name }];
    }
    if (seats[seat].ready || isReady) return [];
    isReady = true;
    const entropy = randomBytes(ENTROPY_BYTES).toString('hex');
    return [{ type: 'ready', id: 'host-ready', table, entropy }];
  };
}
