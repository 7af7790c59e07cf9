import type { Scenario } from '../../../testing/scenario.ts';

const FOUR = [{ hand: ['panic'] }, { hand: ['crisis'] }, { hand: ['dwindle'] }, { hand: ['recycle'] }];
const fourWith = (...cards: string[]) => ({ seats: [{ hand: cards }, ...FOUR.slice(1)], source: 6 });

/** Sections 1.11 and 2.4: on whom an ability may be used. */
export const targets: readonly Scenario[] = [
  {
    rule: ['KK-75', 'KKR-30', 'KKR-27'],
    says: 'with four players a rival is one of the two neighbours',
    given: fourWith('vengeance'),
    moves: ['0 ability vengeance'],
    then: { deciding: [0] },
    legal: ['0 target 1', '0 target 3'],
    illegal: [
      { move: '0 target 2', clause: 'KK-75', code: 'not-the-opposite' },
      { move: '0 target 0', clause: 'KKR-29', code: 'not-yourself' },
      { move: '0 deed vengeance', clause: 'KKR-27', code: 'name-a-player' },
    ],
  },
  {
    rule: ['KKR-30', 'KK-75'],
    says: 'helpful abilities cannot reach the player opposite either',
    given: fourWith('longevity'),
    moves: ['0 ability longevity'],
    legal: ['0 target 0', '0 target 1', '0 target 3'],
    illegal: { move: '0 target 2', clause: 'KK-75', code: 'not-the-opposite' },
  },
  {
    rule: 'KKR-31',
    says: 'with three players both others are neighbours',
    given: { seats: [{ hand: ['vengeance'] }, { hand: ['crisis'] }, { hand: ['dwindle'] }] },
    moves: ['0 ability vengeance'],
    legal: ['0 target 1', '0 target 2'],
    illegal: [
      { move: '0 target 0', clause: 'KKR-29' },
      { move: '0 target 3', clause: 'KK-02', code: 'no-such-player' },
    ],
  },
  {
    rule: 'KKR-29',
    says: 'any player may be oneself, a rival may not',
    given: { seats: [{ hand: ['dwindle', 'peek'] }, { hand: ['crisis'] }, { hand: ['spite'] }] },
    moves: ['0 ability dwindle'],
    legal: ['0 target 0', '0 target 1', '0 target 2'],
    illegal: { move: '0 target 9', clause: 'KK-02', code: 'no-such-player' },
  },
  {
    rule: ['KKR-28', 'KK-93'],
    says: 'a rival with nothing to lose may be chosen though another has something',
    given: { seats: [{ hand: ['vengeance'] }, { hand: ['crisis'] }, { hand: ['dwindle'], deeds: ['peek'] }] },
    moves: ['0 ability vengeance', '0 target 1'],
    then: { seats: [{}, {}, { deeds: ['peek'] }], ruins: [], deciding: [1] },
    illegal: { move: '0 target 2', clause: 'KK-85' },
  },
  {
    rule: 'KKR-27',
    says: 'the target is named before anything hidden is seen',
    given: { seats: [{ hand: ['peek', 'mimic'] }, { hand: ['crisis'] }, { hand: ['dwindle'] }] },
    moves: ['0 ability peek'],
    illegal: [
      { move: '0 done', clause: 'KKR-32', code: 'not-optional' },
      { move: '0 choose crisis', clause: 'KKR-27', code: 'name-a-player' },
    ],
    view: { '0': { seats: [{}, { hand: null }, { hand: null }] } },
  },
  {
    rule: 'KKR-88',
    says: 'with one possible rival nothing is asked',
    given: { seats: [{ hand: ['vengeance'] }, { hand: ['crisis'], deeds: ['peek'] }] },
    moves: ['0 ability vengeance'],
    then: { seats: [{}, { deeds: [] }], ruins: ['peek'], deciding: [1] },
    illegal: { move: '0 target 1', clause: 'KK-85' },
  },
  {
    rule: ['KKR-34', 'KK-95'],
    says: 'when the target decides, the active player waits',
    given: { seats: [{ hand: ['crisis', 'spite'] }, { hand: ['peek'], deeds: ['panic', 'mimic'] }] },
    moves: ['0 ability crisis'],
    then: { deciding: [1] },
    legal: ['1 place 1', '1 place 2'],
    illegal: [
      { move: '0 place 1', clause: 'KKR-34', code: 'others-decide' },
      { move: '1 done', clause: 'KKR-32', code: 'not-optional' },
      { move: '1 accept', clause: 'KKR-91', code: 'choose-a-place' },
    ],
  },
];
