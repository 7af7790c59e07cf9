import { expect, test } from 'vitest';
import { madeAnew } from './made-anew.ts';

test('copies what it has made, as long as nothing else is asked for', () => {
  const done: string[] = [];
  const cardsOf = madeAnew(
    ({ name, cards }: { name: string; cards: readonly number[] }) => {
      done.push(`makes ${name}`);
      return cards.slice();
    },
    (cards) => {
      done.push('copies');
      return cards.slice();
    },
  );
  const one = { name: 'one', cards: [1, 2] };
  const other = { name: 'other', cards: [3] };
  for (const from of [one, one, one, other, one]) {
    const cards = cardsOf(from);
    expect(cards).toEqual(from.cards);
    cards.pop();
  }
  expect(done).toEqual(['makes one', 'makes one', 'copies', 'copies', 'makes other', 'makes one']);
});
