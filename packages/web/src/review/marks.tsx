import { BRILLIANT, MARKS, type Mark, type ReviewedDecision } from '@samsara/engine/review';
import { hundredth } from '../analysis/hundredths.ts';
import type { ReviewWords } from './texts.ts';

/** From the best to the worst. */
const ALL_MARKS: readonly Mark[] = ['brilliant', 'fine', 'inaccuracy', 'mistake', 'blunder'];

/** As players of board games know them. */
export const SIGNS: Readonly<Record<Mark, string>> = {
  brilliant: '!!',
  fine: '',
  inaccuracy: '?!',
  mistake: '?',
  blunder: '??',
};

/** Chances out of 100 that a mark begins with; what is fine ends where an inaccuracy begins. */
const FROM: Readonly<Record<Mark, number>> = {
  brilliant: hundredth(BRILLIANT),
  fine: hundredth(MARKS.inaccuracy),
  inaccuracy: hundredth(MARKS.inaccuracy),
  mistake: hundredth(MARKS.mistake),
  blunder: hundredth(MARKS.blunder),
};

/** The sign alone: its word stands beside it, or is read aloud. */
export function MarkSign({ mark }: { readonly mark: Mark }) {
  return (
    <span class={`mark is-${mark}`} aria-hidden="true">
      {SIGNS[mark]}
    </span>
  );
}

interface LegendProps {
  readonly decisions: readonly ReviewedDecision[];
  readonly words: ReviewWords;
}

/** How often each mark was given, and from how many chances on. */
export function Legend({ decisions, words }: LegendProps) {
  return (
    <section class="review-box" aria-labelledby="review-marks">
      <h2 id="review-marks">{words.legend}</h2>
      <ul class="mark-list">
        {ALL_MARKS.map((mark) => (
          <li key={mark}>
            <MarkSign mark={mark} />
            <span>
              <b>{words.count(words.marks[mark], decisions.filter((each) => each.mark === mark).length)}</b>
              <small>{words.legendOf(mark, FROM[mark])}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The least cost of a mark that is worth another look, for words about it. */
export const foundFrom = FROM.brilliant;
