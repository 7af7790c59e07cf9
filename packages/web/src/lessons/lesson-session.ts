import { signal } from '@preact/signals';
import { freeBotName, type Game } from '@samsara/engine';
import type { SeatInfo, TableInfo } from '@samsara/protocol';
import { stepEmitter } from '../connection/step-emitter.ts';
import type { PreparedLesson } from '../contract/lesson.ts';
import type { Connection, LocalPart, Session } from '../session/session.ts';
import type { TableState } from '../session/table-store.ts';
import { LEARNER, LessonRun, type Pace } from './lesson-run.ts';

/** A table at which a lesson goes on. */
export interface LessonSession extends Session {
  readonly run: LessonRun;
}

interface LessonOptions {
  /** The step to begin with. */
  readonly from: number;
  readonly learner: Pick<SeatInfo, 'name' | 'face'>;
  readonly pace: Pace;
}

const CODE = 'LESSON';
/** The coach is an owl, and so is the first of the bots. */
const COACH = 'Ada';

export function lessonSession(game: Game, lesson: PreparedLesson, options: LessonOptions): LessonSession {
  const state = signal<TableState | null>(null);
  const { emit, onStep, clear } = stepEmitter(state);
  let seq = 0;
  let round = 0;
  const run = new LessonRun(game, lesson, options.pace, (events, isOther) => {
    seq++;
    if (isOther) round++;
    const now = {
      seq,
      info: infoOf(game, seatsAt(game, run.table, options.learner), round),
      you: { seat: LEARNER, host: false },
      chat: [],
      view: game.view(run.table, LEARNER),
      clock: null,
    };
    emit({ frames: events.length === 0 ? [] : [{ seq, events: [...events] }], state: now, fresh: isOther });
  });
  run.begin(options.from);
  return {
    code: CODE,
    connection: signal<Connection>('local'),
    state,
    gone: signal(null),
    local: {
      ...LOCAL,
      shown: (upTo) => {
        if (upTo >= seq) run.goOn();
      },
    },
    isLesson: true,
    onStep,
    order: async (order) => {
      if (order.type !== 'move') return { ok: false, reason: { code: 'not-now' } };
      run.attempt(order.move);
      return { ok: true };
    },
    past: async () => [],
    close: () => {
      run.close();
      clear();
    },
    run,
  };
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
