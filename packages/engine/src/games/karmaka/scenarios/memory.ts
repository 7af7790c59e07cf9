import type { Scenario } from '../../../testing/scenario.ts';

const EMPTY = { hand: [], deck: [], future: [] };

/** KKR-86: what a player has seen and what is certain to be there still. 0 is Panic, 2 Crisis, 6 Spite, 15 Peek, 16 Destiny. */
export const memory: readonly Scenario[] = [
  {
    rule: ['KKR-86', 'KKH-07'],
    says: 'everybody remembers an accepted card at its place in the Future; watchers do not',
    given: { seats: [{ hand: ['destiny'] }, { hand: ['crisis', 'spite'] }, { hand: ['dwindle'] }] },
    moves: ['0 ability destiny', '1 accept', '1 future spite'],
    illegal: { move: '1 accept', clause: 'KK-44', code: 'nothing-offered' },
    view: {
      '0': { seats: [{}, { future: null, remembered: { future: [{ place: 2, card: 16 }] } }, {}] },
      '1': { seats: [{}, { future: [16, 6], remembered: EMPTY }, {}] },
      '2': { seats: [{}, { future: null, remembered: { future: [{ place: 2, card: 16 }] } }, {}] },
      onlooker: { seats: [{}, { future: null, remembered: EMPTY }, {}] },
    },
  },
  {
    rule: ['KKR-86', 'KKH-09'],
    says: 'the cards of a Hand that was peeked at are remembered, by nobody else',
    given: { seats: [{ hand: ['peek'] }, { hand: ['panic', 'crisis'] }, { hand: ['dwindle'] }] },
    moves: ['0 ability peek', '0 target 1', '0 done'],
    illegal: { move: '0 done', clause: 'KK-85' },
    view: {
      '0': { seats: [{}, { hand: null, remembered: { hand: [0, 2] } }, {}] },
      '2': { seats: [{}, { hand: null, remembered: EMPTY }, {}] },
    },
  },
  {
    rule: 'KKR-86',
    says: 'a card that is seen to leave the Hand is struck out, the others stay',
    given: { seats: [{ hand: ['peek', 'dwindle'] }, { hand: ['panic', 'crisis'] }] },
    moves: ['0 ability peek', '0 done', '1 refuse', '0 pass', '1 deed panic'],
    illegal: { move: '1 deed crisis', clause: 'KK-35' },
    view: { '0': { seats: [{}, { remembered: { hand: [2] } }] } },
  },
  {
    rule: ['KKR-86', 'KKH-06'],
    says: 'a card that leaves unseen may have been any of them: one of each known kind is struck out',
    given: { seats: [{ hand: ['peek', 'dwindle'] }, { hand: ['panic', 'panic', 'crisis'] }] },
    moves: ['0 ability peek', '0 done', '1 refuse', '0 pass', '1 future crisis'],
    illegal: { move: '1 deed panic', clause: 'KK-35' },
    view: { '0': { seats: [{}, { handCount: 2, remembered: { hand: [0], future: [] } }] } },
  },
  {
    rule: ['KKR-86', 'KKH-10'],
    says: 'Swindle: both remember what they saw of the other, third parties nothing',
    given: { seats: [{ hand: ['swindle'] }, { hand: ['peek', 'peek', 'panic'] }, { hand: ['dwindle'] }] },
    moves: ['0 ability swindle', '0 target 1', '0 choose peek'],
    illegal: { move: '2 accept', clause: 'KK-70', code: 'not-asked' },
    view: {
      '0': { seats: [{}, { remembered: { hand: [0, 15] } }, {}] },
      '1': { seats: [{ remembered: { hand: [15] } }, {}, {}] },
      '2': { seats: [{ remembered: EMPTY }, { remembered: EMPTY }, {}] },
    },
  },
  {
    rule: ['KKR-86', 'KKH-12', 'KKH-16'],
    says: 'who put cards back with Destiny remembers them on the Source and on the Deck they are dealt to',
    given: {
      seats: [{ hand: ['destiny', 'longevity'] }, { hand: ['crisis'] }],
      source: ['mimic', 'panic', 'peek', 'spite'],
    },
    moves: [
      '0 ability destiny',
      '0 done',
      '0 choose panic',
      '0 choose spite',
      '1 refuse',
      '1 future crisis',
      '0 ability longevity',
      '0 target 1',
    ],
    then: { source: ['mimic', 'panic'], seats: [{}, { deck: ['peek', 'spite'] }] },
    illegal: { move: '0 target 0', clause: 'KK-85' },
    view: {
      '0': {
        rememberedSource: [{ place: 1, card: 0 }],
        seats: [
          {},
          {
            remembered: {
              deck: [
                { place: 1, card: 6 },
                { place: 2, card: 15 },
              ],
            },
          },
        ],
      },
      '1': { rememberedSource: [], seats: [{}, { remembered: EMPTY }] },
    },
  },
  {
    rule: ['KKR-86', 'KKH-13'],
    says: "Stolen Dreams: the victim remembers the card in the thief's Future",
    given: {
      seats: [
        { hand: ['stolen-dreams'] },
        { hand: ['mimic'], future: ['spite', 'peek'] },
        { hand: ['dwindle'] },
      ],
    },
    moves: ['0 ability stolen-dreams', '0 target 1'],
    illegal: { move: '2 accept', clause: 'KK-70', code: 'not-asked' },
    view: {
      '1': { seats: [{ future: null, remembered: { future: [{ place: 1, card: 15 }] } }, {}, {}] },
      '2': { seats: [{ future: null, remembered: EMPTY }, {}, {}] },
    },
  },
  {
    rule: ['KKR-86', 'KKH-15'],
    says: 'everybody remembers a card taken openly into a Hand',
    given: { seats: [{ hand: ['thievery'] }, { hand: ['mimic'], deeds: ['spite'] }, { hand: ['dwindle'] }] },
    moves: ['0 ability thievery', '0 target 1'],
    illegal: { move: '2 accept', clause: 'KK-70', code: 'not-asked' },
    view: {
      '1': { seats: [{ hand: null, remembered: { hand: [6] } }, {}, {}] },
      '2': { seats: [{ hand: null, remembered: { hand: [6] } }, {}, {}] },
    },
  },
  {
    rule: ['KKR-86', 'KKR-76', 'KKH-06'],
    says: "teams: a player remembers what they put onto the ally's Future",
    given: {
      options: { variant: 'teams' },
      seats: [
        { hand: ['peek'] },
        { hand: ['crisis'] },
        { hand: ['dwindle'], future: ['panic'] },
        { hand: ['recycle'] },
      ],
    },
    moves: ['0 ally peek'],
    illegal: { move: '0 pass', clause: 'KK-35' },
    view: {
      '0': { seats: [{}, {}, { future: null, remembered: { future: [{ place: 1, card: 15 }] } }, {}] },
      '1': { seats: [{}, {}, { future: null, remembered: EMPTY }, {}] },
    },
  },
  {
    rule: ['KKR-86', 'KKH-19', 'KKH-14'],
    says: 'a known card of a Future is remembered in the Hand it comes to, by rebirth or by Transmigrate',
    given: {
      seats: [
        { hand: ['crisis'] },
        { future: ['spite', 'peek'], future_known: [[], [0]] },
        { hand: ['transmigrate'], future: ['panic', 'destiny'], future_known: [[0, 1], [1]] },
      ],
      source: 4,
    },
    moves: ['0 deed crisis', '2 ability transmigrate', '2 place 2'],
    illegal: { move: '2 place 1', clause: 'KK-85' },
    view: {
      '0': {
        seats: [{}, { handCount: 2, remembered: { hand: [15] } }, { remembered: { hand: [0], future: [] } }],
      },
      '1': { seats: [{}, {}, { remembered: { hand: [0], future: [{ place: 1, card: 16 }] } }] },
    },
  },
  {
    rule: ['KKR-86', 'KKH-20'],
    says: 'a shuffle ends all memory of the cards shuffled',
    given: {
      seats: [{ hand: ['longevity'] }, { hand: ['crisis'] }],
      ruins: ['peek', 'panic', 'mimic', 'embody', 'denial'],
    },
    moves: ['0 ability longevity', '0 target 1'],
    then: { source: 0, seats: [{}, { deck: 2 }] },
    illegal: { move: '0 target 0', clause: 'KK-85' },
    view: { '0': { rememberedSource: [], seats: [{}, { remembered: EMPTY }] } },
  },
];
