import { expect, test } from 'vitest';
import { miesesKarma } from './index.ts';

test('a line without a card to choose leaves nothing to score (MK-139)', () => {
  const given = {
    seats: [{ hand: 2 }, { hand: 2 }, { hand: 2 }],
    pending: [
      { type: 'turn', seat: 0 },
      { type: 'scoring', left: 3 },
    ],
  };
  expect(() => miesesKarma.position(given)).toThrow('pending[1]: impossible-position (MK-139)');
});
