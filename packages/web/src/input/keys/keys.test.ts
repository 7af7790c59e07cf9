import { expect, test } from 'vitest';
import { actionOf, keyOf, withKey } from './keys.ts';

test('without a choice the usual keys hold, large or small', () => {
  expect(keyOf('hand', {})).toBe('h');
  expect(actionOf('H', {})).toBe('hand');
  expect(actionOf('x', {})).toBeUndefined();
});

test('a new key replaces the old one', () => {
  const chosen = withKey({}, 'hand', 'X');
  expect(chosen).toEqual({ hand: 'x' });
  expect(actionOf('x', chosen)).toBe('hand');
  expect(actionOf('h', chosen)).toBeUndefined();
});

test('two actions never share a key: they swap', () => {
  const chosen = withKey({}, 'hand', 'p');
  expect(chosen).toEqual({ hand: 'p', pile: 'h' });
  expect(withKey(chosen, 'hand', 'h')).toEqual({});
});
