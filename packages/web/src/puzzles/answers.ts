import { signal } from '@preact/signals';
import { dayAt } from '../deals/days.ts';
import { answerTo, type KeptAnswer, keepAnswers, keptAnswers, ratingIn, withAnswer } from './kept-answers.ts';

/** All first answers on this device. */
export const answers = signal<readonly KeptAnswer[]>(keptAnswers());

/** What an answer has changed. */
export interface Counted {
  /** It was the first one to its puzzle. */
  readonly isFirst: boolean;
  readonly rating: number;
  readonly change: number;
}

export function countAnswer(
  game: string,
  puzzle: { readonly id: string; readonly rating: number },
  isRight: boolean,
): Counted {
  const today = dayAt(Date.now());
  // Another tab may have kept one since.
  const before = keptAnswers().length > answers.value.length ? keptAnswers() : answers.value;
  const after = withAnswer(before, { game, puzzle, isRight }, today);
  keepAnswers(after);
  answers.value = after;
  const [was, is] = [before, after].map((all) => Math.round(ratingIn(all, game, today).rating));
  return { isFirst: answerTo(before, game, puzzle.id) === undefined, rating: is, change: is - was };
}

export function forgetAnswers(): void {
  keepAnswers([]);
  answers.value = [];
}
