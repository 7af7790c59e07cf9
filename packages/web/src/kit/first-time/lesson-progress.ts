import { signal } from '@preact/signals';

/** How far somebody has come in the lesson of one game. */
export interface LessonProgress {
  /** The step to go on with. */
  readonly step: number;
  /** It was gone through to the end once. */
  readonly isLearned: boolean;
  /** It is not to be offered any more. */
  readonly isPutAway: boolean;
}

const PLACE = 'samsara-lessons';
const NOTHING: LessonProgress = { step: 0, isLearned: false, isPutAway: false };

const kept = signal(readKept());

export function lessonProgress(game: string): LessonProgress {
  return kept.value[game] ?? NOTHING;
}

/** Remembers it on this device. */
export function keepProgress(game: string, change: Partial<LessonProgress>): void {
  kept.value = { ...kept.value, [game]: { ...lessonProgress(game), ...change } };
  try {
    localStorage.setItem(PLACE, JSON.stringify(kept.value));
  } catch {
    // Where nothing may be stored, it is known until the page is closed.
  }
}

function readKept(): Readonly<Record<string, LessonProgress>> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '{}');
    return Object.fromEntries(Object.entries(found ?? {}).map(([game, each]) => [game, progressOf(each)]));
  } catch {
    return {};
  }
}

function progressOf(found: unknown): LessonProgress {
  const { step, isLearned, isPutAway } = (found ?? {}) as Partial<Record<keyof LessonProgress, unknown>>;
  return {
    step: Number.isInteger(step) && (step as number) >= 0 ? (step as number) : 0,
    isLearned: isLearned === true,
    isPutAway: isPutAway === true,
  };
}
