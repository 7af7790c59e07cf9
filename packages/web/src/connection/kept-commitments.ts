import type { TableInfo } from '@samsara/protocol';

/** What was promised about a shuffle and the own share in it, as this device knew both before the deal. */
export interface KeptPromise {
  /** `CODE-1`: the table and which game there. */
  readonly play: string;
  readonly number: number;
  readonly commitment: string;
  readonly link: string;
  readonly seat: number;
  readonly entropy: string;
}

const KEY = 'samsara-promises';
const MOST_KEPT = 200;
const ENTROPY_BYTES = 32;

export function playOf({ code, round }: Pick<TableInfo, 'code' | 'round'>): string {
  return `${code}-${round}`;
}

/** The own share in the shuffle. */
export function freshEntropy(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ENTROPY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function keptPromise(play: string): KeptPromise | null {
  return all().find((each) => each.play === play) ?? null;
}

/** Keeps a promise in place of an older one about the same game. */
export function keepPromise(kept: KeptPromise): void {
  write(withPromise(all(), kept));
}

export function forgetPromise(play: string): void {
  write(all().filter((each) => each.play !== play));
}

/** The newest last; the oldest go first. */
export function withPromise(kept: readonly KeptPromise[], added: KeptPromise): KeptPromise[] {
  return [...kept.filter(({ play }) => play !== added.play), added].slice(-MOST_KEPT);
}

/** What is in the store, as far as it has the form of promises. */
export function readPromises(text: string | null): KeptPromise[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.filter(isKept) : [];
  } catch {
    return [];
  }
}

function isKept(given: unknown): given is KeptPromise {
  const { play, number, commitment, link, seat, entropy } = (given ?? {}) as Partial<KeptPromise>;
  const texts = [play, commitment, link, entropy].every((each) => typeof each === 'string');
  return texts && typeof number === 'number' && typeof seat === 'number';
}

function all(): KeptPromise[] {
  try {
    return readPromises(localStorage.getItem(KEY));
  } catch {
    return [];
  }
}

function write(kept: readonly KeptPromise[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Where nothing may be stored, the shuffle is checked by the record alone.
  }
}
