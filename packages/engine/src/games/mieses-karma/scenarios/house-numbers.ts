import type { Scenario } from '../../../testing/scenario.ts';

const LAST_LIFE = {
  seats: [
    { hand: ['sun-heart-buddha'], animal: 'human-1', karma: 20, points: ['heart-heart'] },
    { hand: ['scales-sun'], karma: 9, points: ['sun-sun', 'sun-clover'] },
  ],
};

/** MK-198: numbers that a table has changed. */
export const houseNumbers: readonly Scenario[] = [
  {
    rule: 'MK-198',
    says: 'a new human is dealt two cards more than the six on the card',
    given: {
      options: { extra_cards: 2 },
      seats: [{ hand: ['sun-heart'], animal: 'cow-1', karma: 25 }, { hand: ['scales-sun'] }],
      draw: 9,
    },
    moves: ['0 discard sun-heart', '0 end'],
    then: { seats: [{ animal: 'human-1', hand: 8 }, {}] },
    illegal: { move: '0 end', clause: 'MK-01' },
  },
  {
    rule: 'MK-198',
    says: 'where a card of the points pile counts five: 21 + 5 + 6 against 9 + 10',
    given: { ...LAST_LIFE, options: { points_per_card: 5 } },
    moves: ['0 attach sun-heart-buddha', '0 end'],
    then: { outcome: { winners: [0], losers: [1], reason: 'human-died', points: [32, 19] } },
    illegal: { move: '1 ask', clause: 'MK-48' },
  },
  {
    rule: ['MK-198', 'MK-52'],
    says: 'where the table says nothing it counts two: 21 + 2 + 6 against 9 + 4',
    given: LAST_LIFE,
    moves: ['0 attach sun-heart-buddha', '0 end'],
    then: { outcome: { winners: [0], losers: [1], reason: 'human-died', points: [29, 13] } },
    illegal: { move: '1 ask', clause: 'MK-48' },
  },
];
