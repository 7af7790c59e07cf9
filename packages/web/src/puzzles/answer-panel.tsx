import type { PuzzleWords } from '@samsara/engine/puzzles';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { PlayTexts, ScreenWords } from '../contract/board.ts';
import type { GameId } from '../games/index.ts';
import { openRules } from '../kit/open-rules.ts';
import { Spoken } from '../prepared/spoken.tsx';
import { settings } from '../settings/settings.ts';
import { goTo, puzzlesPath } from '../shell/routes.ts';
import type { Counted } from './answers.ts';
import { LeadsTo } from './leads-to.tsx';
import type { Answer, PuzzleRun } from './puzzle-run.ts';
import { ShareButton } from './share-button.tsx';
import type { PuzzlePageWords } from './texts.ts';
import type { Opened } from './use-puzzles.ts';
import { Values } from './values.tsx';

interface AnswerPanelProps {
  readonly game: GameId;
  readonly isSent: boolean;
  readonly opened: Opened;
  readonly texts: { readonly play: PlayTexts; readonly words: ScreenWords };
  readonly themes: PuzzleWords | null;
  readonly words: PuzzlePageWords;
}

/** What is said of an answer: right or not, what each move is worth and why, and how to go on. */
export function AnswerPanel({ game, isSent, opened, texts, themes, words }: AnswerPanelProps) {
  const { session, screen, counted, next } = opened;
  const { run } = session;
  const [isFolded, fold] = useState(false);
  const { answer, puzzle, isRevealed } = run;
  if (answer.value === null || puzzle.value === null) return null;
  const theme = isRevealed.value ? themes?.[puzzle.value.theme] : undefined;
  const verdict = verdictOn(answer.value, isRevealed.value, counted.value, words);
  const goOn = () => (isSent ? goTo(puzzlesPath(game)) : next());
  return (
    <section
      class={`puzzle-answer${isFolded ? ' is-folded' : ''}${settings.value.leftHanded ? ' is-mirrored' : ''}`}
      aria-label={verdict}
    >
      <header class={answer.value.isRight ? 'is-right' : ''}>
        <h3>{verdict}</h3>
        <p class="puzzle-counted">{countedText(counted.value, words)}</p>
        <button
          type="button"
          class="button is-quiet puzzle-fold"
          aria-expanded={!isFolded}
          onClick={() => fold(!isFolded)}
        >
          {isFolded ? words.show : words.hide}
        </button>
      </header>
      <Spoken text={[verdict, theme?.name ?? ''].join(' ')} times={0} />
      {!isFolded && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
        <section class="puzzle-told" tabIndex={0} aria-label={words.values}>
          {!isRevealed.value && (
            <p>{words.chances(answer.value.value.chance, puzzle.value.values[0].chance)}</p>
          )}
          {theme !== undefined && (
            <p class="puzzle-theme">
              <b>{theme.name}</b> {theme.why}
            </p>
          )}
          <Values run={run} screen={screen} session={session} texts={texts} words={words} />
          {isRevealed.value && <LeadsTo run={run} screen={screen} session={session} texts={texts.play} />}
          <p class="puzzle-links">
            <ShareButton game={game} puzzle={puzzle.value.id} words={words} />
            <button type="button" class="puzzle-link" onClick={() => openRules()}>
              {words.rules}
            </button>
          </p>
        </section>
      )}
      <Buttons run={run} words={words} next={goOn} />
    </section>
  );
}

interface ButtonsProps {
  readonly run: PuzzleRun;
  readonly words: PuzzlePageWords;
  next(): void;
}

/** What most want to do next has the focus. */
function Buttons({ run, words, next }: ButtonsProps) {
  const isRevealed = run.isRevealed.value;
  const main = useRef<HTMLButtonElement>(null);
  useEffect(() => main.current?.focus({ preventScroll: true }), [isRevealed]);
  const nextButton = (
    <button
      key="next"
      ref={isRevealed ? main : null}
      type="button"
      class={`button${isRevealed ? ' is-main' : ' is-quiet'} puzzle-next`}
      onClick={() => leaving(next)}
    >
      {words.next}
    </button>
  );
  const againButton = (
    <button
      key="again"
      ref={isRevealed ? null : main}
      type="button"
      class={`button${isRevealed ? ' is-quiet' : ' is-main'}`}
      onClick={() => leaving(() => run.again())}
    >
      {words.again}
    </button>
  );
  return (
    <p class="puzzle-buttons">
      {isRevealed ? [nextButton, againButton] : againButton}
      {!isRevealed && (
        <button type="button" class="button" onClick={() => leaving(() => run.showBest())}>
          {words.showMe}
        </button>
      )}
      {!isRevealed && nextButton}
    </p>
  );
}

/** What is asked next takes the focus. */
function leaving(act: () => void): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  act();
}

function verdictOn(
  { isRight }: Answer,
  isRevealed: boolean,
  counted: Counted | null,
  words: PuzzlePageWords,
): string {
  if (!isRight) return isRevealed ? words.thisIsIt : words.wrong;
  return counted?.isFirst ? words.right : words.rightAgain;
}

function countedText(counted: Counted | null, words: PuzzlePageWords): string {
  if (counted === null) return '';
  return counted.isFirst ? words.ratedNow(counted.rating, counted.change) : words.notCounted;
}
