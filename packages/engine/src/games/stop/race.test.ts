import { describe, expect, test } from 'vitest';
import { canonicalJson } from '../../kernel/json.ts';
import type { Position } from '../../kernel/position.ts';
import type { Actor } from '../../kernel/seats.ts';
import { KIND_OF, ZERO } from './cards.ts';
import { cards as cardsOf } from './contract-terms.ts';
import { type Event, type Move, type State, stop } from './index.ts';
import { windowOf } from './state.ts';

/**
 * All interleavings of interjections, stored moves, passes and clock moves from a few small positions: no order of events
 * loses a card, lets two answers count, or leaves nobody able to move. STR-01 to STR-10, STR-49, STR-66
 */

const SHORT = { target_points: 1, turn_limit: 4 };
const TABLES: Readonly<Record<string, object>> = {
  'a lock': SHORT,
  'a pure race': { ...SHORT, interject_ms: 0 },
  'everybody asked': { ...SHORT, reaction: 'poll' },
};

const STOCK = ['green-1', 'green-3', 'green-4', 'green-5', 'green-7', 'green-8'];

const STARTS: Readonly<Record<string, Position>> = {
  'two copies of a number': {
    seats: [{ hand: ['blue-4', 'red-1'] }, { hand: ['blue-4', 'blue-5'] }, { hand: ['red-8', 'blue-3'] }],
    pile: ['blue-7'],
    stock: STOCK,
  },
  'four cards that count as the same': {
    seats: [{ hand: ['blue-6', 'red-1'] }, { hand: ['blue-9', 'blue-6'] }, { hand: ['blue-9', 'red-3'] }],
    pile: ['blue-7'],
    stock: STOCK,
  },
  'a 2 that can be extended, thrown in and stopped': {
    seats: [{ hand: ['blue-2', 'red-1'] }, { hand: ['red-2', 'blue-0'] }, { hand: ['blue-2', 'red-3'] }],
    pile: ['blue-7'],
    stock: STOCK,
  },
  'a swap that two could prevent': {
    seats: [{ hand: ['blue-swap', 'red-1'] }, { hand: ['blue-0', 'red-3'] }, { hand: ['blue-0', 'red-8'] }],
    pile: ['blue-7'],
    stock: STOCK,
  },
  'last cards in a race': {
    seats: [{ hand: ['blue-4', 'red-1', 'red-3'] }, { hand: ['blue-4'] }, { hand: ['blue-5'] }],
    pile: ['blue-7'],
    stock: STOCK,
  },
  'a skip and a plus-x': {
    seats: [
      { hand: ['blue-skip', 'red-1'] },
      { hand: ['red-skip', 'blue-0'] },
      { hand: ['red-plus-x', 'red-0'] },
    ],
    pile: ['blue-7'],
    stock: STOCK,
  },
};

describe.each(Object.entries(TABLES))('with %s', (_, options) => {
  test.each(Object.entries(STARTS))('%s', (_, start) => {
    const { states, endings } = explore(stop.position({ ...start, options }));
    expect(states).toBeGreaterThan(20);
    expect(endings).toBeGreaterThan(0);
  });
});

/** Visits every state that any order of moves leads to. */
function explore(start: State): { states: number; endings: number } {
  const all = sorted(start);
  const seen = new Set<string>([keyOf(start)]);
  const open = [start];
  let endings = 0;
  for (let state = open.pop(); state !== undefined; state = open.pop()) {
    expect(sorted(state)).toEqual(all);
    if (stop.outcome(state)) endings++;
    else expectSomebodyCanMove(state);
    for (const [actor, move] of everyMove(state)) {
      const next = stop.clone(state);
      const events: Event[] = [];
      stop.apply(next, actor, move, (event) => events.push(event));
      expectOneAnswer(state, actor, move, next, events);
      const key = keyOf(next);
      if (seen.has(key)) continue;
      seen.add(key);
      open.push(next);
    }
  }
  return { states: seen.size, endings };
}

function sorted(state: State): number[] {
  return cardsOf(state).sort((a, b) => a - b);
}

/** States that differ only in how often time has started afresh go on in the same way. */
function keyOf(state: State): string {
  return canonicalJson({ ...stop.describe(state), countdown: 0 });
}

function everyMove(state: State): [Actor, Move][] {
  const actors: Actor[] = [...state.hands.map((_, seat) => seat), 'clock'];
  return actors.flatMap((actor) => stop.legalMoves(state, actor).map((move): [Actor, Move] => [actor, move]));
}

/** Whoever owes an answer has one; where nobody owes, the clock goes on. */
function expectSomebodyCanMove(state: State): void {
  const owing = stop.deciding(state);
  for (const seat of owing) expect(stop.legalMoves(state, seat).length).toBeGreaterThan(0);
  if (owing.length === 0) expect(stop.legalMoves(state, 'clock')).toHaveLength(1);
}

function expectOneAnswer(
  state: State,
  actor: Actor,
  move: Move,
  next: State,
  events: readonly Event[],
): void {
  const played = events.filter((event) => event.type === 'played');
  expect(played.length).toBeLessThanOrEqual(1);
  const window = windowOf(state);
  if (window?.type === 'swapping') expectSwapAnsweredOnce(state, next, events);
  if (window?.type === 'interjecting' && move.type !== 'interject' && actor !== 'clock') {
    // What is stored or declined moves no card.
    expect(next.pile).toEqual(state.pile);
    expect(next.hands).toEqual(state.hands);
  }
  const laid = played.length === 0 ? 0 : 1;
  if (events.every(({ type }) => type !== 'reshuffled'))
    expect(next.pile.length).toBe(state.pile.length + laid);
  if (window?.shape === 'race' && actor === 'clock') expect(next.stored).toBeNull();
}

/** The hands move, or one 0 prevents it, or the window stays open as it was. ST-45, STR-05, STR-49 */
function expectSwapAnsweredOnce(state: State, next: State, events: readonly Event[]): void {
  const swapped = events.filter((event) => event.type === 'swapped').length;
  const zeros = events.filter((event) => event.type === 'played' && KIND_OF[event.card] === ZERO).length;
  expect(swapped + zeros).toBe(windowOf(next)?.type === 'swapping' ? 0 : 1);
  if (zeros === 1)
    expect(next.hands.filter((hand, seat) => hand.size !== state.hands[seat].size)).toHaveLength(1);
}
