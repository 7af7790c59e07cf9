import type { Scenario } from '../../../testing/scenario.ts';

const DYING_COW = {
  turn: 1,
  seats: [
    { hand: ['sun-heart'], animal: 'human-1', karma: 21 },
    { hand: ['scales-sun'], animal: 'cow-1', karma: 25 },
  ],
  draw: 9,
};

/** A first seat with these cards in hand. */
function holding(...hand: string[]): object[] {
  return [{ hand }, { hand: ['scales-sun'] }];
}

/** MK-199: a game from which cards have been left out. */
export const cardsLeftOut: readonly Scenario[] = [
  {
    rule: 'MK-199',
    says: 'where there is one human, whoever finds none is reborn from stack V',
    given: { ...DYING_COW, options: { cards_human: 1 }, stacks: { V: ['ape-1'] } },
    moves: ['1 discard scales-sun', '1 end'],
    then: { seats: [{}, { animal: 'ape-1', hand: 6 }], deciding: [0] },
    illegal: { move: '1 end', clause: 'MK-01' },
  },
  {
    rule: ['MK-199', 'MK-146'],
    says: 'where the house leaves nothing out, the second human follows',
    given: { ...DYING_COW, stacks: { V: ['ape-1'] } },
    moves: ['1 discard scales-sun', '1 end'],
    then: { seats: [{}, { animal: 'human-2', hand: 6 }], deciding: [0] },
    illegal: { move: '1 end', clause: 'MK-01' },
  },
  {
    rule: 'MK-199',
    says: 'with one card of each animal nobody is the second cow',
    given: {
      options: { cards_animal: 1 },
      seats: [{ hand: ['sun-heart'], animal: 'cow-2' }, { hand: ['scales-sun'] }],
    },
    rejected: { code: 'too-many-copies', place: 'seats', detail: 'cow-2: 0' },
  },
  {
    rule: ['MK-199', 'MK-145'],
    says: 'the lowest stack keeps both earthworms, and with no card but the cow it gave back stack V gives that again',
    given: {
      options: { cards_animal: 1 },
      seats: [
        { hand: ['sun-heart'], animal: 'earthworm-2' },
        { hand: ['scales-sun'], animal: 'cow-1', karma: 16 },
      ],
      turn: 1,
      stacks: { V: [] },
      draw: 9,
    },
    moves: ['1 discard scales-sun', '1 end'],
    then: { seats: [{ animal: 'earthworm-2' }, { animal: 'cow-1', hand: 6 }] },
    illegal: { move: '1 end', clause: 'MK-01' },
  },
  {
    rule: 'MK-199',
    says: 'without reapers nobody holds one',
    given: { options: { cards_reaper: 0 }, seats: holding('sun-reaper-buddha') },
    rejected: { code: 'too-many-copies', place: 'seats[0].hand[0]', detail: 'sun-reaper-buddha: 0' },
  },
  {
    rule: 'MK-199',
    says: 'with one for each symbol it is the one with a Buddha',
    given: { options: { cards_reaper: 1 }, seats: holding('sun-reaper-buddha', 'heart-heart') },
    legal: '0 attach sun-reaper-buddha',
    illegal: { move: '0 attach sun-reaper', clause: 'MK-06' },
  },
  {
    rule: 'MK-199',
    says: 'the one without is not there',
    given: { options: { cards_reaper: 1 }, seats: holding('sun-reaper') },
    rejected: { code: 'too-many-copies', place: 'seats[0].hand[0]', detail: 'sun-reaper: 0' },
  },
  {
    rule: 'MK-199',
    says: 'with one joker for each symbol it stands on the left',
    given: { options: { cards_joker: 1 }, seats: holding('joker-sun', 'sun-joker') },
    rejected: { code: 'too-many-copies', place: 'seats[0].hand[1]', detail: 'sun-joker: 0' },
  },
  {
    rule: 'MK-199',
    says: 'the first Buddhas to go are those between two equal symbols',
    given: { options: { cards_buddha: 3 }, seats: holding('sun-scales-buddha', 'sun-sun-buddha') },
    rejected: { code: 'too-many-copies', place: 'seats[0].hand[1]', detail: 'sun-sun-buddha: 0' },
  },
  {
    rule: 'MK-199',
    says: 'the last to stay lead from each symbol to the next in the order sun, clover, heart, scales',
    given: { options: { cards_buddha: 1 }, seats: holding('scales-sun-buddha', 'sun-heart-buddha') },
    rejected: { code: 'too-many-copies', place: 'seats[0].hand[1]', detail: 'sun-heart-buddha: 0' },
  },
  {
    rule: 'MK-199',
    says: 'cards with two different symbols may be there once',
    given: { options: { cards_plain: 1 }, seats: holding('sun-clover', 'sun-clover') },
    rejected: { code: 'too-many-copies', place: 'seats[0].hand[1]', detail: 'sun-clover: 1' },
  },
  {
    rule: 'MK-199',
    says: '60 − 12 − 12 − 8 cards are too few for five players with six cards each',
    given: {
      options: { cards_plain: 1, cards_buddha: 1, cards_reaper: 0 },
      seats: new Array(5).fill({ hand: 1 }),
    },
    rejected: { code: 'not-enough-cards', place: 'options.cards_plain', detail: '30 > 28; MK-199' },
  },
];
