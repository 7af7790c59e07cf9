import { readFileSync } from 'node:fs';
import { readRecord } from '@samsara/engine';
import type { MyResult } from '@samsara/protocol';
import { expect, test } from 'vitest';
import type { KeptRecord } from '../local/worker/plan.ts';
import { EVERYTHING, filtered, type Result, resultHere, resultThere, together } from './results.ts';
import { overTime, totalsOf } from './totals.ts';

const CORPUS = new URL('../../../engine/src/record/corpus/', import.meta.url);
const recorded = readRecord(readFileSync(new URL('karma-alternative-triples.json', CORPUS), 'utf8'));
const outcome = { winners: [1], losers: [0], reason: 'over', points: [30, 12] };
const kinds = (...kinds: ('person' | 'bot:casual')[]) => kinds.map((kind, i) => ({ name: `n${i}`, kind }));

function kept(seats: KeptRecord['record']['seats'], more: Partial<KeptRecord> = {}): KeptRecord {
  const end = { hash: '', outcome, reason: 'finished' as const };
  return { play: 'local-1', at: 5, record: { ...recorded, seats, end }, ...more };
}

test('a game against bots is the one person’s; of several at one device it is nobody’s', () => {
  expect(resultHere(kept(kinds('person', 'bot:casual')))).toMatchObject({
    company: 'bots',
    seats: 2,
    own: { seat: 0, won: false, place: 2, points: 30 },
  });
  expect(resultHere(kept(kinds('person', 'person')))).toMatchObject({ company: 'device', own: null });
});

test('what was brought says itself whose it was and where', () => {
  const brought = { play: 'import-1', seat: 1, where: 'table.example' };
  expect(resultHere(kept(kinds('person', 'person'), brought))).toMatchObject({
    company: 'people',
    own: { seat: 1, won: true, place: 1, points: 12 },
  });
  expect(
    resultHere(kept(kinds('person', 'person'), { ...brought, seat: null, where: 'device' })),
  ).toMatchObject({
    company: 'device',
    own: null,
  });
});

test('practice, files of anybody and games that were broken off do not count', () => {
  const seats = kinds('person', 'bot:casual');
  expect(resultHere(kept(seats, { practice: true }))).toBeNull();
  expect(resultHere(kept(seats, { play: 'file-1' }))).toBeNull();
  const { record } = kept(seats);
  const broken = { ...record, end: { hash: '', outcome: null, reason: 'aborted' as const } };
  expect(resultHere(kept(seats, { record: broken }))).toBeNull();
});

const there = (id: string, at: number, more: Partial<MyResult> = {}): Result =>
  resultThere({
    id,
    play: `P-${id}`,
    game: 'karma',
    at,
    seats: 2,
    people: 1,
    seat: 0,
    won: true,
    place: 1,
    points: null,
    ...more,
  });
const here = (id: string, at: number): Result => ({
  ...there(id, at),
  play: `local-${id}-${at}`,
  isHere: true,
});

test('each game is there once, with what a review has said of it', () => {
  const choices = [{ id: 'b', game: 'karma', at: 0, own: -0.1, cards: 0.2, decisions: 3, won: true }];
  const all = together([here('a', 9), here('a', 3), here('b', 4)], [there('b', 5), there('c', 1)], choices);
  expect(all.map(({ play, choices: said }) => [play, said])).toEqual([
    ['P-b', { own: -0.1, cards: 0.2 }],
    ['local-a-3', null],
    ['P-c', null],
  ]);
});

test('filters go together', () => {
  const all = [
    there('a', 3),
    there('b', 2, { game: 'stop', seats: 4, people: 2 }),
    there('c', 1, { people: 3 }),
  ];
  const ids = (filter: object) => filtered(all, { ...EVERYTHING, ...filter }).map(({ id }) => id);
  expect(ids({})).toEqual(['a', 'b', 'c']);
  expect(ids({ game: 'karma' })).toEqual(['a', 'c']);
  expect(ids({ company: 'people' })).toEqual(['b', 'c']);
  expect(ids({ game: 'karma', company: 'people', seats: 2 })).toEqual(['c']);
});

test('totals count wins, places, points and rows; a game without an own result breaks no row', () => {
  const nobodys: Result = { ...there('x', 5), own: null };
  const all = [
    there('a', 9),
    there('b', 8),
    nobodys,
    there('c', 4, { won: false, place: 3, points: 20 }),
    there('d', 3, { points: 10 }),
    there('e', 2),
    there('f', 1),
  ];
  expect(totalsOf(all)).toEqual({
    games: 7,
    decided: 6,
    wins: 5,
    meanPlace: 8 / 6,
    meanPoints: 15,
    row: 2,
    longest: 3,
    reviewed: 0,
    own: null,
    cards: null,
  });
  expect(totalsOf([])).toMatchObject({ games: 0, meanPlace: null, row: 0 });
});

test('a few weeks are told by days, years by months', () => {
  const day = (month: number, date: number) => new Date(2026, month, date, 20).getTime();
  const days = overTime([
    there('a', day(4, 3)),
    there('b', day(4, 3) + 1),
    there('c', day(4, 1), { won: false }),
  ]);
  expect(days.map(({ from, games, wins }) => [new Date(from).getDate(), games, wins])).toEqual([
    [1, 1, 0],
    [3, 2, 2],
  ]);
  const months = overTime([there('a', day(4, 3)), there('b', day(1, 9)), there('c', day(1, 28))]);
  expect(months.map(({ from, isMonth, games }) => [new Date(from).getMonth(), isMonth, games])).toEqual([
    [1, true, 2],
    [4, true, 1],
  ]);
});
