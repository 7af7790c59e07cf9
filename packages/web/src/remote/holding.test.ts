import { signal } from '@preact/signals';
import type { Game, Seat } from '@samsara/engine';
import { karma } from '@samsara/engine/games/karma';
import { stop } from '@samsara/engine/games/stop';
import { beforeAll, describe, expect, test } from 'vitest';
import type { GameScreen, Offer, Pick, RunningClock } from '../contract/board.ts';
import type { Answer, Order, Session } from '../session/session.ts';
import type { TableState } from '../session/table-store.ts';
import { catalogue } from '../texts/words.ts';
import { holdBack, holdTime, type Time } from './holding.ts';

beforeAll(() => catalogue.load('en'));

/** A screen as far as moves on their way ask it anything. */
const screenOf = (game: unknown, more: Partial<GameScreen> = {}) =>
  ({ game: game as Game, ...more }) as GameScreen;
const KARMA = screenOf(karma);
const STOP = screenOf(stop, { isRace: true });

const stateOf = (view: unknown, seat: Seat | null = 0, clock: RunningClock | null = null) =>
  ({ view, you: { seat, host: true }, clock }) as TableState;
const clock = (left: number, of_ms = 60_000): RunningClock => ({
  countdown: 1,
  ends: left,
  of_ms,
  stands: false,
});

const TURN = karma.position({ seats: [{ hand: ['9', '9', '12'] }, { hand: ['4'] }], pile: ['7'], turn: 0 });
const PLAY: Offer = {
  move: null,
  text: 'play 9 9',
  label: 'Play two 9s',
  use: { zone: 'hand:0', cards: [8, 8], to: 'pile' },
};

describe('how long a move waits', () => {
  const wait = (state: TableState, screen = KARMA, takeBack: 'off' | 'short' | 'long' = 'short') =>
    holdTime(PLAY, state, screen, 0, takeBack);
  const onTurn = karma.view(TURN, 0);

  test.each([
    ['off', 0],
    ['short', 1000],
    ['long', 3000],
  ] as const)('as somebody chose: %s', (takeBack, ms) => {
    expect(wait(stateOf(onTurn), KARMA, takeBack)).toBe(ms);
  });

  test.each([
    ['plenty of time', clock(60_000), 1000],
    ['five seconds left', clock(5000), 1000],
    ['less than that', clock(4999), 0],
    ['a short window', clock(11_000, 11_000), 0],
  ])('with %s', (_, running, ms) => expect(wait(stateOf(onTurn, 0, running))).toBe(ms));

  test('nobody is held up who owes no answer, or only watches', () => {
    expect(wait(stateOf(karma.view(TURN, 1), 1))).toBe(0);
    expect(wait(stateOf(karma.view(TURN, 'onlooker'), null))).toBe(0);
  });

  test('nothing waits that the first tap makes', () => {
    expect(wait(stateOf(onTurn), screenOf(karma, { isQuick: () => true }))).toBe(0);
  });

  test('when all choose at the same time, only a clock hurries them', () => {
    const opening = karma.view(karma.setup({ ...TURN.options }, 1), 0);
    expect(wait(stateOf(opening))).toBe(1000);
    expect(wait(stateOf(opening, 0, clock(60_000)))).toBe(0);
  });

  test.each([
    ['somebody may throw in a card first', 'realtime', 0],
    ['everybody is asked in turn', 'poll', 1000],
  ])('in a race: where %s', (_, reaction, ms) => {
    const state = stop.position({
      options: { reaction, interject_ms: 0 },
      seats: [{ hand: ['blue-4', 'red-1'] }, { hand: ['green-5'] }],
      pile: ['blue-7'],
      stock: ['red-8', 'red-9'],
    });
    expect(wait(stateOf(stop.view(state, 0)), STOP)).toBe(ms);
  });
});

