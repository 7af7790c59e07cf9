import { expect, test } from 'vitest';
import { USUAL_WISHES } from './notice.ts';
import { quietUntil } from './quiet-hours.ts';

const at = (moment: string) => Date.parse(`2027-01-${moment}Z`);

test.each([
  // From ten in the evening until seven, two hours before UTC’s.
  ['15T19:59', 120, 22, 7, undefined],
  ['15T20:00', 120, 22, 7, '16T05:00'],
  ['16T04:59', 120, 22, 7, '16T05:00'],
  ['16T05:00', 120, 22, 7, undefined],
  // Behind UTC, across midnight there.
  ['15T12:00', -300, 22, 7, undefined],
  ['15T11:59', -300, 22, 7, '15T12:00'],
  ['15T03:00', -300, 22, 7, '15T12:00'],
  // At noon, within a day.
  ['15T12:30', 0, 12, 13, '15T13:00'],
  ['15T13:00', 0, 12, 13, undefined],
  // From and until the same is no time at all.
  ['15T12:30', 0, 12, 12, undefined],
])('at %s, %i minutes ahead, with %i to %i o’clock quiet: until %s', (now, offset, from, until, end) => {
  const quiet = { from: from * 60, until: until * 60 };
  const wishes = { ...USUAL_WISHES, quiet, utc_offset_min: offset };
  expect(quietUntil(at(now), wishes)).toBe(end && at(end));
});

test('without quiet hours it is never quiet', () =>
  expect(quietUntil(at('15T03:00'), USUAL_WISHES)).toBeUndefined());
