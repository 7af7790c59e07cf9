import { batch, type ReadonlySignal, signal } from '@preact/signals';
import { actorAndMove, findMove, framesFor, freeBotName, type Game, type Seat } from '@samsara/engine';
import type { SeatInfo, TableInfo } from '@samsara/protocol';
import { stepEmitter } from '../connection/step-emitter.ts';
import type { PreparedLesson, PreparedTask } from '../contract/lesson.ts';
import type { Connection, LocalPart, Session } from '../session/session.ts';
import type { TableState } from '../session/table-store.ts';

/** `task`: the learner is to move; `after`: the others move; `seen`: what has happened is explained; `over`: all is done. */
export type Phase = 'task' | 'after' | 'seen' | 'over';

/** Counted from 0. */
export interface Place {
  readonly step: number;
  readonly task: number;
}

/** A table at which a lesson goes on: what is wanted is done, everything else is answered. */
export interface LessonSession extends Session {
  readonly lesson: PreparedLesson;
  readonly at: ReadonlySignal<Place>;
  readonly phase: ReadonlySignal<Phase>;
  /** How often something else than what is wanted was tried in this task. */
  readonly wrong: ReadonlySignal<number>;
  /** Is what is wanted pointed at? After a wrong try it is. */
  readonly isShown: ReadonlySignal<boolean>;
  /** The task at hand. */
  task(): PreparedTask;
  /** The moves that are wanted now. */
  wanted(): readonly unknown[];
  showMe(): void;
  /** On to the next task, once this one is done. */
  next(): void;
  /** To the beginning of a step. */
  begin(step: number): void;
}

interface LessonOptions {
  /** The step to begin with. */
  readonly from: number;
  readonly learner: Pick<SeatInfo, 'name' | 'face'>;
  /** Milliseconds before one of the others moves, after something was to be seen or not. */
  pace(hasSeen: boolean): number;
}

const LEARNER: Seat = 0;
const CODE = 'LESSON';
/** The coach is an owl, and so is the first of the bots. */
const COACH = 'Ada';

export function lessonSession(game: Game, lesson: PreparedLesson, options: LessonOptions): LessonSession {
  const state = signal<TableState | null>(null);
  const at = signal<Place>({ step: 0, task: 0 });
  const phase = signal<Phase>('task');
  const wrong = signal(0);
  const isShown = signal(false);
  const { emit, onStep, clear } = stepEmitter(state);
  let table: unknown;
  let seq = 0;
  let round = 0;
  let left: readonly string[] = [];
  let hasSeen = true;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const task = () => lesson.steps[at.value.step].tasks[at.value.task];
  const wantedMoves = () =>
    task().wanted.flatMap((line) => {
      const read = actorAndMove(line);
      return (read && findMove(game, table, read.actor, read.text)) ?? [];
    });
  const now = (): TableState => ({
    seq,
    info: infoOf(game, seatsAt(game, table, options.learner), round),
    you: { seat: LEARNER, host: false },
    chat: [],
    view: game.view(table, LEARNER),
    clock: null,
  });
  const enter = (place: Place, before?: unknown) => {
    const { state: given } = lesson.steps[place.step].tasks[place.task];
    const isOther = given !== undefined || before !== undefined;
    if (isOther) table = game.clone(given ?? before);
    clearTimeout(timer);
    left = [];
    seq++;
    batch(() => {
      at.value = place;
      phase.value = 'task';
      wrong.value = 0;
      isShown.value = false;
    });
    if (isOther) round++;
    emit({ frames: [], state: now(), fresh: isOther });
  };
  const apply = (actor: Parameters<Game['apply']>[1], move: unknown) => {
    const events: unknown[] = [];
    game.apply(table, actor, move, (event) => events.push(event));
    const frames = framesFor(game, events, LEARNER);
    hasSeen = frames.some((frame) => frame !== null);
    seq++;
    emit({ frames: [{ seq, events: frames }], state: now(), fresh: false });
  };
  /** The next of the others moves once the move before has been seen. */
  const goOn = () => {
    const [line, ...later] = left;
    left = later;
    const read = line === undefined ? null : actorAndMove(line);
    const move = read && findMove(game, table, read.actor, read.text);
    if (read && move !== undefined) apply(read.actor, move);
    else phase.value = 'seen';
  };
  const shown = (upTo: number) => {
    if (phase.value !== 'after' || upTo < seq) return;
    clearTimeout(timer);
    if (left.length === 0) phase.value = 'seen';
    else timer = setTimeout(goOn, options.pace(hasSeen));
  };
  const attempt = (text: string) => {
    if (phase.value !== 'task') return;
    const move = findMove(game, table, LEARNER, text);
    if (move === undefined) return;
    if (!wantedMoves().some((each) => game.notation(each) === game.notation(move))) {
      batch(() => {
        wrong.value++;
        isShown.value = true;
      });
      return;
    }
    left = task().after;
    phase.value = 'after';
    apply(LEARNER, move);
  };
  const next = () => {
    if (phase.value !== 'seen') return;
    const { step, task: done } = at.value;
    if (done + 1 < lesson.steps[step].tasks.length) enter({ step, task: done + 1 });
    else if (step + 1 < lesson.steps.length) enter({ step: step + 1, task: 0 });
    else phase.value = 'over';
  };
  const begin = (wished: number) => {
    const step = Math.min(Math.max(wished, 0), lesson.steps.length - 1);
    enter({ step, task: 0 }, tableBefore(game, lesson, step));
  };
  begin(options.from);

  return {
    code: CODE,
    connection: signal<Connection>('local'),
    state,
    gone: signal(null),
    local: { ...LOCAL, shown },
    isLesson: true,
    onStep,
    order: async (order) => {
      if (order.type !== 'move') return { ok: false, reason: { code: 'not-now' } };
      attempt(order.move);
      return { ok: true };
    },
    past: async () => [],
    close: () => {
      clearTimeout(timer);
      clear();
    },
    lesson,
    at,
    phase,
    wrong,
    isShown,
    showMe: () => {
      isShown.value = true;
    },
    task,
    wanted: () => (phase.value === 'task' ? wantedMoves() : []),
    next,
    begin,
  };
}