describe('a move on its way', () => {
  test('is sent when its time is over, and not before', async () => {
    const { session, orders, time } = table();
    const answer = session.order(MOVE, PLAY);
    expect(session.holding.held.value).toMatchObject({ offer: PLAY, ms: 1000 });
    time.pass(999);
    expect(orders).toEqual([]);
    time.pass(1);
    expect(orders).toEqual([MOVE]);
    expect(session.holding.held.value).toBeNull();
    expect(await answer).toEqual({ ok: true });
  });

  test('can be taken back: the server never hears of it', async () => {
    const { session, orders, time } = table();
    const answer = session.order(MOVE, PLAY);
    session.holding.takeBack();
    time.pass(5000);
    expect(orders).toEqual([]);
    expect(await answer).toEqual({ ok: true });
    session.holding.takeBack();
  });

  test('goes at once without its offer, and once only when it is sent early', () => {
    const { session, orders, time } = table();
    void session.order(MOVE);
    expect(orders).toEqual([MOVE]);
    void session.order(MOVE, PLAY);
    session.holding.sendNow();
    time.pass(5000);
    expect(orders).toEqual([MOVE, MOVE]);
  });

  test.each([
    ['one of its cards', { zone: 'hand:0', card: 8, place: 0 }, true],
    ['the pile it goes to', { zone: 'pile', card: null, place: -1 }, true],
    ['another card', { zone: 'hand:0', card: 11, place: 2 }, false],
    ['another zone', { zone: 'draw', card: null, place: -1 }, false],
  ])('a tap on %s', (_, pick: Pick, isMeant) => {
    const { session, orders } = table();
    expect(session.holding.insist([pick])).toBe(false);
    void session.order(MOVE, PLAY);
    expect(session.holding.insist([pick])).toBe(isMeant);
    expect(orders).toEqual(isMeant ? [MOVE] : []);
  });

  test('goes before whatever else is decided; words may overtake it', () => {
    const { session, orders } = table();
    const say: Order = { type: 'say', what: { phrase: 'hello' } };
    void session.order(MOVE, PLAY);
    void session.order(say);
    expect(orders).toEqual([say]);
    void session.order({ type: 'leave' });
    expect(orders).toEqual([say, MOVE, { type: 'leave' }]);
  });

  test('stays while the table allows it, and is dropped with the reason when it does not', async () => {
    const { session, orders, time } = table();
    const answer = session.order(MOVE, PLAY);
    session.holding.lookAt(karma.view(TURN, 0));
    expect(session.holding.held.value).not.toBeNull();
    const passed = karma.position({
      seats: [{ hand: ['9', '9', '12'] }, { hand: ['4'] }],
      pile: ['7'],
      turn: 1,
    });
    session.holding.lookAt(karma.view(passed, 0));
    time.pass(5000);
    expect(orders).toEqual([]);
    expect(await answer).toEqual({
      ok: false,
      reason: { code: 'illegal-move', rule: { code: 'not-your-turn', clause: 'KA-18', cards: [] } },
    });
  });
});

const MOVE: Order = { type: 'move', move: 'play 9 9' };

/** A table on which it is the turn of whoever sits there; its server takes everything. */
function table() {
  const orders: Order[] = [];
  const state = signal<TableState | null>(stateOf(karma.view(TURN, 0)));
  const inner: Session = {
    code: 'ABCDEF',
    connection: signal('live'),
    state,
    gone: signal(null),
    local: null,
    onStep: () => () => undefined,
    order: async (order): Promise<Answer> => {
      orders.push(order);
      return { ok: true };
    },
    past: async () => [],
    close: () => undefined,
  };
  const time = new HandTime();
  return { session: holdBack(inner, KARMA, time), orders, time };
}

/** Time that passes when it is told to. */
class HandTime implements Time {
  #now = 0;
  #due: { readonly at: number; readonly act: () => void }[] = [];

  now(): number {
    return this.#now;
  }

  after(ms: number, act: () => void): () => void {
    const entry = { at: this.#now + ms, act };
    this.#due.push(entry);
    return () => {
      this.#due = this.#due.filter((each) => each !== entry);
    };
  }

  pass(ms: number): void {
    this.#now += ms;
    const due = this.#due.filter(({ at }) => at <= this.#now);
    this.#due = this.#due.filter((each) => !due.includes(each));
    for (const { act } of due) act();
  }
}
