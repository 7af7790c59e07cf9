import type { Scenario } from '@samsara/engine/testing';
import { SEATS } from './rules.ts';

/** A table of the smallest size: those who are not named hold one unknown card. */
function seats(...named: readonly object[]): object[] {
  return Array.from({ length: Math.max(SEATS.min, named.length) }, (_, seat) => named[seat] ?? { hand: 1 });
}

/** Every clause as data: a moment, some moves, and what must hold then. */
export const scenarios: readonly Scenario[] = [
  {
    rule: 'R-01',
    says: 'there are five of each number, and nothing else',
    given: { seats: seats({ hand: ['7', '7', '7'] }, { hand: ['7', '7', '7'] }), pile: ['3'] },
    rejected: 'too-many-copies',
  },
  {
    rule: 'R-02',
    says: 'what nobody may see is counted only',
    given: { seats: seats({ hand: ['7', '8'] }, { hand: ['2'] }), pile: ['3'], stock: ['5', '6'] },
    view: { '1': { piles: { stock: null, stockCount: 2, pile: ['3'] } } },
    illegal: { move: '0 play joker', code: 'unknown-card', clause: 'R-01' },
  },
  {
    rule: 'R-03',
    says: 'after a card is played the left neighbour is on turn',
    given: { seats: seats({ hand: ['7', '8'] }, { hand: ['9', '2'] }), pile: ['3'] },
    moves: ['0 play 7'],
    then: { pile: ['3', '7'], deciding: [1] },
    legal: ['1 play 9', '1 draw'],
    illegal: [
      '0 play 8',
      { move: '1 play 10', code: 'not-held' },
      { move: '1 sing', code: 'unreadable' },
      { move: '99 draw', code: 'no-such-seat' },
    ],
  },
  {
    rule: 'R-04',
    says: 'a card is as high as the top card or higher',
    given: { seats: seats({ hand: ['3', '4', '2'] }, { hand: ['1'] }), pile: ['3'] },
    legal: ['0 play 3', '0 play 4'],
    illegal: '0 play 2',
  },
  {
    rule: 'R-04',
    says: 'on a 10 any card may be played',
    given: { seats: seats({ hand: ['1', '2'] }, { hand: ['1'] }), pile: ['10'] },
    legal: '0 play 1',
  },
  {
    rule: 'R-05',
    says: 'an empty stock is made anew of the pile under its top card',
    given: { seats: seats({ hand: ['2'] }, { hand: ['1'] }), pile: ['9', '3'] },
    moves: ['0 draw'],
    then: {
      pile: ['3'],
      stock: [],
      seats: seats({ hand: ['2', '9'] }).map((seat, i) => (i === 0 ? seat : {})),
    },
    illegal: { move: '0 draw', clause: 'R-03' },
  },
  {
    rule: 'R-05',
    says: 'where there is nothing to draw, nothing is drawn, and the turn goes on',
    given: { seats: seats({ hand: ['2'] }, { hand: ['1'] }), pile: ['3'] },
    moves: ['0 draw'],
    then: { pile: ['3'], deciding: [1] },
  },
  {
    rule: 'R-06',
    says: 'whoever plays their last card wins',
    given: { seats: seats({ hand: ['7'] }, { hand: ['9'] }), pile: ['3'] },
    moves: ['0 play 7'],
    then: { outcome: { winners: [0], reason: 'empty-hand' }, deciding: [] },
    illegal: '1 play 9',
  },
  {
    rule: 'R-07',
    says: 'with move 200 the game is over, and whoever holds the fewest cards wins',
    given: {
      seats: seats({ hand: ['2', '3', '4'] }, { hand: ['9', '9'] }).map((seat, i) =>
        i < 2 ? seat : { hand: 3 },
      ),
      pile: ['1'],
      moves: 199,
    },
    moves: ['0 play 2'],
    then: { outcome: { winners: [0, 1], reason: 'long-game' } },
    illegal: { move: '1 draw', clause: 'R-06' },
  },
  {
    rule: 'R-08',
    says: 'the clock draws for whoever is late',
    given: { seats: seats({ hand: ['7'] }, { hand: ['9'] }), pile: ['3'], stock: ['5'] },
    moves: ['clock time-out'],
    then: { stock: [], deciding: [1] },
    illegal: { move: 'clock draw', clause: 'R-03' },
  },
];
