import { useEffect, useRef } from 'preact/hooks';
import type { GameScreen } from '../contract/board.ts';
import { hasPuzzles } from '../games/index.ts';
import { Face } from '../kit/faces/face.tsx';
import { planTable } from '../local/planned.ts';
import { usualPlan } from '../play/usual-plan.ts';
import { goTo, localPath, puzzlesPath, rulesPath } from '../shell/routes.ts';
import { playSound } from '../sound/sounds.ts';
import { useWords } from '../texts/words.ts';
import type { LessonRun } from './lesson-run.ts';
import type { LessonPageWords } from './texts.ts';
import './lesson-end.css';

const COACH = 0;
const PETALS = 14;

interface LessonEndProps {
  readonly run: LessonRun;
  readonly screen: GameScreen;
  readonly words: LessonPageWords;
}

/** Everything has been met once: now a real game, against bots that are easy to beat. */
export function LessonEnd({ run, screen, words }: LessonEndProps) {
  const { games, puzzles } = useWords();
  const { id } = screen.game.meta;
  const play = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    play.current?.focus();
    playSound('win');
  }, []);
  const playOn = () => {
    planTable({ ...usualPlan(screen, 'novice'), hints: true });
    goTo(localPath(id));
  };
  return (
    <main class="lesson-end on-table" data-game={id}>
      <div class="lesson-petals" aria-hidden="true">
        {Array.from({ length: PETALS }, (_, i) => (
          <span key={i} style={{ '--i': i, '--x': `${(i * 61) % 100}%` }} />
        ))}
      </div>
      <section class="on-paper">
        <Face of={COACH} mood="glad" />
        <h1>{words.done(games[id as keyof typeof games].name)}</h1>
        <p>{words.nowPlay}</p>
        <button ref={play} type="button" class="button is-main" onClick={playOn}>
          {words.play}
        </button>
        <a class="button" href={rulesPath(id)}>
          {words.minute}
        </a>
        <nav>
          <button type="button" class="lesson-again" onClick={() => run.begin(0)}>
            {words.again}
          </button>
          {hasPuzzles(id) && <a href={puzzlesPath(id)}>{puzzles}</a>}
          <a href="/">{words.toLobby}</a>
        </nav>
      </section>
    </main>
  );
}
