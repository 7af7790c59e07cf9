import type { Scenario } from '../../../testing/scenario.ts';

const OTHER = { hand: ['heart-heart', 'scales-scales'] };

/** Fitting and attaching. */
export const line: readonly Scenario[] = [
  {
    rule: ['MK-09', 'MK-70', 'MK-90'],
    says: 'the first card must fit the symbol of the rebirth card',
    given: { seats: [{ hand: ['sun-heart', 'heart-sun', 'clover-heart'] }, OTHER] },
    legal: '0 attach sun-heart',
    illegal: ['0 attach heart-sun', '0 attach clover-heart'],
  },
  {
    rule: ['MK-09', 'MK-90', 'MK-70'],
    says: 'a later card must fit the right symbol of the rightmost card, not what lies before it',
    given: {
      seats: [
        { hand: ['clover-sun', 'sun-sun', 'heart-heart-buddha'], line: ['sun-heart', 'heart-clover'] },
        OTHER,
      ],
    },
    legal: '0 attach clover-sun',
    illegal: ['0 attach sun-sun', '0 attach heart-heart-buddha'],
  },
  {
    rule: ['MK-09', 'MK-93'],
    says: 'the left symbol of the card decides; a card is never turned round',
    given: { seats: [{ hand: ['heart-sun', 'scales-sun'] }, OTHER] },
    legal: '0 discard heart-sun',
    illegal: ['0 attach heart-sun', '0 attach scales-sun'],
  },
  {
    rule: ['MK-68', 'MK-09'],
    says: 'sun, clover, heart and scales each fit only themselves',
    given: {
      seats: [
        { hand: ['sun-sun', 'clover-clover', 'heart-heart', 'scales-scales'], line: ['sun-scales'] },
        {},
      ],
    },
    legal: '0 attach scales-scales',
    illegal: ['0 attach sun-sun', '0 attach clover-clover', '0 attach heart-heart'],
  },
  {
    rule: ['MK-91', 'MK-69'],
    says: 'a card with a joker on the left fits any symbol',
    given: { seats: [{ hand: ['joker-heart', 'scales-heart'], line: ['sun-clover'] }, OTHER] },
    legal: '0 attach joker-heart',
    illegal: { move: '0 attach scales-heart', clause: 'MK-09' },
  },
  {
    rule: ['MK-91', 'MK-92'],
    says: 'behind a joker any symbol may follow, whatever lies before it',
    given: {
      seats: [{ hand: ['sun-sun', 'clover-clover', 'heart-sun', 'scales-sun'], line: ['sun-joker'] }, OTHER],
    },
    legal: ['0 attach sun-sun', '0 attach clover-clover', '0 attach heart-sun', '0 attach scales-sun'],
    illegal: { move: '0 attach scales-sun left', clause: 'MK-90' },
  },
  {
    rule: ['MK-92', 'MK-91'],
    says: 'joker next to joker fits, and the joker does not hand on the symbol before it',
    given: { seats: [{ hand: ['joker-heart', 'sun-clover', 'heart-sun'], line: ['sun-joker'] }, OTHER] },
    moves: ['0 attach joker-heart'],
    then: { seats: [{ line: ['sun-joker', 'joker-heart'] }, {}] },
    illegal: { move: '0 attach sun-clover', clause: 'MK-04' },
  },
  {
    rule: ['MK-91', 'MK-71', 'MK-133'],
    says: 'nothing fits a reaper, not even a joker',
    given: {
      seats: [{ hand: ['joker-heart', 'sun-sun'], line: ['sun-reaper'] }, OTHER],
    },
    legal: ['0 discard joker-heart', '0 discard sun-sun'],
    illegal: ['0 attach joker-heart', '0 attach sun-sun'],
  },
  {
    rule: ['MK-71', 'MK-91'],
    says: 'a reaper is the last card of its line',
    given: { seats: [{ hand: ['sun-reaper', 'sun-sun'], animal: 'ape-1', line: ['clover-sun'] }, OTHER] },
    moves: ['0 attach sun-reaper'],
    then: { seats: [{ line: ['clover-sun', 'sun-reaper'] }, {}] },
    illegal: '0 add sun-sun',
  },
  {
    rule: 'MK-69',
    says: 'a reaper card fits like any other by its left symbol',
    given: { seats: [{ hand: ['sun-reaper', 'heart-reaper-buddha'] }, OTHER] },
    legal: '0 attach sun-reaper',
    illegal: { move: '0 attach heart-reaper-buddha', clause: 'MK-09' },
  },
  {
    rule: ['MK-90', 'MK-127', 'MK-81'],
    says: 'the left end is open for the dog',
    given: { seats: [{ hand: ['sun-heart', 'heart-sun'], animal: 'dog-1' }, OTHER] },
    legal: ['0 attach sun-heart left', '0 attach heart-sun'],
    illegal: [
      { move: '0 attach sun-heart', clause: 'MK-09', code: 'fits-left-only' },
      { move: '0 attach heart-sun left', clause: 'MK-09', code: 'fits-right-only' },
    ],
  },
  {
    rule: 'MK-90',
    says: 'the left end is closed for every other animal',
    given: {
      seats: [
        { hand: ['scales-clover', 'sun-heart'], animal: 'cat-2' },
        { hand: 1, animal: 'dog-1' },
      ],
    },
    legal: '0 discard scales-clover',
    illegal: '0 attach scales-clover left',
  },
  {
    rule: ['MK-93', 'MK-121'],
    says: 'cards stay where they lie: what was attached cannot be taken back',
    given: { seats: [{ hand: ['sun-heart', 'heart-sun'], animal: 'magpie-1', line: ['clover-sun'] }, OTHER] },
    moves: ['0 attach sun-heart'],
    then: { seats: [{ line: ['clover-sun', 'sun-heart'] }, {}] },
    illegal: '0 steal 0',
  },
  {
    rule: ['MK-94', 'MK-127'],
    says: 'the symbol of a dog serves both ends at the same time',
    given: {
      seats: [
        { hand: ['sun-heart', 'clover-heart'], animal: 'dog-1', line: ['heart-heart'] },
        { hand: ['heart-sun'] },
      ],
    },
    moves: ['0 attach sun-heart left'],
    then: { seats: [{ left: ['sun-heart'], line: ['heart-heart'] }, {}] },
    illegal: { move: '0 attach clover-heart left', clause: 'MK-04' },
  },
  {
    rule: ['MK-94', 'MK-127'],
    says: 'once a card lies on the left, its left symbol is the end',
    given: { seats: [{ hand: ['clover-sun', 'clover-heart'], animal: 'dog-1', left: ['sun-heart'] }, OTHER] },
    legal: '0 attach clover-sun left',
    illegal: { move: '0 attach clover-heart left', clause: 'MK-09', code: 'does-not-fit-left' },
  },
  {
    rule: 'MK-95',
    says: 'a reaper cannot be laid at the left end',
    given: { seats: [{ hand: ['heart-reaper', 'sun-heart'], animal: 'dog-1' }, OTHER] },
    legal: '0 attach heart-reaper',
    illegal: '0 attach heart-reaper left',
  },
  {
    rule: ['MK-95', 'MK-100', 'MK-101'],
    says: 'behind a reaper on the right the left end stays usable until the end of the turn',
    given: {
      seats: [
        { hand: ['heart-reaper', 'sun-sun'], animal: 'dog-1' },
        { hand: ['sun-heart', 'heart-clover'] },
      ],
    },
    moves: ['0 attach heart-reaper', '0 ask'],
    legal: '1 give sun-heart',
    illegal: { move: '1 give heart-clover', clause: 'MK-105' },
  },
  {
    rule: 'MK-96',
    says: 'the fitting card may be kept and another discarded',
    given: { seats: [{ hand: ['sun-sun', 'heart-heart-buddha'] }, OTHER] },
    moves: ['0 discard heart-heart-buddha'],
    then: { seats: [{ hand: ['sun-sun'] }, {}], discard: ['heart-heart-buddha'] },
    illegal: { move: '0 discard sun-sun', clause: 'MK-04' },
  },
];
