import { describe, expect, test } from 'vitest';
import { actorAndMove, attemptMove } from '../../kernel/notation.ts';
import type { Position } from '../../kernel/position.ts';
import type { Viewer } from '../../kernel/seats.ts';
import { ACHTUNG } from './calls.ts';
import { CARDS } from './cards.ts';
import { type Event, type State, stop } from './index.ts';

/** Section 13 of the rules: who may see what, and when. */

function after(given: Position, moves: readonly string[], emit?: (event: Event) => void): State {
  const state = stop.position(given);
  for (const line of moves) {
    const { actor, text } = actorAndMove(line) ?? { actor: -1, text: line };
    expect(attemptMove(stop, state, actor, text, emit)).toBeUndefined();
  }
  return state;
}

/** The events of one type as a viewer hears them. */
function heard(given: Position, moves: readonly string[], type: Event['type'], viewer: Viewer): Event[] {
  const events: Event[] = [];
  after(given, moves, (event) => events.push(event));
  return events.filter((event) => event.type === type).map((event) => stop.show(event, viewer) as Event);
}

const card = (word: string) => CARDS.indexOf(word);

const TABLE: Position = {
  options: { interject_ms: 0, target_points: 1000 },
  seats: [{ hand: ['blue-4', 'red-1', 'red-3'] }, { hand: ['red-5'] }, { hand: ['red-8', 'red-7'] }],
  pile: ['yellow-1', 'blue-7'],
  stock: ['green-1', 'green-3', 'green-4'],
};
const HIT_BY_X = {
  ...TABLE,
  pile: ['blue-plus-x'],
  pending: [{ type: 'plus-x', seat: 1 }],
  stock: ['green-4', 'green-1'],
};
const SWAPPED = {
  ...TABLE,
  pile: ['blue-swap'],
  pending: [
    { type: 'turn', seat: 0 },
    { type: 'swapping', by: 2, direction: 'left' },
  ],
};

describe('cards', () => {
  test.each<[string, Viewer, readonly number[] | null]>([
    ['the drawer sees the drawn card', 0, [card('green-4')]],
    ['another sees only how many', 1, null],
    ['an onlooker sees only how many', 'onlooker', null],
  ])('%s', (_, viewer, cards) =>
    expect(heard(TABLE, ['0 draw'], 'drew', viewer)).toMatchObject([{ seat: 0, count: 1, cards }]),
  );

  test.each<[Viewer, readonly number[] | null]>([
    [1, [card('green-4')]],
    [0, null],
  ])('the card turned for +X is shown to all, the further ones only to %s', (viewer, cards) => {
    expect(heard(HIT_BY_X, ['1 accept'], 'turned', viewer)).toEqual([
      { type: 'turned', seat: 1, card: card('green-1') },
    ]);
    expect(heard(HIT_BY_X, ['1 accept'], 'drew', viewer)).toMatchObject([{ count: 1, cards }]);
  });

  test('a hand is seen by its owner, its size by all, the stock by nobody', () => {
    const state = after(TABLE, []);
    const sizes = [{ handCount: 3 }, { handCount: 1 }, { handCount: 2 }];
    for (const viewer of [0, 1, 2, 'onlooker'] as const) {
      const view = stop.view(state, viewer);
      expect(view.seats.map(({ hand }) => hand !== null)).toEqual([0, 1, 2].map((seat) => seat === viewer));
      expect(view).toMatchObject({ seats: sizes, stockCount: 3, pile: [card('yellow-1'), card('blue-7')] });
      expect(JSON.stringify(view)).not.toContain('random');
      expect(view).not.toHaveProperty('stock');
    }
  });

  test('after a swap everybody sees the new hand, and nothing is shown of the old one', () => {
    const view = stop.view(after(SWAPPED, ['clock time-out']), 0);
    expect(view.seats[0].hand).toEqual([card('red-7'), card('red-8')]);
    expect(view.seats.slice(1)).toMatchObject([{ hand: null }, { hand: null }]);
  });
});

describe('rounds', () => {
  const LAST = { ...TABLE, seats: [{ hand: ['blue-4'] }, { hand: ['red-5'] }, { hand: ['red-8', 'red-7'] }] };

  test('all hands become public when a round is scored, and the new ones are secret', () => {
    const result = {
      winner: 0,
      reason: 'stop',
      hands: [[], [card('red-5')], [card('red-7'), card('red-8')]],
    };
    expect(heard(LAST, ['0 play blue-4 stop'], 'scored', 'onlooker')).toMatchObject([
      { result, points: [0, 5, 15] },
    ]);
    const dealt = heard(LAST, ['0 play blue-4 stop'], 'dealt', 1);
    expect(dealt.map((event) => event.type === 'dealt' && event.cards !== null)).toEqual([
      false,
      true,
      false,
    ]);
  });

  test('the opening card is turned up before all (STR-21)', () =>
    expect(heard(LAST, ['0 play blue-4 stop'], 'opened', 'onlooker').at(-1)).toMatchObject({ stays: true }));
});

describe('how a card was played', () => {
  const hit = { ...TABLE, pile: ['blue-2'], pending: [{ type: 'two', seat: 0 }] };
  const with0 = [
    { hand: ['blue-0', 'red-1', 'red-3'] },
    { hand: ['blue-7', 'red-5', 'red-4'] },
    { hand: ['red-8'] },
  ];

  test.each<[string, Position, string, string]>([
    ['on turn', TABLE, '0 play blue-4', 'turn'],
    ['thrown in', { ...TABLE, seats: with0 }, '1 interject blue-7', 'interjected'],
    ['as a way out', { ...hit, seats: with0 }, '0 play blue-0', 'answer'],
    ['against a swap', { ...SWAPPED, seats: with0 }, '0 play blue-0', 'answer'],
  ])('%s', (_, given, line, way) => expect(heard(given, [line], 'played', 2)).toMatchObject([{ way }]));
});

describe('what nobody hears', () => {
  test('a pass in the race for a swap tells nothing to anybody (STR-07)', () => {
    const events: Event[] = [];
    after(SWAPPED, ['1 pass', '0 pass'], (event) => events.push(event));
    expect(events).toEqual([]);
  });

  test('a stored move tells nothing to anybody (STR-66)', () => {
    const events: Event[] = [];
    const locked = { ...TABLE, options: {}, pending: [{ type: 'turn', seat: 0 }, { type: 'interjecting' }] };
    after(locked, ['0 play blue-4'], (event) => events.push(event));
    expect(events).toEqual([]);
  });

  test('calls are heard together with the card (STR-11)', () => {
    const two = {
      ...TABLE,
      seats: [{ hand: ['blue-4', 'red-1'] }, { hand: ['red-5'] }, { hand: ['red-8'] }],
    };
    expect(heard(two, ['0 play blue-4 achtung'], 'played', 2)).toMatchObject([{ seat: 0, calls: ACHTUNG }]);
    expect(heard(two, ['0 play blue-4'], 'forgot', 2)).toEqual([
      { type: 'forgot', seat: 0, call: 'achtung' },
    ]);
  });
});
