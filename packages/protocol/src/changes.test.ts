import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changesBetween, changesTeller, withChanges } from './changes.ts';

describe('changes between two values', () => {
  test.each([
    ['nothing', { a: [1, 2], b: { c: 'x' } }, { a: [1, 2], b: { c: 'x' } }, undefined],
    ['another value', { a: 1, b: 2 }, { a: 1, b: 3 }, { b: [3] }],
    ['a card on a pile', { pile: [4, 7] }, { pile: [4, 7, 9] }, { pile: [2, 0, 9] }],
    ['a card out of a hand', [1, 4, 7], [1, 7], [1, 1]],
    ['a card out of a hand and another into it', [1, 4, 7, 9], [1, 7, 8, 9], [1, 2, 7, 8]],
    ['everything out of a pile', [1, 2], [], [0, 2]],
    ['one of as many seats', [{ n: 1 }, { n: 2 }], [{ n: 1 }, { n: 3 }], { 1: { n: [3] } }],
    ['one more of what is asked', [{ n: 1 }], [{ n: 1 }, { n: 2 }], [1, 0, { n: 2 }]],
    ['something in place of nothing', { a: null }, { a: [1] }, { a: [[1]] }],
    ['a list in place of an object', { a: {} }, { a: [] }, { a: [[]] }],
    ['a key that is new', { a: 1 }, { a: 1, b: 2 }, { b: [2] }],
    ['a key that every object inherits', { a: 1 }, { a: 1, toString: 2 }, [{ a: 1, toString: 2 }]],
    ['the key of the prototype', { a: 1 }, JSON.parse('{"__proto__":{}}'), [JSON.parse('{"__proto__":{}}')]],
    ['a key that is gone', { x: { a: 1, b: 2 } }, { x: { a: 1 } }, { x: [{ a: 1 }] }],
    ['a key that is not written', { a: 1, b: 2 }, { a: 1, b: undefined }, [{ a: 1, b: undefined }]],
  ])('%s', (_, before, after, changes) => {
    expect(changesBetween(before, after)).toEqual(changes);
  });

  test('sent as text, they lead from one to the other, and change neither', () => {
    const small = fc.json({ maxDepth: 3 }).map((text) => JSON.parse(text) as unknown);
    const numbers = fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 8 });
    const value = fc.oneof(small, numbers, fc.array(fc.record({ hand: numbers, of: fc.boolean() })));
    fc.assert(
      fc.property(value, value, (before, after) => {
        const texts = [JSON.stringify(before), JSON.stringify(after)];
        const changes = changesBetween(before, after);
        const arrived =
          changes === undefined ? before : withChanges(before, JSON.parse(JSON.stringify(changes)));
        expect(arrived).toEqual(after);
        expect([JSON.stringify(before), JSON.stringify(after)]).toEqual(texts);
      }),
      { numRuns: 2000 },
    );
  });

  test('told to several viewers, each is told what has changed for them', () => {
    const [was, is, other] = [{ cards: [1, 2] }, { cards: [1, 3] }, { cards: [4] }];
    const seen = (of: number, seat: object) => ({ of, seat });
    const tell = changesTeller();
    expect(tell([seen(0, was), seen(0, is)])).toBe('{"seat":{"cards":[1,1,3]}}');
    expect(tell([seen(1, was), seen(2, is)])).toBe('{"of":[2],"seat":{"cards":[1,1,3]}}');
    // Who saw something else before is told something else.
    expect(tell([seen(1, other), seen(1, is)])).toBe('{"seat":{"cards":[0,1,1,3]}}');
    expect(tell([seen(1, is), seen(1, is)])).toBeUndefined();
  });

  test('a seat that several see as one object is told to each of them by what they saw before', () => {
    const [was, is, other] = [{ cards: [1, 2] }, { cards: [1, 3] }, { cards: [4] }];
    const tell = changesTeller();
    for (const viewer of [0, 1]) {
      const told = tell([{ seats: [was, { of: viewer }] }, { seats: [is, { of: viewer }] }]);
      expect(told).toBe('{"seats":{"0":{"cards":[1,1,3]}}}');
    }
    expect(tell([{ seats: [other] }, { seats: [is] }])).toBe('{"seats":{"0":{"cards":[0,1,1,3]}}}');
  });

  test('what all see alike is told with what each sees', () => {
    const tell = changesTeller([{ turns: 1 }, { turns: 2 }]);
    expect(tell([{ hand: [4] }, { hand: [] }])).toBe('{"turns":[2],"hand":[0,1]}');
    expect(tell([{ hand: null }, { hand: null }])).toBe('{"turns":[2]}');
    const quiet = changesTeller([{ turns: 1 }, { turns: 1 }]);
    expect(quiet([{ hand: [4] }, { hand: [] }])).toBe('{"hand":[0,1]}');
    expect(quiet([{ hand: [] }, { hand: [] }])).toBeUndefined();
    // A part that is another one altogether could not be put together with the other.
    expect(() => tell([{ hand: [4] }, { cards: [4] }])).toThrow();
  });
});
