import { miesesKarma } from '@samsara/engine/games/mieses-karma';
import { expect, test } from 'vitest';
import { firstUnknown } from './specials.ts';

const named = (id: string) => miesesKarma.cardNamed(id) as number;

function viewOf(animal: string, ...hand: string[]) {
  const given = {
    options: { players: 2 },
    seats: [
      { animal, hand },
      { animal: 'ant-2', hand: ['heart-sun'] },
    ],
  };
  return miesesKarma.view(miesesKarma.position(given as Parameters<typeof miesesKarma.position>[0]), 0);
}

test('what the animal can do is told first, then the signs in the hand', () => {
  const view = viewOf('cat-1', 'sun-reaper', 'joker-sun');
  expect(firstUnknown(view, 0, new Set())).toEqual({ special: 'cat', card: named('cat-1') });
  expect(firstUnknown(view, 0, new Set(['cat']))?.special).toBe('joker');
  expect(firstUnknown(view, 0, new Set(['cat', 'joker']))).toEqual({
    special: 'reaper',
    card: named('sun-reaper'),
  });
  expect(firstUnknown(view, 0, new Set(['cat', 'joker', 'reaper']))).toBeNull();
});

test('an ant with plain cards needs no explanation, and the hand of another is not looked at', () => {
  const view = viewOf('ant-1', 'sun-clover');
  expect(firstUnknown(view, 0, new Set())).toBeNull();
  expect(firstUnknown(view, 1, new Set())).toBeNull();
});
