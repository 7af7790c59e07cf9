import type { Entry } from '@samsara/table';

/** Told after every commit of entries: how many, and how many milliseconds it took. */
export type CommitWatch = (entries: number, took: number) => void;

/** The order of rows in a commit. */
export function byTableAndNumber(
  { entry: a }: { readonly entry: Entry },
  { entry: b }: { readonly entry: Entry },
): number {
  if (a.table !== b.table) return a.table < b.table ? -1 : 1;
  return a.seq - b.seq;
}

/** Half a character would reach the database as no text at all. */
export function isWellFormed(entry: Entry): boolean {
  return entry.command.isWellFormed() && entry.actor.isWellFormed() && entry.body.isWellFormed();
}
