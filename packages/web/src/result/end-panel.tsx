import type { Outcome, Seat } from '@samsara/engine';
import { useEffect, useRef, useState } from 'preact/hooks';
import { playOf } from '../connection/kept-commitments.ts';
import { isShared } from '../local/sharing.ts';
import type { Session } from '../session/session.ts';
import { Later } from '../shell/lazy.tsx';
import { replayPath } from '../shell/routes.ts';
import { useWords } from '../texts/words.ts';
import './end-panel.css';
import { useTable } from '../contract/table-context.ts';
import type { LiftedWords } from '../people/lifted-texts.ts';
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
  const { texts, screen } = table;
  const words = useWords();
  const { local } = session;
  const isClosed = session.state.value?.info.phase === 'closed';
  const play = playToShow(session, table.seat);
  // At a shared device nobody alone is "you".
  const seat = local !== null && isShared({ people: local.people.value }) ? null : table.seat;
  const isWon = seat !== null && (outcome?.winners.includes(seat) ?? false);
  return (
    <section class={`end-panel${isWon ? ' is-won' : ''}`} aria-label={words.gameOver}>
      <div class="end-card">
        <Headline outcome={outcome} seat={seat} />
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
        <EndButtons session={session} play={play} isClosed={isClosed} seeTable={seeTable} />
        {session.state.value?.info.lifted && (
          <Later key="lifted" load={() => import('../people/lifted-texts.ts')}>
            {({ useLiftedWords }) => <ShuffledOnDevice words={useLiftedWords()} />}
          </Later>
        )}
        {play !== null && (
          <Later key={play} load={() => import('../records/shuffle-check.tsx')}>
            {({ ShuffleCheck }) => <ShuffleCheck play={play} game={screen.game} />}
          </Later>
        )}
      </div>
    </section>
  );
}

/** The shuffle was promised to nobody but a device. */
function ShuffledOnDevice({ words }: { readonly words: LiftedWords }) {
  return <p class="end-note">{words.shuffledOnDevice}</p>;
}

/** The record that whoever looks may see: the game of a table that is not public is shown by those who played it. */
function playToShow({ local, isReplay, state }: Session, seat: Seat | null): string | null {
  if (isReplay) return null;
  if (local !== null) return local.finished.value;
  const info = state.value?.info;
  return info !== undefined && (seat !== null || info.settings.public) ? playOf(info) : null;
}

/** How the game ended for this seat; null for nobody's in particular. */
function Headline({ outcome, seat }: { readonly outcome: Outcome | null; readonly seat: Seat | null }) {
  const { names, language } = useTable();
  const words = useWords();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The card or button that ended the game is gone: whoever reads aloud goes on here.
    if (document.activeElement === document.body) title.current?.focus();
  }, []);
  return (
    <h2 ref={title} tabIndex={-1}>
      {headline()}
    </h2>
  );

  function headline(): string {
    if (outcome === null) return words.gameOver;
    const { winners, losers } = outcome;
    if (seat !== null && winners.includes(seat)) return words.youWin;
    if (seat !== null && losers.includes(seat)) return words.youLose;
    if (winners.length === 0) return words.nobodyWins;
    const called = listOf(
      language,
      winners.map((each) => names.seats[each]),
    );
    return winners.length === 1 ? words.wins(called) : words.win(called);
  }
}

interface EndButtonsProps {
  readonly session: Session;
  /** The record that can be watched. */
  readonly play: string | null;
  readonly isClosed: boolean;
  seeTable(): void;
}

function EndButtons({ session, play, isClosed, seeTable }: EndButtonsProps) {
  const table = useTable();
  const words = useWords();
  const [isNew, setNew] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setNew(false), UNTOUCHED_MS);
    return () => clearTimeout(timer);
  }, []);
  const mayPlayAgain = !session.isReplay && (table.seat !== null || session.local !== null) && !isClosed;
  const playAgain = () => {
    const info = session.state.value?.info;
    if (info !== undefined) askForNext(info);
    void session.order({ type: 'rematch' });
  };
  return (
    <div class={`end-buttons${isNew ? ' is-new' : ''}`}>
      {mayPlayAgain && (
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
  );
}
