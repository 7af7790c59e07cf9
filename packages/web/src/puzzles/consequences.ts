import type { Seat } from '@samsara/engine';
import type { PuzzleValue } from '@samsara/engine/puzzles';
import type { Language } from '@samsara/engine/texts';
import type { Consequences } from '../contract/board.ts';
import { reviewCatalogue } from '../review/texts.ts';
import { type Speech, threatsOf } from '../review/threats.ts';
import type { Answer } from './puzzle-run.ts';

interface Compared {
  readonly seat: Seat;
  readonly values: readonly PuzzleValue[];
  readonly answer: Answer;
}

/** What the best move mostly leads to and the other one does not, as a review says it; the other is what was played, or the next best. */
export async function consequences(
  speech: Omit<Speech, keyof Consequences>,
  view: unknown,
  { seat, values, answer }: Compared,
  language: Language,
): Promise<readonly string[]> {
  const found = await speech.screen.consequences?.();
  await reviewCatalogue.load(language);
  const words = reviewCatalogue.current.value;
  const made = answer.isRight ? values.at(1) : answer.value;
  if (found === undefined || words === null || made === undefined) return [];
  const moves = { better: values[0].move, made: made.move };
  const threats = threatsOf({ ...speech, ...found }, view, seat, moves);
  return [
    ...(threats.better.length > 0 ? [words.leadsTo(threats.better.join(' '))] : []),
    ...(threats.made.length > 0 && !answer.isRight ? [words.leadsToInstead(threats.made.join(' '))] : []),
  ];
}
