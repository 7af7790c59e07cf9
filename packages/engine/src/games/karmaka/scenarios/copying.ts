import type { Scenario } from '../../../testing/scenario.ts';

const R = { hand: ['crisis'] };

/** The mosaic cards, and section 2.5: copying. */
export const copying: readonly Scenario[] = [
  {
    rule: ['KK-101', 'KKR-38'],
    says: 'Embody without Deeds does nothing: the played card is not one of them',
    given: { seats: [{ hand: ['embody'] }, R] },
    moves: ['0 ability embody'],
    then: { deciding: [1], pending: [{ type: 'offer', card: 'embody' }] },
    illegal: { move: '0 choose embody', clause: 'KK-85' },
  },
  {
    rule: ['KK-101', 'KKR-37', 'KKR-36'],
    says: 'Embody may name another Embody among the Deeds, to no effect',
    given: {
      seats: [
        { hand: ['embody'], deeds: ['embody', 'vengeance'] },
        { hand: ['crisis'], deeds: ['peek'] },
      ],
    },
    moves: ['0 ability embody', '0 choose embody'],
    then: { seats: [{}, { deeds: ['peek'] }], ruins: [], pending: [{ type: 'offer', card: 'embody' }] },
    illegal: { move: '0 choose vengeance', clause: 'KK-85' },
  },
  {
    rule: ['KKR-38', 'KKR-32'],
    says: "Embody chooses among the player's own Deeds only, at any place, and has to",
    given: {
      seats: [
        { hand: ['embody'], deeds: ['vengeance', 'panic'] },
        { hand: ['crisis'], deeds: ['peek'] },
      ],
    },
    moves: ['0 ability embody'],
    legal: ['0 choose vengeance', '0 choose panic'],
    illegal: [
      { move: '0 choose peek', clause: 'KK-101', code: 'no-deed-to-copy' },
      { move: '0 choose embody', clause: 'KK-101', code: 'no-deed-to-copy' },
      { move: '0 done', clause: 'KKR-32', code: 'not-optional' },
    ],
  },
  {
    rule: ['KK-102', 'KKR-35', 'KKR-41'],
    says: "Embody copies an own Mimic and through it a rival's top Deed",
    given: {
      seats: [
        { hand: ['embody'], deeds: ['mimic'] },
        { hand: ['crisis'], deeds: ['peek', 'vengeance'] },
      ],
    },
    moves: ['0 ability embody', '0 choose mimic', '1 refuse'],
    then: {
      seats: [{ deeds: ['mimic'] }, { deeds: ['peek'] }],
      ruins: ['vengeance', 'embody'],
      deciding: [1],
    },
    illegal: { move: '0 target 1', clause: 'KK-35' },
  },
  {
    rule: ['KK-103', 'KKR-35'],
    says: "Mimic copies a rival's Embody on top and through it one of the player's own Deeds",
    given: {
      seats: [
        { hand: ['mimic'], deeds: ['vengeance', 'panic'] },
        { hand: ['crisis'], deeds: ['peek', 'embody'] },
      ],
    },
    moves: ['0 ability mimic', '0 choose vengeance', '1 refuse'],
    then: { seats: [{ deeds: ['vengeance', 'panic'] }, { deeds: ['peek'] }], ruins: ['embody', 'mimic'] },
    illegal: { move: '0 choose panic', clause: 'KK-35' },
  },
  {
    rule: 'KK-103',
    says: "through a rival's Embody one's own Deeds are copied, not the rival's",
    given: {
      seats: [
        { hand: ['mimic'], deeds: ['vengeance'] },
        { hand: ['crisis'], deeds: ['peek', 'embody'] },
      ],
    },
    moves: ['0 ability mimic'],
    then: { deciding: [0] },
    legal: '0 choose vengeance',
    illegal: { move: '0 choose peek', clause: 'KK-101', code: 'no-deed-to-copy' },
  },
  {
    rule: ['KK-104', 'KKR-22'],
    says: "three players: Mimic copies one rival's Spite against the other, who alone is asked",
    given: {
      seats: [
        { hand: ['mimic'] },
        { hand: ['crisis'], deeds: ['spite'] },
        { hand: ['peek', 'peek', 'peek'] },
      ],
    },
    moves: ['0 ability mimic', '0 target 1', '0 target 2'],
    then: {
      seats: [{}, { deeds: ['spite'] }, { hand: ['peek'] }],
      ruins: ['peek', 'peek'],
      pending: [{ type: 'offer', card: 'mimic', to: [2] }],
    },
    illegal: { move: '1 accept', clause: 'KK-70', code: 'not-asked' },
  },
  {
    rule: ['KK-105', 'KKR-30'],
    says: 'four players: the Deed of the player opposite may be copied, but not used against them',
    given: {
      seats: [{ hand: ['mimic'] }, R, { hand: ['panic'], deeds: ['vengeance'] }, { hand: ['dwindle'] }],
    },
    moves: ['0 ability mimic', '0 target 2'],
    then: { deciding: [0] },
    legal: ['0 target 1', '0 target 3'],
    illegal: { move: '0 target 2', clause: 'KK-75', code: 'not-the-opposite' },
  },
  {
    rule: 'KK-105',
    says: 'four players: Mimic may copy every rival, but nobody copies themselves',
    given: { seats: [{ hand: ['mimic'], deeds: ['peek'] }, R, { hand: ['panic'] }, { hand: ['dwindle'] }] },
    moves: ['0 ability mimic'],
    legal: ['0 target 1', '0 target 2', '0 target 3'],
    illegal: { move: '0 target 0', clause: 'KKR-29', code: 'not-yourself' },
  },
  {
    rule: ['KK-106', 'KKR-36', 'KKR-23'],
    says: "Mimic copies a rival's Mimic to no effect",
    given: { seats: [{ hand: ['mimic'] }, R, { hand: ['panic'], deeds: ['vengeance', 'mimic'] }] },
    moves: ['0 ability mimic', '0 target 2'],
    then: { pending: [{ type: 'offer', card: 'mimic', to: [1, 2] }] },
    illegal: { move: '0 target 1', clause: 'KK-85' },
  },
  {
    rule: ['KKR-36', 'KK-102', 'KK-103'],
    says: "Embody, own Mimic, rival's Embody: the second Embody of the run does nothing",
    given: {
      seats: [
        { hand: ['embody'], deeds: ['mimic', 'vengeance'] },
        { hand: ['crisis'], deeds: ['peek', 'embody'] },
      ],
    },
    moves: ['0 ability embody', '0 choose mimic'],
    then: { seats: [{}, { deeds: ['peek', 'embody'] }], pending: [{ type: 'offer', card: 'embody' }] },
    illegal: { move: '0 choose vengeance', clause: 'KK-85' },
  },
  {
    rule: ['KKR-36', 'KKR-40'],
    says: 'a card ruined for Denial starts a new run, in which Embody may take part again',
    given: {
      seats: [
        { hand: ['embody', 'embody'], deeds: ['denial', 'vengeance'] },
        { hand: ['crisis'], deeds: ['peek'] },
      ],
    },
    moves: ['0 ability embody', '0 choose denial', '0 choose embody', '0 choose vengeance'],
    then: {
      seats: [{}, { deeds: [] }],
      ruins: ['embody', 'peek'],
      pending: [{ type: 'offer', card: 'embody' }],
    },
    illegal: { move: '0 choose denial', clause: 'KK-85' },
  },
  {
    rule: ['KKR-40', 'KKR-21'],
    says: 'a Denial copied from a Deed works in full',
    given: {
      seats: [
        { hand: ['embody', 'vengeance'], deeds: ['denial'] },
        { hand: ['crisis'], deeds: ['peek'] },
      ],
    },
    moves: ['0 ability embody', '0 choose denial', '0 choose vengeance', '1 accept'],
    then: { seats: [{ deeds: ['denial'] }, { future: ['embody'], deeds: [] }], ruins: ['vengeance', 'peek'] },
    illegal: { move: '1 accept', clause: 'KK-44' },
  },
  {
    rule: ['KKR-39', 'KKR-23'],
    says: 'a Denial copied with an empty Hand does nothing',
    given: { seats: [{ hand: ['embody'], deeds: ['denial'] }, R] },
    moves: ['0 ability embody', '0 choose denial'],
    then: { pending: [{ type: 'offer', card: 'embody' }], ruins: [] },
    illegal: { move: '0 choose denial', clause: 'KK-85' },
  },
  {
    rule: 'KKR-35',
    says: 'the copying player is "you" of the copied ability',
    given: {
      seats: [{ hand: ['mimic'] }, { hand: ['crisis'], deeds: ['another-day'] }],
      source: ['peek', 'spite'],
    },
    moves: ['0 ability mimic'],
    then: { seats: [{ hand: ['spite'] }, { hand: ['crisis'] }], source: ['peek'] },
    illegal: { move: '1 draw', clause: 'KK-45' },
  },
];
