import { expect, test } from 'vitest';
import { askForNext, dealsByItself, takeAskedFor, waitedFor } from './next-game.ts';

const seat = (kind: 'open' | 'person' | 'bot', ready: boolean) => ({
  kind,
  name: null,
  level: null,
  ready,
  present: true,
});
const table = (round: number, ...seats: ReturnType<typeof seat>[]) => ({ round, seats });

test('a table waits for people who are not ready and for open seats, never for bots', () => {
  const seats = [seat('person', true), seat('person', false), seat('bot', true), seat('open', false)];
  expect(waitedFor(table(1, ...seats), 0)).toEqual({ you: false, others: [1], open: 1 });
  expect(waitedFor(table(1, ...seats), 1)).toEqual({ you: true, others: [], open: 1 });
  expect(waitedFor(table(1, ...seats), null)).toEqual({ you: false, others: [1], open: 1 });
});

test('the next game is dealt by itself once everybody is ready; the first one by the host', () => {
  const [ready, not, bot] = [seat('person', true), seat('person', false), seat('bot', true)];
  expect(dealsByItself(table(2, ready, bot))).toBe(true);
  expect(dealsByItself(table(2, ready, not))).toBe(false);
  expect(dealsByItself(table(2, ready, seat('open', false)))).toBe(false);
  expect(dealsByItself(table(1, ready, bot))).toBe(false);
});

test('whoever asks for the next game is ready for that one, once', () => {
  askForNext({ code: 'ABCDEF', round: 1 });
  expect(takeAskedFor({ code: 'ABCDEF', round: 1 })).toBe(false);
  expect(takeAskedFor({ code: 'ABCDEF', round: 2 })).toBe(true);
  expect(takeAskedFor({ code: 'ABCDEF', round: 2 })).toBe(false);
});
