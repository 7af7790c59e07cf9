import type {
  ClockInfo,
  Frame,
  RefusalReason,
  Said,
  SeatClock,
  ServerMessage,
  TableInfo,
  You,
} from '@samsara/protocol';
import type { RunningClock } from '../contract/board.ts';

/** A table as it is known here. */
export interface TableState {
  readonly seq: number;
  readonly info: TableInfo;
  readonly you: You;
  readonly chat: readonly Said[];
  readonly view: unknown;
  readonly clock: RunningClock | null;
  /** At a table over days: everybody who is asked, and until when. No countdown runs for them. */
  readonly days?: readonly SeatClock[] | undefined;
}

/** What the screen shows next: what happened, and the table after it. `fresh` replaces all that was shown before. */
export interface Step {
  readonly frames: readonly Frame[];
  readonly state: TableState;
  readonly fresh: boolean;
}

export type Received =
  | { readonly type: 'step'; readonly step: Step }
  /** Nothing happened in the game, but the table is another all the same. */
  | { readonly type: 'state'; readonly state: TableState }
  | { readonly type: 'gone'; readonly reason: RefusalReason }
  /** Something in between is missing: the table has to be asked for again. */
  | { readonly type: 'gap' }
  | { readonly type: 'nothing' };

const LONGEST_CHAT = 100;

/** What a message makes of the table as it was known. `now` is the page's own time. */
export function receive(before: TableState | null, message: ServerMessage, now: number): Received {
  switch (message.type) {
    case 'table': {
      const { seq, info, you, chat, view, clock } = message;
      const state = { seq, info, you, chat, view, clock: running(clock, now), days: clock?.days };
      return { type: 'step', step: { frames: [], state, fresh: true } };
    }
    case 'frames':
      return before === null ? { type: 'gap' } : receiveFrames(before, message, now);
    case 'presence':
      return before === null ? { type: 'nothing' } : { type: 'state', state: withPresence(before, message) };
    case 'gone':
      return { type: 'gone', reason: message.reason };
    default:
      return { type: 'nothing' };
  }
}

function receiveFrames(
  before: TableState,
  message: Extract<ServerMessage, { type: 'frames' }>,
  now: number,
): Received {
  const frames = message.frames.filter(({ seq }) => seq > before.seq);
  // Nothing was missed, but who is there and how much time is left may have changed.
  if (message.frames.length === 0) return { type: 'state', state: stateAfter(before, message, frames, now) };
  if (frames.length === 0) return { type: 'nothing' };
  if (frames[0].seq !== before.seq + 1) return { type: 'gap' };
  return { type: 'step', step: { frames, state: stateAfter(before, message, frames, now), fresh: false } };
}

function stateAfter(
  before: TableState,
  { info, you, view, clock }: Extract<ServerMessage, { type: 'frames' }>,
  frames: readonly Frame[],
  now: number,
): TableState {
  const said = frames.flatMap((frame) => frame.said ?? []);
  return {
    seq: frames.at(-1)?.seq ?? before.seq,
    info: info ?? before.info,
    you: you ?? before.you,
    chat: [...before.chat, ...said].slice(-LONGEST_CHAT),
    view: view === undefined ? before.view : view,
    clock: clock === undefined ? before.clock : running(clock, now),
    days: clock === undefined ? before.days : clock?.days,
  };
}

function withPresence(
  before: TableState,
  { present, spectators }: Extract<ServerMessage, { type: 'presence' }>,
): TableState {
  const seats = before.info.seats.map((seat, i) => ({ ...seat, present: present[i] ?? seat.present }));
  return { ...before, info: { ...before.info, seats, spectators } };
}

/** The server's countdown in the page's own time. */
export function running(clock: ClockInfo | null, now: number): RunningClock | null {
  if (clock === null || clock.days !== undefined) return null;
  return { countdown: clock.countdown, ends: now + clock.left_ms, of_ms: clock.of_ms, stands: clock.stands };
}