/** The table as a step begins that goes on with the one before it: everything was done as it was wanted first. */
function tableBefore(game: Game, { steps }: PreparedLesson, step: number): unknown {
  const done = steps.slice(0, step).flatMap(({ tasks }) => tasks);
  const from = done.map(({ state }) => state !== undefined).lastIndexOf(true);
  if (from < 0 || steps[step].tasks[0].state !== undefined) return undefined;
  const table = game.clone(done[from].state);
  for (const { wanted, after } of done.slice(from))
    for (const line of [wanted[0], ...after]) {
      const read = actorAndMove(line);
      const move = read && findMove(game, table, read.actor, read.text);
      if (read && move !== undefined) game.apply(table, read.actor, move);
    }
  return table;
}

const nothing = () => undefined;

/** One person at one device, who is told everything by the lesson. */
const LOCAL: LocalPart = {
  people: signal([LEARNER]),
  stoodIn: signal([]),
  eyes: signal(LEARNER),
  asked: signal([]),
  isPractice: false,
  hasHints: false,
  mayUndo: signal(false),
  finished: signal(null),
  become: nothing,
  undo: nothing,
  advise: async () => null,
  shown: nothing,
  stand: nothing,
  entries: async () => ({ entries: [], now: 0, spent: 0 }),
};

function seatsAt(game: Game, table: unknown, learner: LessonOptions['learner']): SeatInfo[] {
  const { length } = game.describe(table).seats as readonly unknown[];
  const names = [COACH];
  while (names.length < length) names.push(freeBotName(names));
  return names.map((name, seat) => ({
    ...(seat === LEARNER
      ? { ...learner, kind: 'person' as const, level: null }
      : { name, kind: 'bot' as const, level: 'novice' }),
    ready: true,
    present: true,
  }));
}

function infoOf(game: Game, seats: SeatInfo[], round: number): TableInfo {
  return {
    code: CODE,
    game: game.meta.id,
    options: {},
    settings: { public: false, spectators: null, chat: 'off', absence: { after_s: 60, stand_in: 'nobody' } },
    phase: 'playing',
    round,
    opened: 0,
    seats,
    host: null,
    promise: { number: 0, commitment: '', link: '' },
    agreed: { pause: [], resume: [], abort: [] },
    spectators: 0,
  };
}
