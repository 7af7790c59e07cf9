import type { MyGame, SeatClock, SeatInfo } from '@samsara/protocol';
import { expect, test } from 'vitest';
import { nextTable } from './next-table.ts';
import { timeTold } from './time-told.ts';
import { momentOf } from './words.ts';

const HOUR = 3_600_000;
const NOW = Date.UTC(2027, 0, 15, 8);
const clock = (seat: number, hours: number, more: Partial<SeatClock> = {}): SeatClock => ({
  seat,
  turn_until: NOW + hours * HOUR,
  until: NOW + hours * HOUR,
  reserve_ms: 0,
  stands: false,
  ...more,
});
const person = (more: Partial<SeatInfo> = {}): SeatInfo => ({
  kind: 'person',
  name: 'x',
  level: null,
  ready: true,
  present: true,
  ...more,
});
const told = (days: readonly SeatClock[], own: number | null, seats = [person(), person()]) =>
  timeTold({ days, seats, names: ['Ann', 'Bo'], own, now: NOW, language: 'en' });
const moment = (hours: number) => momentOf('en', NOW + hours * HOUR, NOW);

test('whoever is asked reads how long is left, and whether the reserve is used', () => {
  expect(told([clock(0, 52)], 0)).toBe(`2 days 4 hours left, until ${moment(52)}`);
  expect(told([clock(0, 5, { turn_until: NOW - HOUR, reserve_ms: 5 * HOUR })], 0)).toBe(
    `5 hours left, until ${moment(5)} · from your reserve`,
  );
  expect(told([clock(0, 5, { stands: true })], 0)).toBe(
    `5 hours left, until ${moment(5)} · the clock stands`,
  );
});

test('the others read until when there is time, and who is on holiday', () => {
  expect(told([clock(0, 52), clock(1, 20)], null)).toBe(`Bo has until ${moment(20)}`);
  const away = [person(), person({ holiday: NOW + 30 * HOUR })];
  expect(told([clock(1, 50)], 0, away)).toBe(`Bo is on holiday until ${moment(30)}`);
  expect(told([clock(1, 50)], 0, [person(), person({ holiday: NOW - HOUR })])).toBe(
    `Bo has until ${moment(50)}`,
  );
  expect(told([], 0)).toBe('');
});

test('the next table is another one that waits, with the least time first', () => {
  const game = (table: string, yourTurn: boolean, until?: number) =>
    ({ table, yourTurn, ...(until !== undefined && { until }) }) as MyGame;
  const games = [
    game('HERE22', true, 1),
    game('NONE22', true),
    game('LATE22', true, 9),
    game('SOON22', true, 5),
    game('REST22', false, 2),
  ];
  expect(nextTable(games, 'HERE22')).toBe('SOON22');
  expect(nextTable([game('HERE22', true, 1), game('REST22', false)], 'HERE22')).toBeUndefined();
});
