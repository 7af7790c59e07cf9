import type { LessonWords } from '@samsara/engine/lessons';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Face } from '../kit/faces/face.tsx';
import { Icon } from '../kit/icon.tsx';
import { Spoken } from '../prepared/spoken.tsx';
import { useRoomFor } from '../prepared/use-room-for.ts';
import { settings } from '../settings/settings.ts';
import type { LessonRun } from './lesson-run.ts';
import type { LessonPageWords } from './texts.ts';
import './coach.css';

/** Ada, the owl. */
const COACH = 0;

interface CoachProps {
  readonly run: LessonRun;
  readonly words: LessonPageWords;
  readonly says: LessonWords;
}

/** Says what to do, and afterwards what has happened and why. */
export function Coach({ run, words, says }: CoachProps) {
  const element = useRef<HTMLElement>(null);
  useRoomFor(element);
  const { id } = run.lesson.steps[run.at.value.step];
  const phase = run.phase.value;
  const { task, instead, seen } = says.tasks[run.task.id];
  const isWrong = phase === 'task' && run.wrong.value > 0;
  const text = phase === 'seen' ? seen : phase === 'after' ? words.right : isWrong ? (instead ?? task) : task;
  return (
    <aside
      ref={element}
      class={`coach on-paper${settings.value.leftHanded ? ' is-mirrored' : ''}`}
      aria-label={words.lesson}
      data-phase={phase}
    >
      <Face of={COACH} mood={phase === 'task' ? null : 'glad'} />
      <Steps run={run} words={words} says={says} />
      <div class="coach-says">
        <h2>{says.steps[id]}</h2>
        <p class={isWrong ? 'is-wrong' : ''} key={text}>
          {text}
        </p>
      </div>
      <Spoken text={text} times={run.wrong.value} />
      <Buttons run={run} words={words} />
    </aside>
  );
}

/** Every step as a dot; where there is room, with its title. */
function Steps({ run, words, says }: CoachProps) {
  const { lesson, at } = run;
  const { step: here } = at.value;
  const { steps } = lesson;
  return (
    <ol class="coach-steps" aria-label={words.stepOf(here + 1, steps.length)}>
      {steps.map(({ id }, step) => (
        <li
          key={id}
          class={step < here ? 'is-done' : step === here ? 'is-here' : ''}
          {...(step === here ? { 'aria-current': 'step' as const } : {})}
        >
          <span>{says.steps[id]}</span>
        </li>
      ))}
    </ol>
  );
}

function Buttons({ run, words }: Pick<CoachProps, 'run' | 'words'>) {
  const { phase, at, lesson, isShown } = run;
  const { step, task } = at.value;
  const nextButton = useRef<HTMLButtonElement>(null);
  const isSeen = phase.value === 'seen';
  useLayoutEffect(() => {
    if (isSeen) nextButton.current?.focus({ preventScroll: true });
  }, [isSeen, step, task]);
  const isLast = step === lesson.steps.length - 1 && task === lesson.steps[step].tasks.length - 1;
  return (
    <div class="coach-buttons">
      {step > 0 && (
        <button
          type="button"
          class="button is-quiet coach-back"
          aria-label={words.back}
          title={words.back}
          onClick={() => leaving(() => run.begin(step - 1))}
        >
          <Icon of="back" />
        </button>
      )}
      {isSeen ? (
        <button
          ref={nextButton}
          type="button"
          class="button is-main coach-next"
          onClick={() => leaving(() => run.next())}
        >
          {isLast ? words.finish : words.next}
        </button>
      ) : (
        <button
          type="button"
          class="button coach-show"
          aria-pressed={isShown.value}
          disabled={phase.value !== 'task'}
          onClick={() => {
            isShown.value = true;
          }}
        >
          {words.showMe}
        </button>
      )}
    </div>
  );
}

/** What is asked next takes the focus. */
function leaving(act: () => void): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  act();
}
