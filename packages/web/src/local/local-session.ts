import { batch, signal } from '@preact/signals';
import type { Seat } from '@samsara/engine';
import type { Frame, RefusalReason } from '@samsara/protocol';
import type { Answer, Connection, Lifted, LocalPart, Session } from '../session/session.ts';
import { receive, running, type Step, type TableState } from '../session/table-store.ts';
import {
  type FromTable,
  type KeptAsRecord,
  type KeptGame,
  LOCAL_CODE,
  type LocalPlan,
  type Question,
  type ToTable,
} from './worker/plan.ts';
import { LONGEST_THOUGHT_MS } from './worker/thinking-time.ts';
import type { StartWorker } from './workers.ts';

/** The table asks questions with numbers from 1. */
const ADVICE = -1;
const ADVISER = 'master';
const MOST_SEED = 2 ** 30;

/** A table in a worker of this page; a second worker thinks for the bots. */
export function localSession(
  start: StartWorker,
  plan: LocalPlan,
  kept: KeptGame | KeptAsRecord | null,
): Session {
  const state = signal<TableState | null>(null);
  const gone = signal<RefusalReason | null>(null);
  const standing = {
    people: signal<readonly Seat[]>([]),
    stoodIn: signal<readonly Seat[]>([]),
    asked: signal<readonly Seat[]>([]),
    eyes: signal<Seat | null>(null),
    mayUndo: signal(false),
    finished: signal<string | null>(null),
  };
  const ears = new Set<(step: Step) => void>();
  const unanswered = new Map<string, (answer: Answer) => void>();
  const table = start();
  const thinker = start();
  let orders = 0;
  let tellAdvice: (move: string | null) => void = () => undefined;
  let tellPast: (frames: readonly Frame[]) => void = () => undefined;
  let tellEntries: (lifted: Lifted) => void = () => undefined;

  const tell = (to: ToTable) => table.postMessage({ task: 'table', to });
  const ask = (question: Question) => thinker.postMessage({ task: 'think', question });

  const hear = (from: FromTable) => {
    if (from.type === 'ask') ask(from.question);
    else if (from.type === 'standing') hearStanding(standing, from);
    else if (from.type === 'past') tellPast(from.frames);
    else if (from.type === 'entries') tellEntries(from);
    else if (from.type === 'failed') {
      console.error(from.message);
      gone.value = { code: 'try-again', detail: from.message };
    } else if (from.type === 'clock') {
      if (state.value !== null)
        state.value = { ...state.value, clock: running(from.clock, performance.now()) };
    } else hearMessage(from.message);
  };
  const hearMessage = (message: Extract<FromTable, { type: 'message' }>['message']) => {
    if (message.type === 'done' || message.type === 'refused') {
      const id = message.id ?? '';
      unanswered.get(id)?.(message.type === 'done' ? { ok: true } : { ok: false, reason: message.reason });
      unanswered.delete(id);
      return;
    }
    const received = receive(state.value, message, performance.now());
    if (received.type !== 'step') return;
    state.value = received.step.state;
    for (const ear of ears) ear(received.step);
  };
  table.onmessage = ({ data }: MessageEvent<FromTable>) => hear(data);
  thinker.onmessage = ({ data }: MessageEvent<Extract<ToTable, { type: 'thought' }>>) => {
    if (data.type !== 'thought') return;
    if (data.id === ADVICE) tellAdvice(data.move);
    else tell(data);
  };
  tell({ type: 'open', plan, kept });

  const local: LocalPart = {
    ...standing,
    isPractice: plan.practice ?? false,
    hasHints: plan.practice ?? plan.hints ?? false,
    become: (seat) => tell({ type: 'become', seat }),
    undo: () => tell({ type: 'undo' }),
    adapt: (level) => tell({ type: 'adapt', level }),
    advise: (view, seat, owes) =>
      new Promise((hearAdvice) => {
        tellAdvice = hearAdvice;
        const seed = Math.floor(Math.random() * MOST_SEED);
        const job = {
          game: plan.game,
          level: ADVISER,
          character: null,
          view,
          seat,
          owes,
          seed,
          ms: LONGEST_THOUGHT_MS,
        };
        ask({ ...job, id: ADVICE });
      }),
    shown: (seq) => tell({ type: 'shown', seq }),
    stand: (stands) => tell({ type: 'stand', stands }),
    hasten: () => tell({ type: 'hasten' }),
    entries: () =>
      new Promise((hearEntries) => {
        tellEntries = hearEntries;
        tell({ type: 'lift' });
      }),
  };
  return {
    code: LOCAL_CODE,
    connection: signal<Connection>('local'),
    state,
    gone,
    local,
    onStep: (ear) => {
      ears.add(ear);
      if (state.value !== null) ear({ frames: [], state: state.value, fresh: true });
      return () => ears.delete(ear);
    },
    order: (order) =>
      new Promise((answer) => {
        const id = String(++orders);
        unanswered.set(id, answer);
        tell({ type: 'order', id, order });
      }),
    past: (seq) =>
      new Promise((hearFrames) => {
        tellPast = hearFrames;
        tell({ type: 'past', seq });
      }),
    close: () => {
      table.terminate();
      thinker.terminate();
    },
  };
}

type Standing = {
  readonly [Key in keyof Omit<Extract<FromTable, { type: 'standing' }>, 'type'>]: { value: unknown };
};

function hearStanding(standing: Standing, from: Extract<FromTable, { type: 'standing' }>): void {
  // In one go: who is asked and who holds the device belong together.
  batch(() => {
    standing.people.value = from.people;
    standing.stoodIn.value = from.stoodIn;
    standing.asked.value = from.asked;
    standing.eyes.value = from.eyes;
    standing.mayUndo.value = from.mayUndo;
    standing.finished.value = from.finished;
  });
}
