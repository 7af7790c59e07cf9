import { describe, expect, test } from 'vitest';
import { daysInRow, type KeptAnswer, ratingIn, readAnswers, rightInRow, withAnswer } from './kept-answers.ts';

const EVEN = { id: 'aaaaaa', rating: 1500 };
const OTHER = { id: 'bbbbbb', rating: 1500 };

function given(...answers: readonly (readonly [id: string, isRight: boolean, day: string])[]) {
  return answers.reduce<readonly KeptAnswer[]>(
    (kept, [id, isRight, day]) =>
      withAnswer(kept, { game: 'one', puzzle: { id, rating: 1500 }, isRight }, day),
    [],
  );
}

describe('an answer', () => {
  test('that is right raises the rating of its game alone', () => {
    const kept = withAnswer([], { game: 'one', puzzle: EVEN, isRight: true }, '2026-11-16');
    expect(ratingIn(kept, 'one', '2026-11-16').rating).toBeGreaterThan(1600);
    expect(ratingIn(kept, 'other', '2026-11-16')).toEqual({ rating: 1500, deviation: 350 });
  });

  test('that is wrong lowers it by as much, if the puzzle is as strong', () => {
    const right = withAnswer([], { game: 'one', puzzle: EVEN, isRight: true }, '2026-11-16');
    const wrong = withAnswer([], { game: 'one', puzzle: EVEN, isRight: false }, '2026-11-16');
    expect(right[0].rating - 1500).toBeCloseTo(1500 - wrong[0].rating, 6);
  });

  test('to the same puzzle again changes nothing but that it was found later', () => {
    const wrong = given(['aaaaaa', false, '2026-11-16']);
    const again = withAnswer(wrong, { game: 'one', puzzle: EVEN, isRight: true }, '2026-11-17');
    expect(again).toEqual([{ ...wrong[0], isRightLater: true }]);
    expect(withAnswer(again, { game: 'one', puzzle: EVEN, isRight: false }, '2026-11-18')).toEqual(again);
    const right = given(['aaaaaa', true, '2026-11-16']);
    expect(withAnswer(right, { game: 'one', puzzle: EVEN, isRight: false }, '2026-11-17')).toEqual(right);
  });

  test('to a puzzle of the same name in another game counts', () => {
    const kept = given(['aaaaaa', true, '2026-11-16']);
    expect(withAnswer(kept, { game: 'other', puzzle: EVEN, isRight: true }, '2026-11-16')).toHaveLength(2);
  });

  test('after a long time away counts for more', () => {
    const kept = given(
      ...Array.from({ length: 40 }, (_, i) => [`p${i}`, i % 2 === 0, '2026-01-01'] as const),
    );
    const soon = withAnswer(kept, { game: 'one', puzzle: OTHER, isRight: true }, '2026-01-02');
    const late = withAnswer(kept, { game: 'one', puzzle: OTHER, isRight: true }, '2026-12-01');
    const gain = (all: readonly KeptAnswer[]) => all[40].rating - kept[39].rating;
    expect(gain(late)).toBeGreaterThan(3 * gain(soon));
  });
});

test('right answers in a row are counted from the last one back', () => {
  expect(rightInRow([])).toBe(0);
  expect(rightInRow(given(['a', true, '2026-11-16'], ['b', false, '2026-11-16']))).toBe(0);
  expect(
    rightInRow(given(['a', false, '2026-11-16'], ['b', true, '2026-11-16'], ['c', true, '2026-11-16'])),
  ).toBe(2);
});

test('days in a row are those on which anything was answered; today may still come', () => {
  const kept = given(['a', false, '2026-11-14'], ['b', true, '2026-11-15'], ['c', false, '2026-11-15']);
  expect(daysInRow(kept, '2026-11-15')).toBe(2);
  expect(daysInRow(kept, '2026-11-16')).toBe(2);
  expect(daysInRow(kept, '2026-11-17')).toBe(0);
});

describe('what is found in the store', () => {
  const kept = given(['aaaaaa', true, '2026-11-16']);

  test('is what was kept', () => expect(readAnswers(JSON.stringify(kept))).toEqual(kept));

  test.each([null, '', 'no JSON', 'null', '7', '{}', '{"version":2}', '[null,7,"x",[]]'])(
    'is nothing, if another version or somebody else wrote it: %s',
    (text) => expect(readAnswers(text)).toEqual([]),
  );

  test.each([
    ['game', 'Karma!'],
    ['game', undefined],
    ['puzzle', 7],
    ['puzzle', '../../x'],
    ['day', '2026-13-40'],
    ['day', '2026-02-30'],
    ['day', 20_261_116],
    ['isRight', 'yes'],
    ['isRightLater', undefined],
    ['rating', null],
    ['rating', 1e9],
    ['deviation', 0],
    ['deviation', 351],
  ])('leaves out an answer whose %s is %s, and no other one', (field, value) =>
    expect(readAnswers(JSON.stringify([{ ...kept[0], [field]: value }, kept[0]]))).toEqual(kept),
  );
});
