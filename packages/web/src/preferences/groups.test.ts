import { expect, test } from 'vitest';
import { CHOICES } from '../settings/settings.ts';
import { GROUPS, SWITCHES } from './groups.ts';

test('every setting stands in one group', () => {
  const grouped = Object.values(GROUPS).flat();
  expect([...grouped].sort()).toEqual(Object.keys(CHOICES).sort());
});

test('what is switched is on or off', () => {
  for (const key of SWITCHES) expect([...CHOICES[key]].sort(), key).toEqual([false, true]);
});
