import type { SeatInfo } from '@samsara/protocol';
import { describe, expect, test } from 'vitest';
import { newcomers, newHolidays, presenceChanges } from './presence-changes.ts';

const kim: SeatInfo = { kind: 'person', name: 'Kim', level: null, ready: true, present: true };
const me: SeatInfo = { ...kim, name: 'Robin' };
const bot: SeatInfo = { kind: 'bot', name: null, level: 'casual', ready: true, present: true };

describe('what is told of the others', () => {
  test.each<[string, SeatInfo, SeatInfo, string | null]>([
    ['closing the page', kim, { ...kim, present: false }, 'isAway'],
    ['coming back in time', { ...kim, present: false }, kim, 'isBack'],
    [
      'a bot that stands in',
      { ...kim, present: false },
      { ...kim, present: false, level: 'casual' },
      'botPlaysFor',
    ],
    [
      'coming back to a bot',
      { ...kim, present: false, level: 'casual' },
      { ...kim, level: 'casual' },
      'isBack',
    ],
    ['playing again', { ...kim, level: 'casual' }, kim, 'playsAgain'],
    ['playing again on coming back', { ...kim, present: false, level: 'casual' }, kim, 'playsAgain'],
    ['nothing', kim, kim, null],
    ['a bot', bot, bot, null],
    ['somebody else on the seat', kim, { ...kim, name: 'Ines', present: false }, null],
  ])('%s', (_, before, now, type) => {
    expect(presenceChanges([me, before], [me, now], 0)).toEqual(type === null ? [] : [{ seat: 1, type }]);
  });

  test('nobody is told of their own coming', () => {
    expect(presenceChanges([{ ...me, present: false }], [me], 0)).toEqual([]);
  });

  test('who watches hears of everybody', () => {
    expect(presenceChanges([me, kim], [{ ...me, present: false }, kim], null)).toEqual([
      { seat: 0, type: 'isAway' },
    ]);
  });
});

test('before the deal, whoever sits down is told to the others', () => {
  const open: SeatInfo = { kind: 'open', name: null, level: null, ready: false, present: false };
  expect(newcomers([me, open, bot], [me, kim, bot], 0)).toEqual([1]);
  expect(newcomers([open, me], [kim, me], 0)).toEqual([]);
  expect(newcomers([me, kim], [me, { ...kim, ready: false }], 0)).toEqual([]);
  expect(newcomers([me, kim], [me, open], 0)).toEqual([]);
});

test('a holiday is told once, while it lasts', () => {
  const away = { ...kim, holiday: 50 };
  expect(newHolidays([me, kim], [me, away], 40)).toEqual([{ seat: 1, until: 50 }]);
  expect(newHolidays([me, away], [me, away], 40)).toEqual([]);
  expect(newHolidays([me, kim], [me, away], 50)).toEqual([]);
});
