import type { LessonWords } from '@samsara/engine/lessons';
import type { Language } from '@samsara/engine/texts';

/** One thing to do at the table; see `LessonTask`. */
export interface PreparedTask {
  readonly id: string;
  readonly rule: readonly string[];
  /** The table before it, as plain JSON; left out, it stays as it is. */
  readonly state?: unknown;
  readonly wanted: readonly string[];
  readonly after: readonly string[];
}

/** A lesson as the page runs it: its positions were read when the page was built. */
export interface PreparedLesson {
  readonly steps: readonly { readonly id: string; readonly tasks: readonly PreparedTask[] }[];
}

/** Where a game's lesson is loaded from, and what it says, one language at a time. */
export interface LessonSource {
  lesson(): Promise<PreparedLesson>;
  readonly words: Readonly<Record<Language, () => Promise<LessonWords>>>;
}
