import { batch, signal } from '@preact/signals';
import { type Actor, actorAndMove, findMove, framesFor, type PlayedGame, type Seat } from '@samsara/engine';
import type { PreparedLesson, PreparedTask } from '../contract/lesson.ts';

/** `task`: the learner is to move; `after`: the others move; `seen`: what has happened is explained; `over`: all is done. */
export type Phase = 'task' | 'after' | 'seen' | 'over';

/** Counted from 0. */
export interface Place {
  readonly step: number;
  readonly task: number;
}

/** Tells what there is to see: frames of a move, or a table that was set up anew. */
export type Show = (frames: readonly unknown[], isOther: boolean) => void;

/** Milliseconds before one of the others moves, after something was to be seen or not. */
export type Pace = (hasSeen: boolean) => number;

export const LEARNER: Seat = 0;

/** One way through a lesson: what is wanted is done, everything else is counted and left undone. */
export class LessonRun {
  readonly game: PlayedGame;
  readonly lesson: PreparedLesson;
  readonly at = signal<Place>({ step: 0, task: 0 });
  readonly phase = signal<Phase>('task');
  /** How often something else than what is wanted was tried in this task. */
  readonly wrong = signal(0);
  /** Is what is wanted pointed at? After a wrong try it is. */
  readonly isShown = signal(false);
  /** The state of the game. */
  table: unknown;
  readonly #pace: Pace;
  readonly #show: Show;
  #left: readonly string[] = [];
  #hasSeen = true;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(game: PlayedGame, lesson: PreparedLesson, pace: Pace, show: Show) {
    this.game = game;
    this.lesson = lesson;
    this.#pace = pace;
    this.#show = show;
  }

  get task(): PreparedTask {
    const { step, task } = this.at.value;
    return this.lesson.steps[step].tasks[task];
  }

  /** The moves that are wanted now. */
  wanted(): readonly unknown[] {
    if (this.phase.value !== 'task') return [];
    return this.task.wanted.flatMap((line) => meant(this.game, this.table, line)?.move ?? []);
  }

  /** To the beginning of a step, or of the last one. */
  begin(wished: number): void {
    const step = Math.min(Math.max(wished, 0), this.lesson.steps.length - 1);
    this.#enter({ step, task: 0 }, tableBefore(this.game, this.lesson, step));
  }

  /** On to the next task, once this one is done. */
  next(): void {
    if (this.phase.value !== 'seen') return;
    const { step, task } = this.at.value;
    const { steps } = this.lesson;
    if (task + 1 < steps[step].tasks.length) this.#enter({ step, task: task + 1 });
    else if (step + 1 < steps.length) this.#enter({ step: step + 1, task: 0 });
    else this.phase.value = 'over';
  }

  /** The learner tries a move. What is illegal changes nothing: the table itself says why. */
  attempt(text: string): void {
    const { game, table } = this;
    const move = findMove(game, table, LEARNER, text);
    if (this.phase.value !== 'task' || move === undefined) return;
    if (!this.wanted().some((each) => game.notation(each) === game.notation(move))) {
      batch(() => {
        this.wrong.value++;
        this.isShown.value = true;
      });
      return;
    }
    this.#left = this.task.after;
    this.phase.value = 'after';
    this.#apply(LEARNER, move);
  }

  /** Everything that has happened so far was seen: the next of the others moves. */
  goOn(): void {
    if (this.phase.value !== 'after') return;
    clearTimeout(this.#timer);
    if (this.#left.length === 0) this.phase.value = 'seen';
    else this.#timer = setTimeout(() => this.#playOn(), this.#pace(this.#hasSeen));
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #playOn(): void {
    const [line, ...later] = this.#left;
    this.#left = later;
    const found = meant(this.game, this.table, line);
    if (found === null) this.phase.value = 'seen';
    else this.#apply(found.actor, found.move);
  }

  #enter(place: Place, before?: unknown): void {
    const { state = before } = this.lesson.steps[place.step].tasks[place.task];
    if (state !== undefined) this.table = this.game.clone(state);
    clearTimeout(this.#timer);
    batch(() => {
      this.at.value = place;
      this.phase.value = 'task';
      this.wrong.value = 0;
      this.isShown.value = false;
    });
    this.#show([], state !== undefined);
  }

  #apply(actor: Actor, move: unknown): void {
    const events: unknown[] = [];
    this.game.apply(this.table, actor, move, (event) => events.push(event));
    const frames = framesFor(this.game, events, LEARNER);
    this.#hasSeen = frames.some((frame) => frame !== null);
    this.#show(frames, false);
  }
}

/** The move that a line of a lesson means. */
function meant(game: PlayedGame, table: unknown, line: string): { actor: Actor; move: unknown } | null {
  const read = actorAndMove(line);
  const move = read && findMove(game, table, read.actor, read.text);
  return read && move !== undefined ? { actor: read.actor, move } : null;
}

/** The table as a step begins that goes on with the one before it: everything was done as it was wanted first. */
function tableBefore(game: PlayedGame, { steps }: PreparedLesson, step: number): unknown {
  const done = steps.slice(0, step).flatMap(({ tasks }) => tasks);
  const from = done.map(({ state }) => state !== undefined).lastIndexOf(true);
  if (from < 0 || steps[step].tasks[0].state !== undefined) return undefined;
  const table = game.clone(done[from].state);
  for (const line of done.slice(from).flatMap(({ wanted, after }) => [wanted[0], ...after])) {
    const found = meant(game, table, line);
    if (found !== null) game.apply(table, found.actor, found.move);
  }
  return table;
}
