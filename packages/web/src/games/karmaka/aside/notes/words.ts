import type { Topic } from './notes.ts';

/** What is said about everything that is new to somebody. */
export interface NoteWords {
  readonly newHere: string;
  readonly understood: string;
  /** 25 words at most. */
  readonly topics: Readonly<Record<Topic, string>>;
}
