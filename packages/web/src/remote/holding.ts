import { computed, signal } from '@preact/signals';
import { fastRandom, findMove, type Refusal } from '@samsara/engine';
import type { GameScreen, Offer, Pick, RunningClock } from '../contract/board.ts';
import { isPlayable } from '../input/picking.ts';
import { announce } from '../kit/live-region.tsx';
import type { Answer, Held, Holding, Order, Session } from '../session/session.ts';
import type { TableState } from '../session/table-store.ts';
import { type Settings, settings } from '../settings/settings.ts';
import { currentWords } from '../texts/words.ts';

/** How long a move can be taken back, in milliseconds. */
const HOLD_MS: Readonly<Record<Settings['takeBack'], number>> = { off: 0, short: 1000, long: 3000 };
/** Whoever has less time than this is not held up. */
const LEAST_LEFT_MS = 5000;
/** A countdown shorter than this is a window in which speed counts, not a turn. */
const SHORTEST_TURN_MS = 12_000;

/** Time as the page has it; tests bring their own. */
export interface Time {
  now(): number;
  /** Acts after `ms` milliseconds, unless it is cancelled. */
  after(ms: number, act: () => void): () => void;
}

const PAGE_TIME: Time = {
  now: () => performance.now(),
  after: (ms, act) => {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
};

interface Waiting extends Held {
  readonly order: Order;
  readonly answer: (answer: Answer) => void;
  readonly cancel: () => void;
}

/** A table on the server whose moves wait a moment on the way there: what a server knows cannot be taken back. */
export function holdBack(
  inner: Session,
  screen: GameScreen,
  time: Time = PAGE_TIME,
): Session & { readonly holding: Holding } {
  const waiting = signal<Waiting | null>(null);
  /** Ends the waiting, if there is any. */
  const release = (): Waiting | null => {
    const released = waiting.value;
    released?.cancel();
    waiting.value = null;
    return released;
  };
  const sendNow = () => {
    const released = release();
    if (released !== null) void inner.order(released.order).then(released.answer);
  };
  const order = (wanted: Order, offer?: Offer): Promise<Answer> => {
    if (wanted.type === 'say') return inner.order(wanted);
    // What was decided first comes first.
    sendNow();
    const ms = offer === undefined ? 0 : holdTime(offer, inner.state.value, screen, time.now());
    if (offer === undefined || ms === 0) return inner.order(wanted);
    return new Promise((answer) => {
      waiting.value = { order: wanted, offer, ms, answer, cancel: time.after(ms, sendNow) };
    });
  };
  const holding: Holding = {
    held: computed(() => waiting.value),
    sendNow,
    lookAt: (view) => {
      const why = waiting.value === null ? null : whyNoLonger(waiting.value.offer, view, inner, screen);
      if (why === null) return;
      const rule = { ...why, cards: [...why.cards] };
      release()?.answer({ ok: false, reason: { code: 'illegal-move', rule } });
    },
    takeBack: () => {
      const released = release();
      if (released === null) return;
      released.answer({ ok: true });
      announce(currentWords().takenBack);
    },
    insist: (picks) => {
      const isMeant = waiting.value !== null && takes(waiting.value.offer, picks);
      if (isMeant) sendNow();
      return isMeant;
    },
  };
  return { ...inner, order, holding };
}

/** How long this move waits, in milliseconds: not at all where somebody may be faster or time is short. */
export function holdTime(
  { move }: Offer,
  state: TableState | null,
  screen: GameScreen,
  now: number,
  takeBack: Settings['takeBack'] = settings.value.takeBack,
): number {
  const seat = state?.you.seat ?? null;
  if (state === null || seat === null || screen.isQuick?.(move, state.view)) return 0;
  const position = screen.game.imagine(state.view, fastRandom(1));
  const deciding = screen.game.deciding(position);
  const isRaced =
    !deciding.includes(seat) ||
    (screen.isRace === true && screen.game.mayInterrupt(position).some((other) => other !== seat));
  return isRaced || isPressed(state.clock, deciding.length, now) ? 0 : HOLD_MS[takeBack];
}

/** Is this a window with an end, or a turn whose time is almost up? */
function isPressed(clock: RunningClock | null, deciding: number, now: number): boolean {
  if (clock === null) return false;
  return deciding > 1 || clock.of_ms < SHORTEST_TURN_MS || clock.ends - now < LEAST_LEFT_MS;
}

/** Why the table as it is seen now does not allow the move any more; null if it does. */
function whyNoLonger({ text }: Offer, view: unknown, session: Session, screen: GameScreen): Refusal | null {
  const seat = session.state.value?.you.seat ?? null;
  if (view === null || seat === null) return null;
  const { game } = screen;
  const position = game.imagine(view, fastRandom(1));
  return findMove(game, position, seat, text) === undefined ? game.whyNot(position, seat, text) : null;
}

/** Does a tap on this card or zone mean the move? */
function takes(offer: Offer, picks: readonly Pick[]): boolean {
  const { use } = offer;
  return picks.some((pick) =>
    pick.place < 0 ? [use?.zone, use?.to].includes(pick.zone) : isPlayable([offer], [], pick),
  );
}
