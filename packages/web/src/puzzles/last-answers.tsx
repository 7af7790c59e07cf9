import type { KeptAnswer } from './kept-answers.ts';
import type { PuzzlePageWords } from './texts.ts';
import './last-answers.css';

const MOST_SHOWN = 20;
const WIDTH = 240;
const HEIGHT = 56;
const MARGIN = 8;
/** Small changes do not look large. */
const LEAST_SPAN = 200;

interface LastAnswersProps {
  readonly answers: readonly KeptAnswer[];
  readonly words: PuzzlePageWords;
}

/** The rating after each of the last answers: a full dot for a right one, a ring for a wrong one. */
export function LastAnswers({ answers, words }: LastAnswersProps) {
  const last = answers.slice(-MOST_SHOWN);
  if (last.length < 2) return null;
  const ratings = last.map(({ rating }) => rating);
  const middle = (Math.max(...ratings) + Math.min(...ratings)) / 2;
  const span = Math.max(LEAST_SPAN, Math.max(...ratings) - Math.min(...ratings));
  const points = ratings.map((rating, i) => ({
    x: MARGIN + ((WIDTH - 2 * MARGIN) * i) / (last.length - 1),
    y: HEIGHT / 2 - ((HEIGHT - 2 * MARGIN) * (rating - middle)) / span,
  }));
  const right = last.filter(({ isRight }) => isRight).length;
  return (
    <figure class="last-answers">
      <figcaption>
        {words.lastAnswers} <span class="unseen">{words.answersInWords(right, last.length)}</span>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false">
        <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
        {points.map(({ x, y }, i) => (
          <circle key={last[i].puzzle} class={last[i].isRight ? 'is-right' : ''} cx={x} cy={y} r="4.5" />
        ))}
      </svg>
    </figure>
  );
}
