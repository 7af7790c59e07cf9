import type { Scenario } from '../../../testing/scenario.ts';

const TEAMS = { variant: 'teams' };
const WOLF = { variant: 'wolf', wolf: 0 };
const A = { hand: ['crisis'] };
const B = { hand: ['dwindle'] };
const C = { hand: ['recycle'] };

/** Sections 1.12, 1.13 and 2.9: teams and Big Bad Wolf. */
export const teams: readonly Scenario[] = [
  {
    rule: ['KK-76', 'KKR-71', 'KKR-74'],
    says: 'teams: allies sit opposite, both neighbours are rivals, and only they are asked',
    given: { options: TEAMS, seats: [{ hand: ['destiny'] }, A, B, C] },
    moves: ['0 ability destiny', '1 refuse'],
    then: { deciding: [3], pending: [{ type: 'offer', to: [1, 3] }] },
    illegal: { move: '2 accept', clause: 'KKR-74', code: 'allies-not-asked' },
  },
  {
    rule: ['KK-77', 'KKR-77'],
    says: 'teams: Transcendence of one wins for both allies, each with a figure of their own',
    given: { options: TEAMS, seats: [{ rung: 'ape', rings: 1, deeds: ['spite', 'vengeance'] }, A, B, C] },
    moves: ['0 rings 1'],
    then: {
      seats: [{ rung: 'transcendence', rings: 0 }, {}, { rung: 'dung-beetle', rings: 0 }, {}],
      outcome: { winners: [0, 2], losers: [1, 3], reason: 'transcended', points: null },
    },
    illegal: { move: '1 deed crisis', clause: 'KKR-66' },
  },
  {
    rule: 'KKR-77',
    says: "teams: an ally's rings cannot be spent",
    given: { options: TEAMS, seats: [{ rings: 1, deeds: ['spite'] }, A, { hand: ['dwindle'], rings: 3 }, C] },
    legal: ['0 rings 0', '0 rings 1'],
    illegal: { move: '0 rings 2', clause: 'KK-54', code: 'not-so-many-rings' },
  },
  {
    rule: ['KK-78', 'KKR-75', 'KKH-06'],
    says: "teams: a card may be played face down onto the ally's Future; it costs nothing",
    given: { options: TEAMS, seats: [{ hand: ['peek'] }, A, { hand: ['dwindle'], future: ['panic'] }, C] },
    moves: ['0 ally peek'],
    then: { seats: [{ hand: [] }, {}, { future: ['panic', 'peek'] }, {}], deciding: [1] },
    illegal: { move: '1 accept', clause: 'KK-44' },
    view: {
      '1': { seats: [{}, {}, { future: null, futureCount: 2 }, {}] },
      '2': { seats: [{}, {}, { future: [0, 15] }, {}] },
    },
  },
  {
    rule: ['KK-78', 'KKR-75'],
    says: 'teams: the fourth way meets the duty to play and holds for a further card; passing does not',
    given: { options: TEAMS, seats: [{ hand: ['peek'] }, A, B, C] },
    legal: '0 ally peek',
    illegal: [
      { move: '0 pass', clause: 'KK-43' },
      { move: '0 ally spite', clause: 'KK-38', code: 'not-held' },
    ],
  },
  {
    rule: 'KKR-75',
    says: "teams: a further card may go onto the ally's Future, too",
    given: { options: TEAMS, seats: [{ hand: ['panic', 'peek'] }, A, B, C] },
    moves: ['0 ability panic', '0 target 1', '1 refuse', '0 ally peek'],
    then: { seats: [{}, {}, { future: ['peek'] }, {}], deciding: [1] },
    illegal: { move: '0 pass', clause: 'KK-35' },
  },
  {
    rule: 'KK-78',
    says: 'without teams there is no fourth way',
    given: { seats: [{ hand: ['peek'] }, A, B, C] },
    illegal: { move: '0 ally peek', clause: 'KK-78', code: 'no-ally' },
  },
  {
    rule: ['KK-79', 'KKR-71', 'KKR-72', 'KKR-20'],
    says: 'teams: Longevity may be used on the ally and is then offered to the rivals clockwise',
    given: { options: TEAMS, seats: [{ hand: ['longevity'] }, A, B, C], source: 2 },
    moves: ['0 ability longevity', '0 target 2'],
    then: { seats: [{}, {}, { deck: 2 }, {}], pending: [{ type: 'offer', to: [1, 3] }] },
    illegal: { move: '2 accept', clause: 'KKR-74', code: 'allies-not-asked' },
  },
  {
    rule: ['KK-79', 'KKR-72'],
    says: 'teams: Thievery, which asks for a rival, may not be used on the ally',
    given: { options: TEAMS, seats: [{ hand: ['thievery'] }, A, B, C] },
    moves: ['0 ability thievery'],
    legal: ['0 target 1', '0 target 3'],
    illegal: { move: '0 target 2', clause: 'KK-79', code: 'not-an-ally' },
  },
  {
    rule: 'KKR-72',
    says: 'teams: Peek may not be used on the ally',
    given: { options: TEAMS, seats: [{ hand: ['peek'] }, A, B, C] },
    moves: ['0 ability peek'],
    illegal: { move: '0 target 2', clause: 'KK-79', code: 'not-an-ally' },
  },
  {
    rule: 'KKR-72',
    says: 'teams: Panic and Dwindle reach everybody',
    given: { options: TEAMS, seats: [{ hand: ['dwindle', 'peek'] }, A, B, C] },
    moves: ['0 ability dwindle'],
    legal: ['0 target 0', '0 target 1', '0 target 2', '0 target 3'],
    illegal: { move: '0 choose peek', clause: 'KKR-27' },
  },
  {
    rule: 'KKR-73',
    says: "teams: Mimic may not copy an ally's Deed",
    given: {
      options: TEAMS,
      seats: [{ hand: ['mimic'] }, A, { hand: ['dwindle'], deeds: ['vengeance'] }, C],
    },
    moves: ['0 ability mimic'],
    legal: ['0 target 1', '0 target 3'],
    illegal: { move: '0 target 2', clause: 'KK-79', code: 'not-an-ally' },
  },
  {
    rule: ['KKR-76', 'KKH-06'],
    says: "teams: allies do not see each other's Hand, Deck or Future",
    given: { options: TEAMS, seats: [{ hand: ['peek'], future: ['panic'], deck: 2 }, A, B, C] },
    illegal: { move: '2 deed dwindle', clause: 'KK-35' },
    view: {
      '2': { seats: [{ hand: null, handCount: 2, future: null, futureCount: 1, deckCount: 1 }, {}, {}, {}] },
    },
  },
  {
    rule: ['KK-80', 'KK-81'],
    says: 'Big Bad Wolf: the single player starts on the Wolf rung, the pair as Dung Beetles',
    given: { options: WOLF, seats: [{ hand: ['peek'] }, A, B] },
    then: { seats: [{ rung: 'wolf' }, { rung: 'dung-beetle' }, { rung: 'dung-beetle' }], wolf: 0 },
    illegal: { move: '1 deed crisis', clause: 'KK-35' },
  },
  {
    rule: ['KK-82', 'KKR-04'],
    says: 'Big Bad Wolf: the single player wins by transcending first, wherever they sit',
    given: {
      options: { variant: 'wolf', wolf: 2 },
      seats: [A, B, { rung: 'ape', deeds: ['spite', 'vengeance', 'panic'] }],
      turn: 2,
    },
    then: { outcome: { winners: [2], losers: [0, 1], reason: 'transcended', points: null } },
    illegal: { move: '0 deed crisis', clause: 'KKR-66' },
  },
  {
    rule: 'KK-82',
    says: 'Big Bad Wolf: the pair wins as soon as either of them transcends',
    given: { options: WOLF, seats: [A, { rung: 'ape', deeds: ['spite', 'vengeance', 'panic'] }, B], turn: 1 },
    then: { outcome: { winners: [1, 2], losers: [0], reason: 'transcended', points: null } },
    illegal: { move: '2 deed dwindle', clause: 'KKR-66' },
  },
  {
    rule: ['KK-83', 'KKR-79', 'KKR-88'],
    says: 'Big Bad Wolf: the single player is the only rival of a partner, who names nobody',
    given: {
      options: WOLF,
      seats: [{ hand: ['crisis'], deeds: ['peek'] }, { hand: ['vengeance'] }, B],
      turn: 1,
    },
    moves: ['1 ability vengeance'],
    then: { seats: [{ deeds: [] }, {}, {}], pending: [{ type: 'offer', to: [0] }], deciding: [0] },
    illegal: { move: '2 accept', clause: 'KKR-74', code: 'allies-not-asked' },
  },
  {
    rule: ['KKR-79', 'KK-83'],
    says: "Big Bad Wolf: the single player's card goes clockwise to the pair, a partner's to the single player only",
    given: { options: { variant: 'wolf', wolf: 1 }, seats: [A, { hand: ['destiny'] }, B], turn: 1 },
    moves: ['1 ability destiny', '2 refuse'],
    then: { deciding: [0], pending: [{ type: 'offer', to: [2, 0], answered: 1 }] },
    illegal: { move: '2 accept', clause: 'KKR-18', code: 'already-refused' },
  },
  {
    rule: ['KKR-80', 'KKR-79'],
    says: 'Big Bad Wolf: partners may use Longevity on each other; the card is offered to the single player',
    given: { options: WOLF, seats: [A, { hand: ['longevity'] }, B], turn: 1, source: 2 },
    moves: ['1 ability longevity', '1 target 2'],
    then: { seats: [{}, {}, { deck: 2 }], pending: [{ type: 'offer', to: [0] }] },
    illegal: { move: '2 accept', clause: 'KKR-74', code: 'allies-not-asked' },
  },
  {
    rule: 'KKR-78',
    says: 'Big Bad Wolf: partners have no fourth way, nor has the single player',
    given: { options: WOLF, seats: [A, { hand: ['peek'] }, B], turn: 1 },
    illegal: { move: '1 ally peek', clause: 'KKR-78', code: 'partners-do-not-give' },
  },
];
