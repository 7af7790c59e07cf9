import { signal } from '@preact/signals';
import { framesFor, type Seat, seatsAfter } from '@samsara/engine';
import type { Frame, TableInfo } from '@samsara/protocol';
import { stepEmitter } from '../connection/step-emitter.ts';
import type { Connection, Session } from '../session/session.ts';
import type { TableState } from '../session/table-store.ts';
import { recordedSeat } from './recorded-seat.ts';
import type { Eyes, Tape } from './tape.ts';

/** A finished game as a table that is only watched, wound by its viewer. */
export interface ReplaySession extends Session {
  /** How many moves have been played. */
  readonly place: { readonly value: number };
  readonly eyes: { readonly value: Eyes };
  /** One move on, with everything travelling; false at the end. */
  forward(): boolean;
  /** To any moment, at once. */
  jump(place: number): void;
  look(eyes: Eyes): void;
}

/** How many earlier moves the log shows. */
const MOST_PAST = 80;

export function replaySession(tape: Tape, code: string, place: number, eyes: Eyes): ReplaySession {
  const state = signal<TableState | null>(null);
  const at = signal(Math.min(Math.max(place, 0), tape.length));
  const seen = signal<Eyes>(eyes);
  const { emit, onStep, clear } = stepEmitter(state);

  const now = (): TableState => ({
    seq: at.value,
    info: infoOf(tape, code, at.value),
    you: { seat: seatOf(seen.value), host: false },
    chat: [],
    view: tape.viewAt(at.value, seen.value),
    clock: null,
  });
  const refresh = () => emit({ frames: [], state: now(), fresh: true });
  refresh();

  return {
    code,
    connection: signal<Connection>('local'),
    state,
    gone: signal(null),
    local: null,
    isReplay: true,
    place: at,
    eyes: seen,
    onStep,
    order: async () => ({ ok: false, reason: { code: 'not-now' } }),
    past: async (seq) => {
      const { value: eyes } = seen;
      return tape.eventsBetween(Math.max(0, seq - MOST_PAST), seq).map(({ moves, events }) => ({
        seq: moves,
        ...undoneIn(tape, moves - 1),
        events: eyes === 'all' ? [...events] : framesFor(tape.game, events, eyes),
      }));
    },
    close: clear,
    forward: () => {
      if (at.value === tape.length) return false;
      const happened = tape.eventsOf(at.value);
      at.value += 1;
      const events = seen.value === 'all' ? happened : framesFor(tape.game, happened, seen.value);
      emit({
        frames: [{ seq: at.value, ...undoneIn(tape, at.value - 1), events }],
        state: now(),
        fresh: false,
      });
      return true;
    },
    jump: (wanted) => {
      at.value = Math.min(Math.max(wanted, 0), tape.length);
      refresh();
    },
    look: (wanted) => {
      seen.value = wanted;
      refresh();
    },
  };
}

/** What the log says where moves were taken back. */
function undoneIn(tape: Tape, index: number): Pick<Frame, 'happened'> {
  const undo = tape.undoAt(index);
  if (undo === undefined) return {};
  return { happened: { what: 'taken-back', ...undo, name: tape.record.seats[undo.seat].name } };
}

/** The seat at the bottom: whoever's eyes they are. */
function seatOf(eyes: Eyes): Seat | null {
  return typeof eyes === 'number' ? eyes : null;
}

function infoOf({ record }: Tape, code: string, place: number): TableInfo {
  return {
    code,
    game: record.game,
    options: { ...record.options },
    settings: { public: false, spectators: 0, chat: 'off', absence: { after_s: 60, stand_in: 'nobody' } },
    phase: 'over',
    round: 1,
    opened: 0,
    seats: seatsAfter(record, place).map(recordedSeat),
    host: null,
    promise: { number: 0, commitment: record.fairness.commitment, link: record.fairness.commitment },
    agreed: { pause: [], resume: [], abort: [] },
    spectators: 0,
  };
}
