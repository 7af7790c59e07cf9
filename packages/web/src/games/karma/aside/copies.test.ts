import { karma, type Move } from '@samsara/engine/games/karma';
import { expect, test } from 'vitest';
import { allCopies } from './copies.ts';

const NINE = 8;

function copiesOf(given: object, zone: string, card: number): object[] {
  const state = karma.position({ ...given });
  const offers = karma
    .legalMoves(state, 0)
    .map((move: Move) => ({ move, text: karma.notation(move), label: '', use: null }));
  return allCopies({ view: karma.view(state, 0), seat: 0, picks: [{ zone, card, place: 0 }], offers });
}

test('all three 9s of the hand go together', () => {
  const seats = [{ hand: ['9', '9', '9', '4'] }, { hand: ['1'] }];
  expect(copiesOf({ pile: ['3'], seats }, 'hand:0', NINE)).toEqual([
    { zone: 'hand:0', card: NINE, place: 1 },
    { zone: 'hand:0', card: NINE, place: 2 },
    { zone: 'hand:0', card: NINE, place: 3 },
  ]);
});

test('a 9 on the table does not join those in the hand', () => {
  const seats = [{ hand: ['9', '9'], open: ['9'] }, { hand: ['1'] }];
  expect(copiesOf({ pile: ['3'], seats }, 'hand:0', NINE)).toHaveLength(2);
});

test('the extra table card of AMIGO is a single one', () => {
  const given = {
    pile: ['3', 'table'],
    pending: [{ type: 'extra', seat: 0, before: '3' }],
    seats: [{ open: ['9', '9'] }, { hand: ['1'] }],
  };
  expect(copiesOf(given, 'open:0', NINE)).toHaveLength(1);
});

test('cards that do not fit have no copies to add', () => {
  const seats = [{ hand: ['4', '4'] }, { hand: ['1'] }];
  expect(copiesOf({ pile: ['9'], seats }, 'hand:0', 3)).toEqual([]);
});
