import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bubbles, showBubble, withoutName } from './bubbles.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a bubble stays the longer the more there is to read', () => {
  showBubble(2, 'Hello');
  vi.advanceTimersByTime(2699);
  expect(bubbles.value.get(2)).toBe('Hello');
  vi.advanceTimersByTime(1);
  expect(bubbles.value.has(2)).toBe(false);
});

test('what is said later takes the place of what was said before', () => {
  showBubble(1, 'Wow');
  vi.advanceTimersByTime(2000);
  showBubble(1, 'Sorry');
  vi.advanceTimersByTime(2000);
  expect(bubbles.value.get(1)).toBe('Sorry');
});

test('the latest comes last', () => {
  showBubble(1, 'Wow');
  showBubble(2, 'Hello');
  showBubble(1, 'Sorry');
  expect([...bubbles.value.keys()]).toEqual([2, 1]);
});

test.each([
  ['Ada plays a 12.', 'Ada', 'Plays a 12.'],
  ['Adam plays a 12.', 'Ada', 'Adam plays a 12.'],
  ['The pile burns.', 'Ada', 'The pile burns.'],
])('%s', (sentence, name, said) => expect(withoutName(sentence, name)).toBe(said));
