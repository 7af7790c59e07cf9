import type { Scenario } from '../../../testing/scenario.ts';

const R = { hand: ['mimic'] };

/** The green cards. */
export const green: readonly Scenario[] = [
  {
    rule: ['KKR-15', 'KKH-08'],
    says: 'Another Day draws one card into the Hand and allows a further card',
    given: { seats: [{ hand: ['another-day'] }, R], source: ['panic', 'peek'] },
    moves: ['0 ability another-day', '1 refuse'],
    then: { seats: [{ hand: ['peek'] }, {}], source: ['panic'], ruins: ['another-day'], deciding: [0] },
    legal: ['0 deed peek', '0 pass'],
    illegal: { move: '0 deed panic', clause: 'KK-38' },
    view: { '1': { seats: [{ hand: null, handCount: 1 }, {}], sourceCount: 1 } },
  },
  {
    rule: ['KKH-15', 'KKR-54'],
    says: "Recycle puts one of the top three cards of the Ruins on top of the player's own Future",
    given: {
      seats: [{ hand: ['recycle'], future: ['spite'] }, R],
      ruins: ['panic', 'peek', 'crisis', 'dwindle'],
    },
    moves: ['0 ability recycle', '0 place 3'],
    then: {
      seats: [{ future: ['spite', 'peek'] }, {}],
      ruins: ['panic', 'crisis', 'dwindle'],
      deciding: [1],
    },
    illegal: { move: '0 place 1', clause: 'KK-85' },
    view: { '1': { seats: [{ future: null, futureCount: 2 }, {}] } },
  },
  {
    rule: ['KKR-32', 'KKR-50'],
    says: 'Recycle is not optional and does not reach deeper than three cards',
    given: { seats: [{ hand: ['recycle'] }, R], ruins: ['panic', 'peek', 'crisis', 'dwindle'] },
    moves: ['0 ability recycle'],
    legal: ['0 place 1', '0 place 2', '0 place 3'],
    illegal: [
      { move: '0 done', clause: 'KKR-32', code: 'not-optional' },
      { move: '0 place 4', clause: 'KKR-50', code: 'too-deep' },
      { move: '0 choose panic', clause: 'KKR-50', code: 'too-deep' },
      { move: '0 choose recycle', clause: 'KKR-50', code: 'not-in-ruins' },
    ],
  },
  {
    rule: 'KKH-15',
    says: 'Salvage takes one of the top three cards of the Ruins into the Hand',
    given: { seats: [{ hand: ['salvage'] }, R], ruins: ['peek', 'crisis'] },
    moves: ['0 ability salvage', '0 place 1'],
    then: { seats: [{ hand: ['crisis'] }, {}], ruins: ['peek'], deciding: [1] },
    illegal: { move: '0 place 1', clause: 'KK-85' },
    view: { '1': { seats: [{ hand: null, handCount: 1 }, {}], ruins: [15] } },
  },
  {
    rule: ['KK-90', 'KKH-16', 'KKH-04'],
    says: 'Longevity puts two cards onto a Deck one at a time; nobody sees them, not even the owner',
    given: { seats: [{ hand: ['longevity'], deck: ['panic', 'spite'] }, R], source: ['peek', 'crisis'] },
    moves: ['0 ability longevity', '0 target 0'],
    then: { seats: [{ deck: ['panic', 'crisis', 'peek'] }, {}], source: [], deciding: [1] },
    illegal: { move: '0 target 1', clause: 'KK-85' },
    view: { '0': { seats: [{ deckCount: 3 }, {}], sourceCount: 0 } },
  },
  {
    rule: ['KKR-32', 'KKR-53', 'KKH-17'],
    says: 'Sowing draws two cards, then two of the Hand go onto the Future in the order chosen',
    given: { seats: [{ hand: ['sowing', 'spite'], future: ['denial'] }, R], source: ['peek', 'crisis'] },
    moves: ['0 ability sowing', '0 choose spite', '0 choose peek'],
    then: {
      seats: [{ hand: ['crisis'], future: ['denial', 'spite', 'peek'] }, {}],
      source: [],
      deciding: [1],
    },
    illegal: { move: '0 choose crisis', clause: 'KK-85' },
    view: { '1': { seats: [{ handCount: 1, futureCount: 3, future: null }, {}] } },
  },
  {
    rule: ['KKR-32', 'KKR-26'],
    says: 'Sowing: the two cards are a duty',
    given: { seats: [{ hand: ['sowing', 'spite'] }, R], source: ['peek', 'crisis'] },
    moves: ['0 ability sowing', '0 choose spite'],
    then: { deciding: [0] },
    legal: ['0 choose peek', '0 choose crisis'],
    illegal: [
      { move: '0 done', clause: 'KKR-32', code: 'not-optional' },
      { move: '0 choose spite', clause: 'KKR-91', code: 'not-in-hand' },
    ],
  },
  {
    rule: ['KKR-15', 'KKR-43'],
    says: 'Journey draws three cards and allows a further card',
    given: { seats: [{ hand: ['journey'] }, R], source: ['panic', 'peek', 'crisis', 'spite'] },
    moves: ['0 ability journey', '1 accept'],
    then: {
      seats: [{ hand: ['crisis', 'spite', 'peek'] }, { future: ['journey'] }],
      source: ['panic'],
      deciding: [0],
    },
    legal: '0 pass',
    illegal: { move: '0 deed panic', clause: 'KK-38' },
  },
  {
    rule: ['KKR-53', 'KKH-18', 'KKR-26'],
    says: 'Jubilee puts up to two cards of the Hand onto the Deeds; the last one becomes the top Deed',
    given: { seats: [{ hand: ['jubilee', 'peek', 'spite', 'panic'], deeds: ['denial'] }, R] },
    moves: ['0 ability jubilee', '0 choose spite', '0 choose peek'],
    then: { seats: [{ hand: ['panic'], deeds: ['denial', 'spite', 'peek'] }, {}], deciding: [1] },
    illegal: { move: '0 choose panic', clause: 'KK-85' },
    view: { onlooker: { seats: [{ deeds: [18, 6, 15] }, {}] } },
  },
  {
    rule: ['KKR-32', 'KKH-18'],
    says: 'Jubilee: none or one card is enough',
    given: { seats: [{ hand: ['jubilee', 'peek', 'spite'] }, R] },
    moves: ['0 ability jubilee', '0 choose spite', '0 done'],
    then: { seats: [{ hand: ['peek'], deeds: ['spite'] }, {}], deciding: [1] },
    illegal: { move: '0 choose peek', clause: 'KK-85' },
  },
];
