import { LETS_PASS } from '@samsara/engine';
import { useRef } from 'preact/hooks';
import { dayAt } from '../deals/days.ts';
import type { GameId } from '../games/index.ts';
import { Face } from '../kit/faces/face.tsx';
import { Spoken } from '../prepared/spoken.tsx';
import { useRoomFor } from '../prepared/use-room-for.ts';
import { answers } from './answers.ts';
import { answersIn, ratingIn, rightInRow } from './kept-answers.ts';
import { LastAnswers } from './last-answers.tsx';
import type { PuzzleRun } from './puzzle-run.ts';
import type { PuzzlePageWords } from './texts.ts';

/** Ada, the owl, who speaks in lessons too. */
const ASKER = 0;

interface QuestionProps {
  readonly game: GameId;
  readonly run: PuzzleRun;
  readonly words: PuzzlePageWords;
}

/** A strip of paper beside the table: what is asked, how hard it is, and how one stands. */
export function Question({ game, run, words }: QuestionProps) {
  const element = useRef<HTMLElement>(null);
  useRoomFor(element);
  const puzzle = run.puzzle.value;
  const phase = run.phase.value;
  const own = answersIn(answers.value, game);
  const { rating } = ratingIn(answers.value, game, dayAt(Date.now()));
  const row = rightInRow(own);
  const mayPass = phase === 'question' && puzzle?.values.some(({ move }) => move === LETS_PASS);
  return (
    <aside ref={element} class="puzzle-ask" aria-label={words.title}>
      <Face of={ASKER} mood={phase === 'answered' && run.answer.value?.isRight ? 'glad' : null} />
      <div class="puzzle-says">
        <h2>{phase === 'before' ? words.before : words.ask}</h2>
        <p>
          <span>
            {words.hardness} <b>{puzzle?.rating}</b>
          </span>
          <span>
            {words.you} <b>{Math.round(rating)}</b>
          </span>
          {row > 1 && <span class="puzzle-row">{words.inRow(row)}</span>}
        </p>
      </div>
      {mayPass && (
        <button type="button" class="button puzzle-pass" onClick={() => run.attempt(LETS_PASS)}>
          {words.letPass}
        </button>
      )}
      <LastAnswers answers={own} words={words} />
      <Spoken text={phase === 'question' ? words.ask : ''} times={0} />
    </aside>
  );
}
