import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Offer } from '../contract/board.ts';
import '../kit/clock-ring.css';
import { Later } from '../shell/lazy.tsx';
import { useWords } from '../texts/words.ts';
import './decision-bar.css';
import { useTable } from '../contract/table-context.ts';
import { plainOffers } from '../input/picking.ts';

interface DecisionBarProps {
  /** The sentence about what happened last; the live region has read it. */
  readonly last: string;
  /** It has just happened, and matters. */
  readonly isLoud: boolean;
  /** The game was ended before its end: nothing is expected any more. */
  readonly isAborted: boolean;
  /** A move that waits for a second yes. */
  readonly question: Offer | null;
  /** A move that is about to be sent. */
  readonly waiting: Offer | null;
  readonly mayUndo: boolean;
  /** Raised when the bar should take the focus, because several moves are possible. */
  readonly asks: number;
  answer(yes: boolean): void;
  undo(): void;
  /** A further button. */
  readonly children?: ComponentChildren;
}

/** From so many letters on a sentence is written smaller where there is little room. */
const LONG = 64;

/** One line that says whose turn it is and what is expected, and buttons for what cards cannot say. */
export function DecisionBar(props: DecisionBarProps) {
  const { last, isLoud, isAborted, question, waiting, mayUndo, asks, answer, undo, children } = props;
  const table = useTable();
  const words = useWords();
  const { texts, view, names, owes, clock, picks } = table;
  const buttons = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (asks === 0) return;
    const first = document.querySelector<HTMLElement>('[data-choices] button');
    (question === null && first !== null ? first : buttons.current?.querySelector('button'))?.focus();
  }, [asks]);
  const expected = isAborted
    ? words.gameOver
    : waiting === null
      ? texts.asks(view, names)
      : words.aboutTo(waiting.label);
  const sentence = question === null ? expected : words.really(question.label);
  return (
    <section class={`decision-bar${owes ? ' is-yours' : ''}`} aria-label={words.decision}>
      <p class={`decision-last${isLoud ? ' is-loud' : ''}`} aria-hidden="true">
        {last}
      </p>
      <p class={`decision-line${sentence.length > LONG ? ' is-long' : ''}`}>
        {owes && clock !== null && (
          <span key="clock" class="clock-place">
            <Later load={() => import('../kit/clocks/clock-ring.tsx')}>
              {({ ClockRing }) => <ClockRing clock={clock} warns />}
            </Later>
          </span>
        )}
        <span>{sentence}</span>
      </p>
      <div class="decision-buttons" ref={buttons}>
        {question !== null ? (
          <>
            <button
              type="button"
              class="button is-main"
              data-move={question.text}
              onClick={() => answer(true)}
            >
              {words.yesDoIt}
            </button>
            <button type="button" class="button" onClick={() => answer(false)}>
              {words.noBack}
            </button>
          </>
        ) : (
          <MoveButtons />
        )}
        {question === null && picks.length > 0 && (
          <button type="button" class="button is-quiet" onClick={table.clearPicks}>
            {words.putBack}
          </button>
        )}
        {question === null && mayUndo && picks.length === 0 && (
          <button type="button" class="button is-quiet" onClick={undo}>
            {words.undo}
          </button>
        )}
        {question === null && children}
      </div>
    </section>
  );
}

/** A button for every move that is meant by now, unless the board itself offers it. */
function MoveButtons() {
  const table = useTable();
  const { screen, view, owes, offers, picks, completed, settings, send } = table;
  const possible = picks.length > 0 ? completed : unpicked(offers);
  const shown = settings.plainBoard
    ? possible
    : possible.filter(({ move }) => !screen.asksItself?.(move, view, picks, possible));
  const isOnly = shown.length === 1 && (owes || picks.length > 0);
  return shown.map(({ move, text, label }) => {
    const brief = settings.plainBoard ? null : (screen.brief?.(move, table) ?? null);
    return (
      <button
        type="button"
        key={text}
        data-move={text}
        class={`button${(brief?.isMain ?? isOnly) ? ' is-main' : ''}`}
        onClick={() => send(text)}
      >
        {brief?.text ?? label}
        {brief?.more !== undefined && <span class="unseen">, {brief.more}</span>}
      </button>
    );
  });
}

/** Before a card is picked: what needs none; if there is one move only, that one. */
function unpicked(offers: readonly Offer[]): readonly Offer[] {
  return offers.length === 1 ? offers : plainOffers(offers);
}
