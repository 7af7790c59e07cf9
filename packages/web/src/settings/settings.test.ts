import { expect, test } from 'vitest';
import { defaultSettings, mergeSettings } from './settings.ts';

const defaults = defaultSettings(['fr-CH', 'de']);

test('the browser decides the language at first', () => {
  expect(defaults.language).toBe('fr');
  expect(defaultSettings(['pt-BR', 'de-AT']).language).toBe('de');
  expect(defaultSettings([]).language).toBe('en');
});

test('what was kept counts as far as it is known', () => {
  const kept = { language: 'de', speed: 2, theme: 'purple', hints: 7, vibrate: false, name: 'Ada' };
  expect(mergeSettings(kept, defaults)).toEqual({
    ...defaults,
    language: 'de',
    speed: 2,
    vibrate: false,
    name: 'Ada',
  });
});

test.each([[0], [11]])('face %j is kept', (face) =>
  expect(mergeSettings({ face }, defaults).face).toBe(face),
);
test.each([[12], [-1], [1.5], ['owl'], [null]])('there is no face %j', (face) =>
  expect(mergeSettings({ face }, defaults).face).toBeNull(),
);

test('keys that were chosen are kept', () => {
  expect(mergeSettings({ keys: { hand: 'x', pile: 3 } }, defaults).keys).toEqual({ hand: 'x' });
  expect(mergeSettings({ keys: 'x' }, defaults).keys).toEqual({});
});

test.each([[null], ['text'], [3]])('%j kept means nothing kept', (kept) => {
  expect(mergeSettings(kept, defaults)).toEqual(defaults);
});
