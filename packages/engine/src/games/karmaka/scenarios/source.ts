import type { Scenario } from '../../../testing/scenario.ts';

/** Sections 1.15, 2.6 and 2.7: Source, Ruins, and the order of cards. */
export const source: readonly Scenario[] = [
  {
    rule: ['KK-88', 'KKR-43', 'KKR-48', 'KKR-42'],
    says: 'Journey with a Source of 1 and Ruins of 5: one card, a new Source of 2, two cards; the top 3 stay in order',
    given: {
      seats: [{ hand: ['journey'] }, { hand: ['crisis'] }],
      source: ['peek'],
      ruins: ['panic', 'spite', 'mimic', 'embody', 'denial'],
    },
    moves: ['0 ability journey'],
    then: {
      seats: [{ hand: ['panic', 'spite', 'peek'] }, {}],
      source: [],
      ruins: ['mimic', 'embody', 'denial'],
      deciding: [1],
    },
    illegal: { move: '0 draw', clause: 'KK-85' },
  },
  {
    rule: 'KKR-42',
    says: 'when the last card leaves the Source, the Ruins are not yet reshuffled',
    given: {
      seats: [{ hand: ['another-day'] }, { hand: ['crisis'] }],
      source: ['peek'],
      ruins: ['panic', 'spite', 'mimic', 'embody', 'denial'],
    },
    moves: ['0 ability another-day'],
    then: { source: [], ruins: ['panic', 'spite', 'mimic', 'embody', 'denial'] },
    illegal: { move: '0 deed peek', clause: 'KK-85' },
  },
  {
    rule: ['KKR-45', 'KKR-33', 'KK-94'],
    says: 'an empty Source and Ruins of 3 give nothing, and the further card is still allowed',
    given: {
      seats: [{ hand: ['another-day', 'spite'] }, { hand: ['crisis'] }],
      ruins: ['mimic', 'embody', 'denial'],
    },
    moves: ['0 ability another-day', '1 accept'],
    then: { seats: [{ hand: ['spite'] }, {}], ruins: ['mimic', 'embody', 'denial'], deciding: [0] },
    legal: ['0 deed spite', '0 pass'],
    illegal: { move: '0 deed mimic', clause: 'KK-38' },
  },
  {
    rule: ['KKR-47', 'KKR-17'],
    says: 'the card in the middle is not shuffled into the Source',
    given: {
      seats: [{ hand: ['another-day'] }, { hand: ['crisis'] }],
      ruins: ['peek', 'mimic', 'embody', 'denial'],
    },
    moves: ['0 ability another-day', '1 refuse'],
    then: {
      seats: [{ hand: ['peek'] }, {}],
      ruins: ['mimic', 'embody', 'denial', 'another-day'],
      source: [],
    },
    illegal: { move: '0 deed another-day', clause: 'KK-38' },
  },
  {
    rule: ['KKR-44', 'KK-88'],
    says: 'Destiny with a short Source: the seen card stays apart, two more come from the Ruins, all go back on top',
    given: {
      seats: [{ hand: ['destiny'] }, { hand: ['crisis'] }],
      source: ['peek'],
      ruins: ['panic', 'panic', 'panic', 'mimic', 'embody', 'denial'],
    },
    moves: ['0 ability destiny', '0 done', '0 choose peek', '0 choose panic'],
    then: {
      seats: [{ future: [] }, {}],
      source: ['panic', 'peek', 'panic', 'panic'],
      ruins: ['mimic', 'embody', 'denial'],
      deciding: [1],
    },
    illegal: { move: '0 choose panic', clause: 'KK-85' },
  },
  {
    rule: ['KKR-50', 'KKR-85'],
    says: 'the top three of Ruins with two cards are those two',
    given: { seats: [{ hand: ['salvage'] }, { hand: ['crisis'] }], ruins: ['peek', 'spite'] },
    moves: ['0 ability salvage'],
    legal: ['0 place 1', '0 place 2'],
    illegal: [
      { move: '0 place 3', clause: 'KKR-33', code: 'no-such-place' },
      { move: '0 place 0', clause: 'KKR-33', code: 'no-such-place' },
      { move: '0 place 99', clause: 'KKR-33', code: 'no-such-place' },
    ],
  },
  {
    rule: ['KK-90', 'KKR-52', 'KKR-51'],
    says: 'cards dealt to a Deck go one at a time: the last one dealt is drawn first',
    given: { seats: [{ hand: ['longevity'] }, { hand: ['crisis'] }], source: ['mimic', 'peek', 'spite'] },
    moves: ['0 ability longevity', '0 target 0', '1 refuse', '1 deed crisis'],
    then: { seats: [{ hand: ['peek'], deck: ['spite'] }, {}], source: ['mimic'], deciding: [0] },
    illegal: { move: '0 deed spite', clause: 'KK-38' },
  },
  {
    rule: ['KKR-53', 'KK-90'],
    says: 'cards leaving the Hand for one area go in the order their owner chooses',
    given: { seats: [{ hand: ['roulette', 'peek', 'spite'] }, { hand: ['crisis'] }], ruins: ['mimic'] },
    moves: ['0 ability roulette', '0 choose spite', '0 choose peek'],
    then: { ruins: ['mimic', 'spite', 'peek'], seats: [{ hand: [] }, {}], deciding: [1] },
    illegal: { move: '0 choose peek', clause: 'KK-85' },
  },
  {
    rule: ['KKR-54', 'KK-26'],
    says: 'a card taken from the middle closes the gap and leaves the order of the others',
    given: {
      seats: [{ hand: ['salvage'] }, { hand: ['crisis'] }],
      ruins: ['panic', 'peek', 'spite', 'mimic'],
    },
    moves: ['0 ability salvage', '0 place 2', '1 refuse'],
    then: { seats: [{ hand: ['spite'] }, {}], ruins: ['panic', 'peek', 'mimic', 'salvage'] },
    illegal: { move: '0 place 1', clause: 'KK-35' },
  },
];
