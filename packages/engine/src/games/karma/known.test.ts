import { expect, test } from 'vitest';
import { cardsIn, copiesIn } from '../../kernel/hand.ts';
import { attemptMove } from '../../kernel/notation.ts';
import { fastRandom } from '../../kernel/random.ts';
import { cardNamed } from './cards.ts';
import { karma, type State } from './index.ts';

/** Nothing of seat 1 fits the 12; seat 0 holds GIVE. */
const GIVEN = {
  seats: [
    { hand: ['give', '3', '4'], open: ['9', '9', '10'], hidden: 3 },
    { hand: ['2', '5', '6'], open: ['7', '7', '8'], hidden: 3 },
    { hand: 3, open: ['1', '1', '2'], hidden: 3 },
  ],
  pile: ['11', '12', '12'],
  draw: 20,
};

function after(given: object, seat: number, ...moves: string[]): State {
  const state = karma.position({ ...given, turn: seat });
  let actor = seat;
  for (const move of moves) {
    expect(attemptMove(karma, state, actor, move)).toBeUndefined();
    [actor] = karma.deciding(state);
  }
  return state;
}

/** How often each of these cards is in the hand of seat 1 as seat 2 imagines it, at least. */
function fewest(state: State, words: readonly string[]): number[] {
  const view = karma.view(state, 2);
  const hands = Array.from({ length: 30 }, (_, seed) => karma.imagine(view, fastRandom(seed)).hands[1]);
  return words.map((word) => Math.min(...hands.map((hand) => copiesIn(hand, cardNamed(word) as number))));
}

test('whoever has seen a pile being taken knows where its cards are', () => {
  const state = after(GIVEN, 1, 'take');
  expect(karma.view(state, 2).seats[1]).toMatchObject({ hand: null, handCount: 6, known: [10, 11, 11] });
  expect(fewest(state, ['11', '12', '5'])).toEqual([1, 2, 0]);
});

test('a pile that is given away is known, too', () => {
  const state = after(GIVEN, 0, 'play give', 'give 1');
  expect(fewest(state, ['11', '12'])).toEqual([1, 2]);
});

test('a known card that is played is known no more', () => {
  const given = {
    ...GIVEN,
    pile: [],
    seats: [{}, { hand: ['11', '12', '12', '5'], known: ['11', '12', '12'] }, { hand: 3 }],
  };
  const state = after(given, 1, 'play 12');
  expect(karma.view(state, 2).seats[1].known).toEqual([10, 11]);
  expect(cardsIn(state.hands[1]).length).toBeGreaterThanOrEqual(3);
});

test('where the table hides the pile, taking it tells nothing', () => {
  const state = after({ ...GIVEN, options: { pile_visible: false } }, 1, 'take');
  expect(karma.view(state, 2).seats[1].known).toEqual([]);
});

test('a position cannot know cards that are not there', () => {
  const given = { ...GIVEN, seats: [{ hand: ['3'], known: ['4'] }, { hand: ['5'] }] };
  expect(() => karma.position(given)).toThrow('seats[0].known');
});
