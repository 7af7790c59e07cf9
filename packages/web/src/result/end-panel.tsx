import type { Outcome } from '@samsara/engine';
import { useEffect, useRef, useState } from 'preact/hooks';
import { playOf } from '../connection/kept-promises.ts';
import { isShared } from '../local/sharing.ts';
import type { Session } from '../session/session.ts';
import { Later } from '../shell/lazy.tsx';
import { replayPath } from '../shell/routes.ts';
import { useWords } from '../texts/words.ts';
import './end-panel.css';
import { useTable } from '../contract/table-context.ts';
import { askForNext } from '../people/next-game.ts';
import { listOf } from '../texts/list-of.ts';
import { ResultTable } from './result-table.tsx';

interface EndPanelProps {
  readonly session: Session;
  /** null for a game that was ended without a result. */
  readonly outcome: Outcome | null;
  /** Puts the result away, so that the table is seen. */
  seeTable(): void;
}

/** A finger on its way to a card does not press what stands in its place a moment later. */
const UNTOUCHED_MS = 600;

/** How it ended, everybody's place with all that was counted, and what may come next. */
export function EndPanel({ session, outcome, seeTable }: EndPanelProps) {
  const table = useTable();
  const { texts, names, language, screen } = table;
  const words = useWords();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The card or button that ended the game is gone: whoever reads aloud goes on here.
    if (document.activeElement === document.body) title.current?.focus();
  }, []);
  const [isNew, setNew] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setNew(false), UNTOUCHED_MS);
    return () => clearTimeout(timer);
  }, []);
  const { local, isReplay } = session;
  const info = session.state.value?.info;
  const isClosed = info?.phase === 'closed';
  // The game of a table that is not public is shown by those who played it.
  const isOpen = info !== undefined && (table.seat !== null || info.settings.public);
  const play = isReplay ? null : local !== null ? local.finished.value : isOpen ? playOf(info) : null;
  // At a shared device nobody alone is "you".
  const seat = local !== null && isShared({ people: local.people.value }) ? null : table.seat;
  const isWon = seat !== null && (outcome?.winners.includes(seat) ?? false);
  return (
    <section class={`end-panel${isWon ? ' is-won' : ''}`} aria-label={words.gameOver}>
      <div class="end-card">
        <h2 ref={title} tabIndex={-1}>
          {headline()}
        </h2>
        <p>{outcome === null ? words.noResult : (texts.endings[outcome.reason] ?? words.gameOver)}</p>
        {isClosed && <p>{words.tableClosed}</p>}
        {outcome !== null && (
          <Later key="result" load={screen.result}>
            {({ finalScore, Aftermath }) => (
              <>
                <ResultTable final={finalScore(table)} />
                {Aftermath && <Aftermath {...table} />}
              </>
            )}
          </Later>
        )}
        <div class={`end-buttons${isNew ? ' is-new' : ''}`}>
          {!isReplay && (table.seat !== null || local !== null) && !isClosed && (
            <button type="button" class="button is-main" onClick={playAgain}>
              {words.rematch}
            </button>
          )}
          {play !== null && (
            <a class="button" href={replayPath(play)}>
              {words.replay}
            </a>
          )}
          <button type="button" class="button" onClick={seeTable}>
            {words.seeTable}
          </button>
          <a class="button" href="/">
            {words.back}
          </a>
        </div>
        {play !== null && (
          <Later key={play} load={() => import('../records/shuffle-check.tsx')}>
            {({ ShuffleCheck }) => <ShuffleCheck play={play} game={screen.game} />}
          </Later>
        )}
      </div>
    </section>
  );

  function playAgain(): void {
    if (info !== undefined) askForNext(info);
    void session.order({ type: 'rematch' });
  }

  function headline(): string {
    const called = (seats: readonly number[]) =>
      listOf(
        language,
        seats.map((each) => names.seats[each]),
      );
    if (outcome === null) return words.gameOver;
    if (isWon) return words.youWin;
    if (seat !== null && outcome.losers.includes(seat)) return words.youLose;
    if (outcome.winners.length === 0) return words.nobodyWins;
    return outcome.winners.length === 1
      ? words.wins(called(outcome.winners))
      : words.win(called(outcome.winners));
  }
}
