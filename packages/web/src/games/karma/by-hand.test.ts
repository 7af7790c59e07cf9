import { fastRandom, readOptions } from '@samsara/engine';
import { karma, type Move, type Options, type View } from '@samsara/engine/games/karma';
import { describe, expect, test } from 'vitest';
import { attempt, isCostly, lit, use } from './by-hand.ts';

function seen(given: object): View {
  return karma.view(karma.position({ ...given }), 0);
}

const TWO = {
  pile: ['3', '9'],
  seats: [{ hand: ['9', '9', '4'], open: ['12'], hidden: ['1'] }, { hand: ['1'] }],
};

describe('moves by hand', () => {
  test.each<[Move, object | null]>([
    [
      { type: 'play', from: 'hand', card: 8, count: 2 },
      { zone: 'hand:0', cards: [8, 8], to: 'pile' },
    ],
    [
      { type: 'play', from: 'open', card: 11, count: 1 },
      { zone: 'open:0', cards: [11], to: 'pile' },
    ],
    [
      { type: 'turn', place: 1 },
      { zone: 'hidden:0', place: 0, to: 'pile' },
    ],
    [
      { type: 'choose', cards: [1, 2, 3] },
      { zone: 'hand:0', cards: [1, 2, 3], isChoice: true, to: 'open:0' },
    ],
    [{ type: 'take' }, { zone: 'pile' }],
    [{ type: 'give', to: 1 }, { zone: 'seat:1' }],
    [{ type: 'draw' }, { zone: 'draw' }],
    [{ type: 'decline' }, null],
    [{ type: 'look' }, null],
  ])('%j', (move, made) => {
    expect(use(move, seen(TWO))).toEqual(made);
  });
});

describe('what a tap tries', () => {
  test.each([
    [
      [
        { zone: 'hand:0', card: 8, place: 0 },
        { zone: 'hand:0', card: 8, place: 1 },
      ],
      'play 9 9',
    ],
    [[{ zone: 'open:0', card: 11, place: 0 }], 'play-open 12'],
    [[{ zone: 'hidden:0', card: null, place: 1 }], 'turn 2'],
    [[{ zone: 'pile', card: null, place: -1 }], 'take'],
    [[{ zone: 'draw', card: null, place: -1 }], 'draw'],
    [[{ zone: 'seat:1', card: null, place: -1 }], 'give 1'],
  ])('%j', (picks, text) => {
    expect(attempt(picks, seen(TWO))).toBe(text);
  });

  test('while cards are chosen, a tap on the hand tries a choice', () => {
    const options = readOptions(karma, { players: 2 }) as Options;
    const view = karma.view(karma.setup(options, 1), 0);
    expect(attempt([{ zone: 'hand:0', card: 19, place: 0 }], view)).toBe('choose give');
  });
});

test('every legal move that takes cards is made of cards in its zone', () => {
  const state = karma.setup(readOptions(karma, { players: 3 }) as Options, 5);
  const random = fastRandom(5);
  for (let step = 0; step < 400 && !karma.outcome(state); step++) {
    const [seat] = karma.deciding(state);
    const view = karma.view(state, seat);
    for (const move of karma.legalMoves(state, seat)) {
      const made = use(move, view);
      if (!made?.cards) continue;
      const held = made.zone.startsWith('hand') ? view.seats[seat].hand : view.seats[seat].open;
      expect(held).toEqual(expect.arrayContaining([...made.cards]));
    }
    karma.apply(state, seat, karma.pickMove(state, seat, random));
  }
});

describe('what is worth a question', () => {
  const FIVE_CARDS = ['1', '2', '3', '4', '9'];
  const take: Move = { type: 'take' };

  test('taking a large pile although something fits', () => {
    expect(isCostly(take, seen({ ...TWO, pile: FIVE_CARDS }))).toBe(true);
  });
  test('not a small pile', () => {
    expect(isCostly(take, seen(TWO))).toBe(false);
  });
  test('not a pile that has to be taken', () => {
    const seats = [{ hand: ['4'] }, { hand: ['1'] }];
    expect(isCostly(take, seen({ pile: FIVE_CARDS, seats }))).toBe(false);
  });
  test('a blind card', () => {
    expect(isCostly({ type: 'turn', place: 1 }, seen(TWO))).toBe(true);
  });
  test('not an ordinary play', () => {
    expect(isCostly({ type: 'play', from: 'hand', card: 8, count: 1 }, seen(TWO))).toBe(false);
  });
});

test('a card that is too low lights up the pile, not its own kind elsewhere', () => {
  expect(lit({ code: 'too-low', clause: 'KA-21', cards: ['9'] }, seen(TWO))).toEqual(['pile']);
});
