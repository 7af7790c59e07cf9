import type { Outcome } from '@samsara/engine';
import { useState } from 'preact/hooks';
import { playOf } from '../connection/kept-promises.ts';
import type { Session } from '../connection/session.ts';
import { Later } from '../shell/lazy.tsx';
import { replayPath } from '../shell/routes.ts';
import { useWords } from '../texts/words.ts';
import './end-panel.css';
import { listOf } from '../texts/list-of.ts';
import { useTable } from './table-context.ts';

interface EndPanelProps {
  readonly session: Session;
  /** null for a game that was ended without a result. */
  readonly outcome: Outcome | null;
}

/** How it ended, the points, and what may come next. */
export function EndPanel({ session, outcome }: EndPanelProps) {
  const { texts, names, seat, language, screen } = useTable();
  const words = useWords();
  const [isHidden, setHidden] = useState(false);
  if (isHidden) return null;
  const info = session.state.value?.info;
  const isClosed = info?.phase === 'closed';
  // The game of a table that is not public is shown by those who played it.
  const isOpen = info !== undefined && (seat !== null || info.settings.public);
  const play = session.local !== null ? session.local.finished.value : isOpen ? playOf(info) : null;
  const isWon = seat !== null && (outcome?.winners.includes(seat) ?? false);
  return (
    <section class={`end-panel${isWon ? ' is-won' : ''}`} aria-label={words.gameOver}>
      <h2>{headline()}</h2>
      <p>{outcome === null ? words.noResult : (texts.endings[outcome.reason] ?? words.gameOver)}</p>
      {isClosed && <p>{words.tableClosed}</p>}
      {outcome !== null && outcome.points !== null && (
        <table>
          <thead>
            <tr>
              <th scope="col">{words.player}</th>
              <th scope="col">{words.points}</th>
            </tr>
          </thead>
          <tbody>
            {outcome.points.map((points, each) => (
              <tr key={names.seats[each]} class={outcome.winners.includes(each) ? 'is-winner' : ''}>
                <th scope="row">{names.seats[each]}</th>
                <td>{points}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div class="end-buttons">
        {(seat !== null || session.local !== null) && !isClosed && (
          <button
            type="button"
            class="button is-main"
            onClick={() => void session.order({ type: 'rematch' })}
          >
            {words.rematch}
          </button>
        )}
        {play !== null && (
          <a class="button" href={replayPath(play)}>
            {words.replay}
          </a>
        )}
        <button type="button" class="button" onClick={() => setHidden(true)}>
          {words.seeTable}
        </button>
        <a class="button" href="/">
          {words.back}
        </a>
      </div>
      {play !== null && (
        <Later key={play} load={() => import('../replay/shuffle-check.tsx')}>
          {({ ShuffleCheck }) => <ShuffleCheck play={play} game={screen.game} />}
        </Later>
      )}
    </section>
  );

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
