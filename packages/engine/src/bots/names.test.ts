import { expect, test } from 'vitest';
import { GAMES } from '../games/index.ts';
import { freeBotName } from './names.ts';

test('bots are called in order, and never like somebody who is there', () => {
  expect(freeBotName([])).toBe('Ada');
  expect(freeBotName(['Robin', null])).toBe('Ada');
  expect(freeBotName(['ADA', 'Bruno'])).toBe('Chloé');
  expect(freeBotName(['Ada', 'Bruno', 'chloe'])).toBe('Dev');
});

test('at the largest table every bot has a name of its own, whatever people are called', () => {
  const seats = Math.max(...Object.values(GAMES).map(({ meta }) => meta.seats.max));
  const names: string[] = [];
  while (names.length < seats) names.push(freeBotName(names));
  expect(new Set(names).size).toBe(seats);
});

test.each([
  ['CHLOE', 'Chloé', true],
  ['Ａｄａ', 'Ada', true],
  ['Adam', 'Ada', false],
])('%s at the table keeps a bot from being called %s: %s', (person, bot, isTaken) => {
  const names: string[] = [];
  while (names.at(-1) !== 'Dev') names.push(freeBotName([person, ...names]));
  expect(names.includes(bot)).toBe(!isTaken);
});
