import { useEffect, useState } from 'preact/hooks';
import { useTable } from '../contract/table-context.ts';
import { askForNext } from '../people/next-game.ts';
import type { Session } from '../session/session.ts';
import { replayPath, reviewPath } from '../shell/routes.ts';
import { useWords } from '../texts/words.ts';
import type { ResultWords } from './texts.ts';
import { TOLD_AT } from './use-telling.ts';

interface EndButtonsProps {
  readonly session: Session;
  /** The record that can be watched. */
  readonly play: string | null;
  readonly isClosed: boolean;
  readonly isTold: boolean;
  readonly own: ResultWords;
}

/** A finger on its way to a card does not press what stands in its place a moment later. */
const UNTOUCHED_MS = 600;

export function EndButtons({ session, play, isClosed, isTold, own }: EndButtonsProps) {
  const table = useTable();
  const words = useWords();
  const [isNew, setNew] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setNew(false), isTold ? UNTOUCHED_MS : TOLD_AT.buttons);
    return () => clearTimeout(timer);
  }, [isTold]);
  const comparePath = session.local?.comparePath;
  const mayPlayAgain =
    comparePath === undefined &&
    !session.isReplay &&
    (table.seat !== null || session.local !== null) &&
    !isClosed;
  const playAgain = () => {
    const info = session.state.value?.info;
    if (info !== undefined) askForNext(info);
    void session.order({ type: 'rematch' });
  };
  return (
    <div class={`end-buttons${isNew ? ' is-new' : ''}`}>
      {comparePath !== undefined && (
        <a class="button is-main" href={comparePath}>
          {own.compare}
        </a>
      )}
      {mayPlayAgain && (
        <button type="button" class="button is-main" onClick={playAgain}>
          {words.rematch}
        </button>
      )}
      {play !== null && (
        <>
          <a class="button" href={replayPath(play)}>
            {words.replay}
          </a>
          <a class="button" href={reviewPath(play)}>
            {own.review}
          </a>
        </>
      )}
      <a class="button" href="/">
        {words.back}
      </a>
    </div>
  );
}
