import { hash } from 'node:crypto';
import { type Entry, entryAfter, isWellForgotten, linkOf as linkWith } from '@samsara/table';
import type { Play } from './log.ts';

/** What the first promise is tied to, in place of the link of the one before it. */
export const NO_LINK = '0'.repeat(64);

/** Ties an entry to the one before it, whose link is `previous`: the empty text for a table's first entry. */
export function linkOf(previous: string, entry: Omit<Entry, 'link'>): string {
  return linkWith(previous, entry, sha256);
}

/** The entry that follows the one with the link `previous`. */
export function chained(previous: string, entry: Omit<Entry, 'link'>): Entry {
  return entryAfter(previous, entry, sha256);
}

/** The runtime's own is several times as fast as one in plain JavaScript. */
export function sha256(text: string): string {
  return hash('sha256', text, 'hex');
}

/** Ties a promise to the one before it. */
export function promiseLink(previous: string, number: number, commitment: string): string {
  return hash('sha256', `${previous}\n${number}\n${commitment}`, 'hex');
}

/**
 * The number of the first entry of a table that was altered, left out or put in; undefined when all is well. Of a table
 * whose older entries were left out, the first one that is kept can only be checked by those after it; one from which
 * something was forgotten, by its seal.
 */
export function verifyChain(entries: readonly Entry[]): number | undefined {
  let previous: Entry | undefined;
  for (const entry of entries) {
    const isDense = previous === undefined || entry.seq === previous.seq + 1;
    if (!isDense) return entry.seq;
    const before = previous?.link ?? (entry.seq === 1 ? '' : undefined);
    const follows = before === undefined || entry.link === linkOf(before, entry);
    if (!follows && !isWellForgotten(entry, sha256)) return entry.seq;
    previous = entry;
  }
  return undefined;
}

/** The number of the first promise that does not follow from the one before it, starting at `previous`. */
export function verifyPromises(
  promises: readonly Omit<Play, 'play'>[],
  previous?: Omit<Play, 'play'>,
): number | undefined {
  let before = previous ?? { number: 0, link: NO_LINK };
  for (const promise of promises) {
    const follows = promise.number === before.number + 1;
    if (!follows || promise.link !== promiseLink(before.link, promise.number, promise.commitment)) {
      return promise.number;
    }
    before = promise;
  }
  return undefined;
}
