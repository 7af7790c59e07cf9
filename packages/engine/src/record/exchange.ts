import { BadInput } from '../kernel/bad-input.ts';
import { at, canonicalJson, sha256Hex } from '../kernel/json.ts';
import { botEntropy, type Fairness } from './fairness.ts';
import type { RecordedSeat } from './record.ts';
import { isBotKind } from './seat-kind.ts';

/**
 * How the seats gave their shares: everybody's commitment was fixed before any share was shown. See docs/shuffle.md.
 * A seat that did not show its share in time is left out, and everybody else shows another one: the next of the chain to
 * which they had committed themselves.
 */
export interface Exchange {
  /** By seat; null for a bot. */
  readonly commitments: readonly (string | null)[];
  /** Seats that sent their share itself, in the former way, before the commitments were fixed. */
  readonly plain: readonly number[];
  /** The seats that were left out, one list for each time that the shares were shown anew. */
  readonly anew: readonly (readonly number[])[];
  /** How often, before this deal, commitments were fixed and then dropped because the table changed. */
  readonly broken: number;
}

/** A commitment stands for so many shares, more than there are people at any table. */
export const MOST_ATTEMPTS = 16;

/** How a seat took part in the shuffle. */
export type SharePart = 'sealed' | 'plain' | 'left-out' | 'bot';

/** One step down the chain, tied to the game by the server's commitment and to the seat: a copy is worth nothing elsewhere. */
function linkBelow(promise: string, seat: number, share: string): string {
  return sha256Hex(`samsara share 1\n${promise}\n${seat}\n${share}`);
}

function linksBelow(promise: string, seat: number, share: string, links: number): string {
  let link = share;
  for (let i = 0; i < links; i++) link = linkBelow(promise, seat, link);
  return link;
}

/** What a share of some attempt must have been committed to. */
export function committedBy(promise: string, seat: number, share: string, attempt: number): string {
  return linksBelow(promise, seat, share, attempt);
}

/** A seat's commitment, from the secret that its client has drawn for this game. */
export function shareCommitment(promise: string, seat: number, secret: string): string {
  return committedBy(promise, seat, secret, MOST_ATTEMPTS);
}

/** The share that the client shows at some attempt, counted from 1. */
export function shareAt(promise: string, seat: number, secret: string, attempt: number): string {
  return linksBelow(promise, seat, secret, MOST_ATTEMPTS - attempt);
}

/** All that was fixed before any share was shown, in short: whoever saw other commitments has another digest. */
export function commitmentsDigest(promise: string, commitments: Exchange['commitments']): string {
  return sha256Hex(canonicalJson({ commitments, promise }));
}

export function sharePart({ commitments, plain, anew }: Exchange, seat: number): SharePart {
  if (commitments[seat] === null) return 'bot';
  if (plain.includes(seat)) return 'plain';
  return anew.some((seats) => seats.includes(seat)) ? 'left-out' : 'sealed';
}

/** Does every share follow from what was fixed before it, and is everybody left out by the rule? */
export function checkExchange(
  { commitment, entropy, exchange }: Fairness,
  seats: readonly Pick<RecordedSeat, 'kind'>[],
): void {
  if (exchange === undefined) return;
  if (exchange.commitments.length !== seats.length) throw new BadInput('out-of-range', COMMITMENTS);
  checkLists(exchange);
  seats.forEach(({ kind }, seat) => {
    if (isBotKind(kind) === (exchange.commitments[seat] !== null))
      throw new BadInput('do-not-go-together', at(COMMITMENTS, seat), kind);
    if (!isRightShare({ commitment, entropy, exchange }, seat))
      throw new BadInput('do-not-go-together', at('fairness.entropy', seat), at(COMMITMENTS, seat));
  });
}

const COMMITMENTS = 'fairness.exchange.commitments';

function isRightShare(
  { commitment, entropy, exchange }: Required<Omit<Fairness, 'serverSeed'>>,
  seat: number,
) {
  const share = entropy[seat];
  switch (sharePart(exchange, seat)) {
    case 'sealed':
      return committedBy(commitment, seat, share, exchange.anew.length + 1) === exchange.commitments[seat];
    case 'plain':
      return committedBy(commitment, seat, share, 1) === exchange.commitments[seat];
    default:
      return share === botEntropy(commitment, seat);
  }
}

/** Seats in order, each left out once, none of them a bot or one that has shown its share; and somebody gave one. */
function checkLists({ commitments, plain, anew }: Exchange): void {
  const isSorted = (list: readonly number[]) => list.every((seat, i) => i === 0 || list[i - 1] < seat);
  const all = [...plain, ...anew.flat()];
  const people = commitments.flatMap((each, seat) => (each === null ? [] : seat));
  const isRight =
    isSorted(plain) &&
    anew.every((list) => list.length > 0 && isSorted(list)) &&
    new Set(all).size === all.length &&
    all.every((seat) => people.includes(seat)) &&
    anew.flat().length < people.length &&
    anew.length < MOST_ATTEMPTS;
  if (!isRight) throw new BadInput('out-of-range', 'fairness.exchange');
}
