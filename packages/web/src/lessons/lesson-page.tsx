import { useEffect, useState } from 'preact/hooks';
import type { GameScreen } from '../contract/board.ts';
import { loadLesson, loadScreen } from '../games/index.ts';
import { OWN_FACE } from '../kit/faces/faces.ts';
import { keepProgress, lessonProgress } from '../kit/first-time/lesson-progress.ts';
import { PlayScreen } from '../play/play-screen.tsx';
import { ShownPlaces } from '../prepared/shown-places.tsx';
import { useWordsOf } from '../prepared/use-words-of.ts';
import { settings } from '../settings/settings.ts';
import { Loading } from '../shell/loading.tsx';
import { currentWords } from '../texts/words.ts';
import { Coach } from './coach.tsx';
import { LessonEnd } from './lesson-end.tsx';
import { LEARNER } from './lesson-run.ts';
import { type LessonSession, lessonSession } from './lesson-session.ts';
import { lessonCatalogue } from './texts.ts';
import '../prepared/stage.css';

interface Opened {
  readonly session: LessonSession;
  readonly screen: GameScreen;
}

/** A guided first game: the real table, and beside it somebody who says what to do and why. */
export function LessonPage({ game }: { readonly game: string }) {
  const opened = useOpened(game);
  const words = lessonCatalogue.current.value;
  const says = useWordsOf(loadLesson, game);
  useKept(game, opened?.session ?? null);
  if (opened === null || words === null || says === null) return <Loading game={game} />;
  const { session, screen } = opened;
  if (session.run.phase.value === 'over')
    return <LessonEnd run={session.run} screen={screen} words={words} />;
  return (
    <div class="prepared">
      <Coach run={session.run} words={words} says={says} />
      <PlayScreen session={session} screen={screen} />
      <ShownPlaces
        screen={screen}
        seat={LEARNER}
        view={() => session.state.value?.view}
        moves={session.run.isShown.value ? session.run.wanted() : []}
      />
    </div>
  );
}

/** How long one of the others thinks, at the usual speed. */
const PACE_MS = 800;

function useOpened(game: string): Opened | null {
  const [opened, setOpened] = useState<Opened | null>(null);
  useEffect(() => {
    let isWanted = true;
    let session: LessonSession | null = null;
    const load = async () => {
      const [screen, source] = await Promise.all([loadScreen(game), loadLesson(game)]);
      const lesson = await source.lesson();
      if (!isWanted) return;
      const { name, face } = settings.value;
      session = lessonSession(screen.game, lesson, {
        from: lessonProgress(game).step,
        learner: { name: name || currentWords().you, face: face ?? OWN_FACE },
        pace: (hasSeen) => (hasSeen && settings.value.speed > 0 ? PACE_MS / settings.value.speed : 0),
      });
      setOpened({ session, screen });
    };
    void load();
    return () => {
      isWanted = false;
      session?.close();
    };
  }, [game]);
  return opened;
}

/** Whoever comes back goes on with the same step; after the end, with the first. */
function useKept(game: string, session: LessonSession | null): void {
  const isOver = session?.run.phase.value === 'over';
  const step = session?.run.at.value.step;
  useEffect(() => {
    if (isOver) keepProgress(game, { step: 0, isLearned: true });
    else if (step !== undefined) keepProgress(game, { step });
  }, [game, isOver, step]);
}
