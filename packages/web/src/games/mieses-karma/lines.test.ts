import { miesesKarma } from '@samsara/engine/games/mieses-karma';
import { expect, test } from 'vitest';
import { endSign, fitAt, lifeCards, openEnds, rebirthStack } from './lines.ts';

const named = (id: string) => miesesKarma.cardNamed(id) as number;
const SUN = 0;
const CLOVER = 1;
const HEART = 2;

function viewOf(first: object) {
  const given = { options: { players: 2 }, seats: [first, { animal: 'ant-2', hand: ['heart-sun'] }] };
  const state = miesesKarma.position(given as Parameters<typeof miesesKarma.position>[0]);
  return miesesKarma.view(state, 0);
}

test('a line begins with the symbol of its animal', () => {
  const view = viewOf({ animal: 'ant-1', hand: ['sun-clover'] });
  expect(endSign(view, 0, 'right')).toBe(SUN);
  expect(openEnds(view, 0)).toEqual(['right']);
  expect(fitAt(view, 0, named('sun-clover'), 'right')).toBe('fits');
  expect(fitAt(view, 0, named('joker-clover'), 'right')).toBe('fits');
  expect(fitAt(view, 0, named('heart-clover'), 'right')).toBe('no');
});

test('a dog builds in both directions', () => {
  const view = viewOf({
    animal: 'dog-1',
    hand: ['sun-clover'],
    line: ['heart-sun'],
    left: ['clover-heart'],
  });
  expect(openEnds(view, 0)).toEqual(['left', 'right']);
  expect(lifeCards(view.seats[0])).toEqual([named('clover-heart'), named('heart-sun')]);
  expect(endSign(view, 0, 'left')).toBe(CLOVER);
  expect(fitAt(view, 0, named('heart-clover'), 'left')).toBe('fits');
});

test('a hedgehog may attach what does not fit', () => {
  const view = viewOf({ animal: 'hedgehog-1', hand: ['sun-heart'] });
  expect(fitAt(view, 0, named('sun-heart'), 'right')).toBe('free');
  const longer = viewOf({ animal: 'hedgehog-1', hand: ['sun-clover'], line: ['sun-heart'] });
  expect(endSign(longer, 0, 'right')).toBe(HEART);
});

test('nothing follows a reaper', () => {
  const view = viewOf({ animal: 'ant-1', hand: ['sun-clover'], line: ['sun-reaper'] });
  expect(openEnds(view, 0)).toEqual([]);
});

test.each([
  ['an ant without karma', { animal: 'ant-1', hand: ['sun-clover'] }, 0],
  [
    'three karma and a Buddha',
    { animal: 'ant-1', karma: 3, hand: ['sun-clover'], line: ['sun-sun-buddha'] },
    1,
  ],
  [
    'a guinea pig brings one more',
    { animal: 'guinea-pig-1', karma: 7, hand: ['sun-clover'], line: ['sun-heart'] },
    2,
  ],
])('%s: the stack of the next life', (_, seat, stack) => {
  expect(rebirthStack(viewOf(seat), 0)).toBe(stack);
});
