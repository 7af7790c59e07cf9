import type { Doubt, OwnShare } from '@samsara/engine';
import type { TableInfo } from '@samsara/protocol';

/** The server's commitment to a shuffle and this seat's share in it, as this device knew both before the deal. */
export interface KeptCommitment {
  /** `CODE-1`: the table and which game there. */
  readonly play: string;
  readonly number: number;
  readonly commitment: string;
  readonly link: string;
  readonly seat: number;
  /** The share, or, where the seat has committed itself, the secret from which its shares follow. */
  readonly entropy: string;
  readonly sealed?: SealedShare;
}

/** A share that is shown only once everybody's commitments are fixed. */
export interface SealedShare extends Pick<OwnShare, 'shown'> {
  /** Why it was not shown: the server told what cannot be. */
  readonly doubt?: Doubt;
}

const KEY = 'samsara-promises';
const MOST_KEPT = 200;
const ENTROPY_BYTES = 32;

export function playOf({ code, round }: Pick<TableInfo, 'code' | 'round'>): string {
  return `${code}-${round}`;
}

/** This seat's share in the shuffle. */
export function freshEntropy(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ENTROPY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function keptCommitment(play: string): KeptCommitment | null {
  return all().find((each) => each.play === play) ?? null;
}

/** Keeps a commitment in place of an older one about the same game. */
export function keepCommitment(kept: KeptCommitment): void {
  write(withCommitment(all(), kept));
}

export function forgetCommitment(play: string): void {
  write(all().filter((each) => each.play !== play));
}

/** The newest last; the oldest go first. */
export function withCommitment(kept: readonly KeptCommitment[], added: KeptCommitment): KeptCommitment[] {
  return [...kept.filter(({ play }) => play !== added.play), added].slice(-MOST_KEPT);
}

/** What is in the store, as far as it has the form of commitments. */
export function readCommitments(text: string | null): KeptCommitment[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.filter(isKept) : [];
  } catch {
    return [];
  }
}

function isKept(given: unknown): given is KeptCommitment {
  const { play, number, commitment, link, seat, entropy } = (given ?? {}) as Partial<KeptCommitment>;
  const texts = [play, commitment, link, entropy].every((each) => typeof each === 'string');
  return texts && typeof number === 'number' && typeof seat === 'number' && isSealed(given);
}

function isSealed(given: unknown): boolean {
  const { sealed } = given as {
    readonly sealed?: { readonly shown?: { readonly anew?: unknown } | null } | null;
  };
  if (sealed === undefined) return true;
  return sealed?.shown === null || Array.isArray(sealed?.shown?.anew);
}

/** Where nothing may be stored, a share can still be shown by the page that has drawn it. */
let unstored: readonly KeptCommitment[] = [];

function all(): KeptCommitment[] {
  try {
    return [...readCommitments(localStorage.getItem(KEY)), ...unstored];
  } catch {
    return [...unstored];
  }
}

function write(kept: readonly KeptCommitment[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
    unstored = [];
  } catch {
    // After a reload the shuffle is checked by the record alone.
    unstored = kept;
  }
}
