import { miesesKarma } from '@samsara/engine/games/mieses-karma';
import { JOKER, type SeatView } from '@samsara/engine/games/mieses-karma/rules';
import { expect, test } from 'vitest';
import { foursomeGroups } from './foursome-groups.ts';

const SUN = 0;

function seatWith(animal: string, ...right: string[]): SeatView {
  return {
    hand: null,
    handCount: 0,
    animal: miesesKarma.cardNamed(animal) as number,
    right: right.map((id) => miesesKarma.cardNamed(id) as number),
    left: [],
    karma: 0,
    pointsCount: 0,
    laid: false,
    gift: null,
    remembered: { hand: [], points: [] },
  };
}

test('four equal symbols are one group, the animal included', () => {
  expect(foursomeGroups(seatWith('ant-1', 'sun-sun', 'sun-heart'), false)).toEqual([[SUN, SUN, SUN, SUN]]);
});

test('four different symbols are one group', () => {
  expect(foursomeGroups(seatWith('ant-1', 'clover-heart', 'scales-reaper'), false)).toEqual([[0, 1, 2, 3]]);
});

test('five suns and one of each other symbol make both kinds side by side', () => {
  const groups = foursomeGroups(
    seatWith('ant-1', 'sun-sun', 'sun-sun', 'clover-heart', 'scales-reaper'),
    false,
  );
  expect(groups).toHaveLength(2);
  expect(groups).toContainEqual([0, 1, 2, 3]);
  expect(groups).toContainEqual([SUN, SUN, SUN, SUN]);
});

test('jokers count only for a butterfly', () => {
  const line = seatWith('butterfly-1', 'joker-clover', 'clover-heart');
  expect(foursomeGroups(line, false)).toEqual([]);
  expect(foursomeGroups(line, true)).toEqual([[1, 1, 1, JOKER]]);
});
