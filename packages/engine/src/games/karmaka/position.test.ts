import { describe, expect, test } from 'vitest';
import { BadInput } from '../../kernel/bad-input.ts';
import { hashOf } from '../../kernel/json.ts';
import { readOptions } from '../../kernel/options.ts';
import type { Position } from '../../kernel/position.ts';
import { below, cloneRandom, fastRandom, oneOf } from '../../kernel/random.ts';

import { cards } from './contract-terms.ts';
import { karmaka, type Options, type State } from './index.ts';

const SEATS = [{ hand: ['peek', 'spite'], deeds: ['crisis'] }, { hand: ['mimic'] }];
const ability = (rest: object): Position => ({
  seats: SEATS,
  pending: [{ type: 'ability', seat: 0, ...rest }],
});

describe('what is no position', () => {
  test.each<[string, Position, string]>([
    ['no seats', {}, 'seats'],
    ['one seat', { seats: [{}] }, 'seats'],
    ['five seats', { seats: [{}, {}, {}, {}, {}] }, 'seats'],
    ['an unknown key', { seats: SEATS, pile: [] }, 'pile'],
    ['an unknown key of a seat', { seats: [{ open: [] }, {}] }, 'seats[0].open'],
    ['an unknown card', { seats: [{ hand: ['joker'] }, {}] }, 'seats[0].hand[0]'],
    ['too many copies', { seats: [{ hand: ['mimic', 'mimic'], deeds: ['mimic'] }, {}] }, 'seats[0].deeds[0]'],
    ['too many cards', { seats: [{ hand: 40, deck: 30 }, {}] }, 'seats[0].deck'],
    ['an unknown rung', { seats: [{ rung: 'whale' }, {}] }, 'seats[0].rung'],
    ['a rung above the ladder', { seats: [{ rung: 5 }, {}] }, 'seats[0].rung'],
    ['Transcendence without an end (KK-59)', { seats: [{ rung: 4 }, {}] }, 'seats'],
    ['more than 12 rings (KKR-65)', { seats: [{ rings: 7 }, { rings: 6 }] }, 'seats'],
    ['turn and pending', { seats: SEATS, turn: 0, pending: [{ type: 'turn', seat: 0 }] }, 'turn'],
    [
      'two entries of pending',
      {
        seats: SEATS,
        pending: [
          { type: 'turn', seat: 0 },
          { type: 'turn', seat: 1 },
        ],
      },
      'pending',
    ],
    ['an unknown entry', { seats: SEATS, pending: [{ type: 'swap', seat: 0 }] }, 'pending[0].type'],
    [
      'a turn without cards (KKR-10)',
      { seats: [{}, {}], pending: [{ type: 'turn', seat: 0 }] },
      'pending[0].seat',
    ],
    [
      'a death with cards (KK-51)',
      { seats: SEATS, pending: [{ type: 'death', seat: 0 }] },
      'pending[0].type',
    ],
    [
      'a death without rings (KK-54)',
      { seats: [{}, {}], pending: [{ type: 'death', seat: 0 }] },
      'pending[0].type',
    ],
    [
      'an offer to oneself (KK-74)',
      { seats: SEATS, pending: [{ type: 'offer', seat: 0, card: 'panic', to: [0] }] },
      'pending[0].to',
    ],
    [
      'an offer that is answered',
      { seats: SEATS, pending: [{ type: 'offer', seat: 0, card: 'panic', answered: 1 }] },
      'pending[0].answered',
    ],
    ['an ability without a card', ability({}), 'pending[0].card'],
    ['a step beyond the last', ability({ card: 'crisis', step: 9, target: 1 }), 'pending[0].step'],
    ['a step that asks nothing', ability({ card: 'panic', step: 1, target: 1 }), 'pending[0].step'],
    ['a step with nothing to choose', ability({ card: 'crisis', step: 1, target: 1 }), 'pending[0].step'],
    ['a target that has been named for it', ability({ card: 'crisis', step: 0 }), 'pending[0].step'],
    ['a step without its target', ability({ card: 'dwindle', step: 1 }), 'pending[0].target'],
    ['oneself as a rival', ability({ card: 'crisis', step: 1, target: 0 }), 'pending[0].target'],
    ['a wolf without the variant', { seats: SEATS, wolf: 0 }, 'wolf'],
    [
      'memories of another length',
      { seats: [{ hand: ['peek'], hand_known: [[]] }, {}] },
      'seats[0].hand_known',
    ],
    [
      'a memory of a card that is not there (KKR-86)',
      { seats: [{ hand: ['peek'], hand_known: [[], ['panic']] }, {}] },
      'seats[0].hand_known[1]',
    ],
    [
      'a memory for every card but one',
      { seats: [{ future: ['peek', 'panic'], future_known: [[1]] }, {}] },
      'seats[0].future_known',
    ],
  ])('%s', (_, given, place) => {
    const read = () => karmaka.position(given);
    expect(read).toThrow(BadInput);
    try {
      read();
    } catch (error) {
      expect((error as BadInput).place).toBe(place);
    }
  });
});

test('rungs may be written as words or numbers, cards with underscores', () => {
  const spelt = karmaka.spellPosition({
    seats: [{ rung: 2, hand: ['peek', 'hells_heart'] }, { rung: 'ape' }],
  });
  expect(spelt).toEqual({ seats: [{ rung: 'wolf', hand: ['hells-heart', 'peek'] }, { rung: 'ape' }] });
});

/** Plays at random from a state, looking at every decision. */
function playAtRandom(state: State, seed: number, most: number, look: (state: State) => void): void {
  const random = fastRandom(seed);
  for (let moves = 0; moves < most && state.outcome === null; moves++) {
    look(state);
    const [seat] = karmaka.deciding(state);
    karmaka.apply(state, seat, karmaka.pickMove(state, seat, random));
  }
}

test('a move picked at random is the one that picking from the list gives', () => {
  for (const given of [{ players: 2 }, { players: 4, variant: 'teams' }]) {
    const random = fastRandom(3);
    playAtRandom(karmaka.setup(readOptions<Options>(karmaka, given), 5), 8, 2000, (state) => {
      const [seat] = karmaka.deciding(state);
      const listed = oneOf(cloneRandom(random), karmaka.legalMoves(state, seat));
      expect(karmaka.pickMove(state, seat, random)).toBe(listed);
    });
  }
});

/** Hands and Deeds full of cards that copy. */
const COPYING = [
  'denial',
  'denial',
  'embody',
  'embody',
  'mimic',
  'panic',
  'swindle',
  'destiny',
  'peek',
  'crisis',
];

test('chains of copies come to an end, keep all cards, and can be saved between any two answers (KKR-36)', () => {
  for (let seed = 1; seed <= 60; seed++) {
    const random = fastRandom(seed);
    const left = COPYING.slice();
    const some = (count: number) =>
      Array.from({ length: count }, () => left.splice(below(random, left.length), 1)[0]);
    const state = karmaka.position({
      seed,
      seats: [{ hand: some(3), deeds: some(2) }, { hand: some(2), deeds: some(2) }, { hand: 2 }],
      source: 12,
    });
    const all = [...cards(state)].sort((a, b) => a - b);
    playAtRandom(state, seed, 120, (each) => {
      expect([...cards(each)].sort((a, b) => a - b)).toEqual(all);
      const written = karmaka.describe(each);
      expect(hashOf(karmaka.describe(karmaka.position(written)))).toBe(hashOf(written));
    });
  }
});
