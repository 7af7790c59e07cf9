import { computed, type Signal, signal } from '@preact/signals';
import { freeBotName, type PlayedGame, type Seat } from '@samsara/engine';
import type { Frame, SeatInfo, TableInfo } from '@samsara/protocol';
import { stepEmitter } from '../connection/step-emitter.ts';
import type { Connection, LocalPart, Session } from '../session/session.ts';
import type { TableState } from '../session/table-store.ts';

/** What somebody who sets up a table is told of it. */
export interface Preparer {
  readonly code: string;
  /** A move was made at the table. What comes of it is shown by whoever set it up. */
  attempt(move: string): void;
  /** Everything that was shown so far is on the screen. */
  seen(): void;
  /** What happened before the table as it was set up last. */
  past(): readonly Frame[];
  close(): void;
}

/** A table as it is to be shown. */
export interface Prepared {
  readonly table: unknown;
  /** Whose eyes see it. */
  readonly viewer: Seat;
  readonly seats: readonly SeatInfo[];
  /** What led to it, for the viewer's eyes. */
  readonly frames: readonly unknown[];
  /** Another table than before: nothing leads from that to it. */
  readonly isOther: boolean;
  /** May the viewer make a move? */
  readonly isOpen: boolean;
}

export interface PreparedSession extends Session {
  show(prepared: Prepared): void;
}

/** A table of this device that somebody sets up and moves on, state by state: for lessons and puzzles. */
export function preparedSession(
  game: PlayedGame,
  { code, attempt, seen, past, close }: Preparer,
): PreparedSession {
  const state = signal<TableState | null>(null);
  const viewer = signal<readonly Seat[]>([0]);
  const { emit, onStep, clear } = stepEmitter(state);
  let seq = 0;
  let round = 0;
  return {
    code,
    connection: signal<Connection>('local'),
    state,
    gone: signal(null),
    local: {
      ...localPart(viewer),
      shown: (upTo) => {
        if (upTo >= seq) seen();
      },
    },
    isPrepared: true,
    onStep,
    order: async (order) => {
      if (order.type !== 'move') return { ok: false, reason: { code: 'not-now' } };
      attempt(order.move);
      return { ok: true };
    },
    past: async () => past(),
    close: () => {
      close();
      clear();
    },
    show: ({ table, viewer: seat, seats, frames, isOther, isOpen }) => {
      seq++;
      if (isOther) round++;
      if (viewer.value[0] !== seat) viewer.value = [seat];
      const now = {
        seq,
        info: { ...TABLE, code, game: game.meta.id, phase: phaseOf(isOpen), round, seats: [...seats] },
        you: { seat, host: false },
        chat: [],
        view: game.view(table, seat),
        clock: null,
      };
      emit({ frames: frames.length === 0 ? [] : [{ seq, events: [...frames] }], state: now, fresh: isOther });
    },
  };
}

/** At a table where nobody plays nothing is offered. */
const phaseOf = (isOpen: boolean): TableInfo['phase'] => (isOpen ? 'playing' : 'gathering');

const nothing = () => undefined;

/** One person at one device, who is told everything by whoever set up the table. */
function localPart(viewer: Signal<readonly Seat[]>): LocalPart {
  return {
    people: viewer,
    stoodIn: signal([]),
    eyes: computed(() => viewer.value[0]),
    asked: signal([]),
    isPractice: false,
    hasHints: false,
    mayUndo: signal(false),
    finished: signal(null),
    become: nothing,
    undo: nothing,
    adapt: nothing,
    advise: async () => null,
    shown: nothing,
    stand: nothing,
    entries: async () => ({ entries: [], now: 0, spent: 0 }),
  };
}

const TABLE: Omit<TableInfo, 'code' | 'game' | 'phase' | 'round' | 'seats'> = {
  options: {},
  settings: { public: false, spectators: null, chat: 'off', absence: { after_s: 60, stand_in: 'nobody' } },
  opened: 0,
  host: null,
  promise: { number: 0, commitment: '', link: '' },
  agreed: { pause: [], resume: [], abort: [] },
  spectators: 0,
};

/** Somebody among bots, each of which has a name of its own; nobody is called like one of `taken`. */
export function seatsAround(
  person: Pick<SeatInfo, 'name' | 'face'>,
  { viewer, count, level, taken }: SeatsAround,
): readonly SeatInfo[] {
  const names = [...taken];
  return Array.from({ length: count }, (_, seat) => {
    const there = { ready: true, present: true };
    if (seat === viewer) return { ...person, kind: 'person' as const, level: null, ...there };
    const name = freeBotName(names);
    names.push(name);
    return { name, kind: 'bot' as const, level, ...there };
  });
}

interface SeatsAround {
  readonly viewer: Seat;
  readonly count: number;
  readonly level: string;
  readonly taken: readonly string[];
}
