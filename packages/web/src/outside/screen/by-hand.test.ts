import type { DescribedZone, Game, TableDescriber } from '@samsara/engine';
import { expect, test } from 'vitest';
import { byHand } from './by-hand.ts';
import { cardsOf, describing, handOf, inTheMiddle } from './described.ts';

const CARDS = ['7-clubs', '8-clubs', '9-hearts'];
const game = { meta: { cards: CARDS }, notation: (move: string) => move } as unknown as Game;

/** Seat 1 looks: two eights and a nine in hand, a seven on the pile, a card of the market. */
const ZONES: readonly DescribedZone[] = [
  { id: 'hand-0', label: 'Hand', kind: 'hand', owner: 0, count: 2 },
  { id: 'hand-1', label: 'Hand', kind: 'hand', owner: 1, count: 3, cards: [1, 1, 2] },
  { id: 'pile', label: 'Pile', kind: 'pile', owner: null, count: 1, cards: [0], takesPlays: true },
  { id: 'stock', label: 'Stock', kind: 'pile', owner: null, count: 40, moves: ['draw'] },
  { id: 'my market', label: 'Market', kind: 'row', owner: null, count: 2, cards: [0, 99] },
];
const describer: TableDescriber = {
  looks: {},
  zones: () => ZONES,
  travels: () => [
    { from: 'hand-1', to: 'pile', cards: [1] },
    { from: 'nowhere', to: 'pile', cards: [1] },
  ],
};
const describe = describing(game, describer);
const { use, attempt, flights } = byHand(game, describe, describer);
const VIEW = {};

test.each([
  ['draw', { zone: 'stock' }],
  ['play 9-hearts', { zone: 'hand:1', cards: [2], to: 'pile' }],
  ['play 8-clubs 8-clubs', { zone: 'hand:1', cards: [1, 1], to: 'pile' }],
  ['play 8-clubs hearts', { zone: 'hand:1', cards: [1], to: 'pile' }],
  ['buy 7-clubs', { zone: 'my-market', cards: [0] }],
  // Nobody holds two nines.
  ['play 9-hearts 9-hearts', null],
  ['pass', null],
])('%s is made by %j', (move, made) => expect(use(move, VIEW, 1)).toEqual(made));

test('whoever does not see a hand takes nothing from it', () =>
  expect(use('play 9-hearts', VIEW, 0)).toBeNull());

test('a tap on cards tries to play them, a tap on a zone what it stands for', () => {
  expect(attempt([{ zone: 'hand:1', card: 2, place: 2 }], VIEW)).toBe('play 9-hearts');
  expect(attempt([{ zone: 'stock', card: null, place: -1 }], VIEW)).toBe('draw');
  expect(attempt([{ zone: 'my-market', card: null, place: 1 }], VIEW)).toBe('my market');
});

test('cards travel between zones that are there', () =>
  expect(flights({}, VIEW)).toEqual([{ from: 'hand:1', to: 'pile', cards: [1] }]));

test('what is no card lies face down, and a zone without cards shows backs', () => {
  const zones = describe(VIEW);
  const [pile, stock, market] = inTheMiddle(zones);
  expect(market.cards).toEqual([0, null]);
  expect(cardsOf(pile, 2)).toEqual([0]);
  expect(cardsOf(stock, 2)).toEqual([null, null]);
  expect(handOf(zones, 0)?.cards).toBeUndefined();
});

test('a game that describes nothing has no zones, and every move is a button', () => {
  const silent = describing(game, undefined);
  expect(silent(VIEW)).toEqual([]);
  expect(byHand(game, silent, undefined).use('play 9-hearts', VIEW, 1)).toBeNull();
});
