import type { Learning } from '../contract/learning.ts';
import type { Clause } from './search.ts';

/** Clauses of one chapter; without a beginning they are those that bind nobody. */
export interface ChapterOf {
  readonly from: string | null;
  readonly clauses: readonly Clause[];
}

/** The clauses found, by chapters in the order of the rules; what binds nobody comes last, and empty chapters are left out. */
export function inChapters(
  all: readonly Clause[],
  found: readonly Clause[],
  { chapters, mood }: Learning,
): readonly ChapterOf[] {
  const wanted = new Set(found.map(([id]) => id));
  const begins = new Set(chapters.map(({ from }) => from));
  const made: { from: string | null; clauses: Clause[] }[] = [];
  const last: Clause[] = [];
  for (const clause of all) {
    const [id] = clause;
    if (begins.has(id)) made.push({ from: id, clauses: [] });
    if (!wanted.has(id)) continue;
    if (mood.includes(id)) last.push(clause);
    else made.at(-1)?.clauses.push(clause);
  }
  return [...made, { from: null, clauses: last }].filter(({ clauses }) => clauses.length > 0);
}
