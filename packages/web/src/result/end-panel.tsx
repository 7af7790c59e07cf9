import type { Outcome, Seat } from '@samsara/engine';
import { playOf } from '../connection/kept-commitments.ts';
import { isShared } from '../local/sharing.ts';
import type { Session } from '../session/session.ts';
import { Later } from '../shell/lazy.tsx';
import { useWords } from '../texts/words.ts';
import './end-panel.css';
import './end-moments.css';
import { useTable } from '../contract/table-context.ts';
import type { LiftedWords } from '../people/lifted-texts.ts';
import { EndButtons } from './end-buttons.tsx';
import { useEventsSeen } from './happened.ts';
import { Headline } from './headline.tsx';
import { Petals, Winners } from './heroes.tsx';
import { Score } from './score.tsx';
import { resultCatalogue } from './texts.ts';
import { useNoting } from './use-noting.ts';
import { useTelling } from './use-telling.ts';

interface EndPanelProps {
  readonly session: Session;
  /** null for a game that was ended without a result. */
  readonly outcome: Outcome | null;
  /** Puts the result away, so that the table is seen. */
  seeTable(): void;
}

/** The reckoning: who is free of the wheel, everybody's place, three things of this game, and what may come next. */
export function EndPanel({ session, outcome, seeTable }: EndPanelProps) {
  const table = useTable();
  const { texts, screen } = table;
  const words = useWords();
  const own = resultCatalogue.current.value;
  const { isTold, tellAll } = useTelling(table);
  const play = playToShow(session, table.seat);
  const events = useEventsSeen(table, outcome === null ? null : play);
  const { phase, acts } = session.state.value?.info ?? {};
  const isClosed = phase === 'closed';
  const seat = seatOfViewer(session, table.seat);
  useNoting(table, session, play, seat, outcome);
  if (own === null) return null;
  const isLost = seat !== null && outcome !== null && !outcome.winners.includes(seat);
  return (
    <section
      class={`end-panel${isTold ? ' is-told' : ''}${outcome === null ? ' is-open' : ''}`}
      aria-label={words.gameOver}
      onPointerDown={tellAll}
      onKeyDown={tellAll}
    >
      {outcome !== null && !isLost && <Petals />}
      <div class="end-scene">
        <Winners outcome={outcome} seat={seat} />
        <Headline outcome={outcome} seat={seat} words={own} isTold={isTold} />
        <p class="end-reason">
          {outcome === null ? words.noResult : (texts.endings[outcome.reason] ?? words.gameOver)}
        </p>
        {isClosed && <p class="end-reason">{words.tableClosed}</p>}
        {isClosed && acts && (
          <Later key="acts" load={() => import('../people/acts/acts.tsx')}>
            {({ ClosedBy }) => <ClosedBy acts={acts} />}
          </Later>
        )}
        {play !== null && seat !== null && outcome !== null && !session.local?.isPractice && (
          <div class="end-review" role="status">
            <Later key={play} load={() => import('../analysis/end-sentence.tsx')}>
              {({ EndSentence }) => <EndSentence play={play} seat={seat} />}
            </Later>
          </div>
        )}
        {outcome !== null && (
          <Later key="result" load={screen.result}>
            {(result) => (
              <Score
                result={result}
                events={events}
                words={own}
                isTold={isTold}
                loser={isLost ? seat : null}
              />
            )}
          </Later>
        )}
        <EndButtons session={session} play={play} isClosed={isClosed} isTold={isTold} own={own} />
        <EveningSoFar session={session} />
        <div class="end-links">
          <button type="button" class="end-link" onClick={seeTable}>
            {words.seeTable}
          </button>
          {play !== null && (
            <Later key={play} load={() => import('../records/shuffle-check.tsx')}>
              {({ ShuffleCheck }) => <ShuffleCheck play={play} game={screen.game} />}
            </Later>
          )}
          {session.state.value?.info.lifted && (
            <Later key="lifted" load={() => import('../people/lifted-texts.ts')}>
              {({ useLiftedWords }) => <ShuffledOnDevice words={useLiftedWords()} />}
            </Later>
          )}
        </div>
      </div>
    </section>
  );
}

/** From the second game on: who has won how many tonight. Practice and deals for many people are no evening. */
function EveningSoFar({ session }: Pick<EndPanelProps, 'session'>) {
  const info = session.state.value?.info;
  const evening = info?.evening;
  const isAlone = session.local?.isPractice || session.local?.comparePath !== undefined;
  if (info === undefined || evening === undefined || evening.games < 2 || isAlone) return null;
  return (
    <div class="end-evening">
      <Later key="evening" load={() => import('../evening/evening-button.tsx')}>
        {({ EveningButton }) => <EveningButton evening={evening} game={info.game} />}
      </Later>
    </div>
  );
}

/** The shuffle was promised to nobody but a device. */
function ShuffledOnDevice({ words }: { readonly words: LiftedWords }) {
  return <p class="end-note">{words.shuffledOnDevice}</p>;
}

/** At a shared device nobody alone is "you". */
function seatOfViewer({ local }: Session, seat: Seat | null): Seat | null {
  return local !== null && isShared({ people: local.people.value }) ? null : seat;
}

/** The record that whoever looks may see: the game of a table that is not public is shown by those who played it. */
function playToShow({ local, isReplay, state }: Session, seat: Seat | null): string | null {
  if (isReplay) return null;
  if (local !== null) return local.finished.value;
  const info = state.value?.info;
  return info !== undefined && (seat !== null || info.settings.public) ? playOf(info) : null;
}
