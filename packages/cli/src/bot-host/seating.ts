import { randomBytes } from 'node:crypto';
import { nextShare, type OwnShare, shareCommitment } from '@samsara/engine';

/** What a message of the server says about a table, as far as taking a seat needs it. */
interface ServerMessage {
  readonly type?: unknown;
  readonly table?: unknown;
  readonly you?: { readonly seat: number | null };
  readonly info?: {
    readonly phase: string;
    readonly seats: readonly { readonly kind: string; readonly ready: boolean }[];
    readonly promise?: { readonly commitment: string };
    /** Servers before this scheme do not send it. */
    readonly shares?: {
      readonly commitments: readonly (string | null)[];
      readonly fixed: boolean;
      readonly attempt: number;
      readonly waits_for: readonly number[];
      readonly anew: readonly (readonly number[])[];
      readonly broken: number;
    };
  };
}

type Info = NonNullable<ServerMessage['info']>;

/** Bytes that the program's seat adds to the shuffle. */
const ENTROPY_BYTES = 32;
const TAG_BYTES = 4;

/**
 * Takes a seat at a table, says that it is ready and gives its share of the shuffle, so that the program has to do nothing but
 * play. Gives back what to send after each message of the server.
 */
export function takesSeat(
  table: string,
  name: string,
  playedBy: 'program' | 'model',
): (message: ServerMessage) => object[] {
  /** Who sits down here a second time sends other commands. */
  const tag = randomBytes(TAG_BYTES).toString('hex');
  let seat: number | null = null;
  let hasAsked = false;
  let isReady = false;
  /** How often it was ready: whenever the table changes, it is asked again. */
  let times = 0;
  let own: OwnShare | null = null;
  const ready = (info: Info, at: number) => {
    isReady = true;
    const id = `host-ready-${tag}-${++times}`;
    const secret = randomBytes(ENTROPY_BYTES).toString('hex');
    const promise = info.promise?.commitment;
    if (info.shares === undefined || promise === undefined)
      return { type: 'ready', id, table, entropy: secret };
    own = { promise, seat: at, secret, shown: null };
    const commitment = shareCommitment(promise, at, secret);
    return { type: 'commit', id, table, commitment };
  };
  const shares = (info: Info) => {
    const next = own === null ? undefined : shareIn(info, own);
    if (next?.type !== 'show') return [];
    own = next.own;
    const { attempt, share } = next;
    return [{ type: 'show-share', id: `host-share-${tag}-${times}-${attempt}`, table, attempt, share }];
  };
  return (message) => {
    if (message.type === 'welcome') return [{ type: 'watch', table, moves: true }];
    if (message.table !== table || message.info === undefined) return [];
    if (message.you !== undefined) seat = message.you.seat;
    const { phase, seats } = message.info;
    if (phase !== 'gathering') return [];
    if (seat === null) {
      if (hasAsked) return [];
      hasAsked = true;
      return [{ type: 'sit', id: `host-sit-${tag}`, table, name, played_by: playedBy }];
    }
    if (seats[seat].ready) {
      isReady = false;
      return shares(message.info);
    }
    return isReady ? [] : [ready(message.info, seat)];
  };
}

function shareIn({ shares, promise, seats }: Info, own: OwnShare) {
  if (shares === undefined || promise === undefined) return undefined;
  const people = seats.map(({ kind }) => kind === 'person');
  return nextShare(own, { ...shares, promise: promise.commitment, waitsFor: shares.waits_for, people });
}
