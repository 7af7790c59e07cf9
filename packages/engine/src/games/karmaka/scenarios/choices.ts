import type { Scenario } from '../../../testing/scenario.ts';

const R = { hand: ['crisis'] };

/** Sections 1.7, 1.8 and 2.4: what can be chosen, and what somebody is told who chooses something else. */
export const choices: readonly Scenario[] = [
  {
    rule: ['KK-54', 'KK-04'],
    says: 'nobody spends more rings than they have, nor more than there are',
    given: { seats: [{ rings: 2, deeds: ['vengeance'] }, R] },
    then: { deciding: [0] },
    legal: ['0 rings 0', '0 rings 2'],
    illegal: [
      { move: '0 rings 3', clause: 'KK-54', code: 'not-so-many-rings' },
      { move: '0 rings 13', clause: 'KK-54', code: 'not-so-many-rings' },
      { move: '0 rings 1000', clause: 'KK-54', code: 'not-so-many-rings' },
    ],
  },
  {
    rule: ['KK-38', 'KK-51'],
    says: 'on a turn neither a player is named nor are rings spent, whatever the number',
    given: { seats: [{ hand: ['peek'], rings: 2 }, R] },
    then: { deciding: [0] },
    legal: ['0 deed peek'],
    illegal: [
      { move: '0 target 4', clause: 'KK-38', code: 'play-or-pass' },
      { move: '0 place 99', clause: 'KK-38', code: 'play-or-pass' },
      { move: '0 rings 13', clause: 'KK-51', code: 'not-dying' },
    ],
  },
  {
    rule: ['KKR-91', 'KK-45'],
    says: 'an offer is answered by taking or refusing, not by what cannot be read or belongs to another moment',
    given: { seats: [{ hand: ['vengeance'] }, { hand: ['crisis', 'peek'] }] },
    moves: ['0 ability vengeance'],
    legal: ['1 accept', '1 refuse'],
    illegal: [
      { move: '1 dance', clause: 'KKR-91', code: 'unreadable' },
      { move: '1 choose peek', clause: 'KK-45', code: 'take-it-or-not' },
      { move: '1 rings 1', clause: 'KK-45', code: 'take-it-or-not' },
    ],
  },
  {
    rule: ['KKR-27', 'KK-02'],
    says: 'a player who is named sits at the table: with four there is no seat 4',
    given: { seats: [{ hand: ['vengeance'] }, R, { hand: ['dwindle'] }, { hand: ['panic'] }] },
    moves: ['0 ability vengeance'],
    legal: ['0 target 1', '0 target 3'],
    illegal: [
      { move: '0 target 4', clause: 'KK-02', code: 'no-such-player' },
      { move: '0 target 33', clause: 'KK-02', code: 'no-such-player' },
    ],
  },
  {
    rule: ['KKR-50', 'KKR-54'],
    says: 'Salvage reaches the third card of the Ruins by its name, not the fourth',
    given: { seats: [{ hand: ['salvage'] }, R], ruins: ['panic', 'peek', 'vengeance', 'mimic'] },
    moves: ['0 ability salvage'],
    legal: ['0 choose peek', '0 place 3'],
    illegal: [
      { move: '0 choose panic', clause: 'KKR-50', code: 'too-deep' },
      { move: '0 place 4', clause: 'KKR-50', code: 'too-deep' },
      { move: '0 place 5', clause: 'KKR-33', code: 'no-such-place' },
      { move: '0 choose spite', clause: 'KKR-50', code: 'not-in-ruins' },
      { move: '0 pass', clause: 'KKR-91', code: 'choose-a-place' },
    ],
  },
  {
    rule: ['KKR-54', 'KKR-50'],
    says: 'Salvage finds the upper one of two equal cards',
    given: { seats: [{ hand: ['salvage'] }, R], ruins: ['panic', 'peek', 'panic', 'mimic'] },
    moves: ['0 ability salvage', '0 choose panic'],
    then: { seats: [{ hand: ['panic'] }, {}], ruins: ['panic', 'peek', 'mimic'] },
    illegal: { move: '0 choose panic', clause: 'KK-85', code: 'offer-runs' },
  },
  {
    rule: ['KKR-32', 'KKR-53'],
    says: 'Jubilee takes cards of the Hand, and may be stopped at any time',
    given: { seats: [{ hand: ['jubilee', 'peek', 'panic'], deeds: ['mimic'] }, R] },
    moves: ['0 ability jubilee'],
    legal: ['0 choose peek', '0 choose panic', '0 done'],
    illegal: [
      { move: '0 choose mimic', clause: 'KKR-91', code: 'not-in-hand' },
      { move: '0 choose jubilee', clause: 'KKR-91', code: 'not-in-hand' },
      { move: '0 pass', clause: 'KKR-32', code: 'choose-or-stop' },
    ],
  },
  {
    rule: ['KKR-44', 'KKR-89'],
    says: 'Destiny chooses among the cards looked at, also when they go back',
    given: { seats: [{ hand: ['destiny', 'spite'] }, R], source: ['mimic', 'peek', 'panic', 'embody'] },
    moves: ['0 ability destiny', '0 done'],
    legal: ['0 choose embody', '0 choose panic', '0 choose peek'],
    illegal: [
      { move: '0 choose spite', clause: 'KKR-44', code: 'not-looked-at' },
      { move: '0 choose mimic', clause: 'KKR-44', code: 'not-looked-at' },
      { move: '0 pass', clause: 'KKR-91', code: 'choose-a-card' },
    ],
  },
  {
    rule: ['KK-111', 'KKR-54'],
    says: "Transmigrate takes a card that lies in the player's own Future",
    given: { seats: [{ hand: ['transmigrate', 'spite'], future: ['peek', 'panic'] }, R] },
    moves: ['0 ability transmigrate'],
    legal: ['0 choose peek', '0 choose panic'],
    illegal: [
      { move: '0 choose spite', clause: 'KK-111', code: 'not-in-future' },
      { move: '0 place 3', clause: 'KKR-33', code: 'no-such-place' },
    ],
  },
  {
    rule: ['KKR-34', 'KK-100'],
    says: 'while one rival chooses, the others wait',
    given: { seats: [{ hand: ['dwindle', 'spite'] }, { hand: ['peek', 'panic'] }, { hand: ['mimic'] }] },
    moves: ['0 ability dwindle', '0 target 1'],
    then: { deciding: [1] },
    legal: ['1 choose peek', '1 choose panic'],
    illegal: [
      { move: '2 choose mimic', clause: 'KKR-34', code: 'others-decide' },
      { move: '0 choose spite', clause: 'KKR-34', code: 'others-decide' },
      { move: '2 accept', clause: 'KK-44', code: 'nothing-offered' },
    ],
  },
  {
    rule: ['KKR-18', 'KK-72'],
    says: 'a rival who has refused is not asked again, and the next one is',
    given: { seats: [{ hand: ['destiny'] }, R, { hand: ['dwindle'] }, { hand: ['panic'] }] },
    moves: ['0 ability destiny', '1 refuse'],
    then: { deciding: [2] },
    legal: ['2 accept', '2 refuse'],
    illegal: [
      { move: '1 accept', clause: 'KKR-18', code: 'already-refused' },
      { move: '3 accept', clause: 'KK-72', code: 'asked-later' },
      { move: '3 deed panic', clause: 'KK-35', code: 'not-your-turn' },
    ],
  },
  {
    rule: ['KK-74', 'KK-45'],
    says: 'whoever played a card neither takes nor refuses it',
    given: { seats: [{ hand: ['panic', 'peek'] }, R] },
    moves: ['0 ability panic', '0 target 1'],
    legal: ['1 accept', '1 refuse'],
    illegal: [
      { move: '0 accept', clause: 'KK-74', code: 'not-your-own' },
      { move: '0 refuse', clause: 'KK-74', code: 'not-your-own' },
      { move: '0 deed peek', clause: 'KK-85', code: 'offer-runs' },
    ],
  },
  {
    rule: ['KK-77', 'KK-76'],
    says: 'teams: whoever of the pair transcended, the winners are named in the order of their seats',
    given: {
      options: { variant: 'teams' },
      seats: [
        R,
        { hand: ['peek'] },
        { hand: ['dwindle'] },
        { rung: 'ape', deeds: ['spite', 'vengeance', 'panic'] },
      ],
      turn: 3,
    },
    then: { outcome: { winners: [1, 3], losers: [0, 2], reason: 'transcended', points: null } },
    illegal: { move: '0 deed crisis', clause: 'KKR-66', code: 'game-over' },
  },
];
