import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { TestServer } from './testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.end());
beforeEach(() => {
  server.ahead += 60_000;
});

const DAY = 86_400_000;
const HOLIDAY = '/api/me/holiday';

test('a holiday takes days of this year, and ends when I say so', async () => {
  const guest = await server.guest();
  expect((await guest.get(HOLIDAY)).body).toEqual({ until: null, left_days: 14 });
  const { body } = await guest.send('PUT', HOLIDAY, { days: 3 });
  expect(body.until).toBeGreaterThan(Date.now() + 3 * DAY - 60_000);
  expect((await guest.send('PUT', HOLIDAY, { days: 2 })).body).toEqual({ code: 'not-now' });
  server.ahead += 60_000;
  // One day has begun.
  expect((await guest.send('PUT', HOLIDAY, { days: 0 })).body).toEqual({ until: null, left_days: 13 });
  expect((await guest.send('PUT', HOLIDAY, { days: 14 })).body).toEqual({ code: 'holidays-used-up' });
  expect((await guest.send('PUT', HOLIDAY, { days: 15 })).body.code).toBe('wrong-form');
});

test('a note is kept for who has a seat, and nobody else reads it', async () => {
  const [ann, eve] = [await server.guest(), await server.guest()];
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const days = { turn: 3, reserve: 1, weekends_off: true, utc_offset_min: 60 };
  const { table } = (
    await ann.send('POST', '/api/tables', { game: 'karma', name: 'Ann', seats, settings: { days } })
  ).body;
  const note = `/api/tables/${table}/note`;
  expect((await ann.get(note)).body).toEqual({ text: '' });
  expect((await ann.send('PUT', note, { text: ' kings \n\u202eare gone ' })).body).toEqual({
    text: 'kings\nare gone',
  });
  expect((await ann.get(note)).body).toEqual({ text: 'kings\nare gone' });
  expect((await eve.get(note)).body).toEqual({ text: '' });
  expect((await eve.send('PUT', note, { text: 'mine' })).body).toEqual({ code: 'no-seat' });
  expect(JSON.stringify((await eve.get(`/api/tables/${table}`)).body)).not.toContain('kings');
  expect((await ann.send('PUT', note, { text: 'x'.repeat(501) })).body.code).toBe('wrong-form');
  expect((await ann.send('PUT', note, { text: '' })).body).toEqual({ text: '' });
});

test('plans are kept for who has a seat at a table over days, and nobody else reads them', async () => {
  const [ann, eve] = [await server.guest(), await server.guest()];
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'novice' }];
  const days = { turn: 3, reserve: 1, weekends_off: true, utc_offset_min: 60 };
  const make = async (settings: object) =>
    (await ann.send('POST', '/api/tables', { game: 'karmaka', name: 'Ann', seats, settings })).body.table;
  const plans = `/api/tables/${await make({ days })}/plans`;
  const nothing = { state: 'none', lines: [], answers: {} };
  expect((await ann.get(plans)).body).toEqual(nothing);
  expect((await ann.send('PUT', plans, { answers: { offer: 'never' } })).body).toEqual({
    ...nothing,
    answers: { offer: 'never' },
  });
  expect((await ann.get(plans)).body.answers).toEqual({ offer: 'never' });
  expect((await eve.get(plans)).body).toEqual({ code: 'no-seat' });
  expect((await eve.send('PUT', plans, { answers: {} })).body).toEqual({ code: 'no-seat' });
  expect((await eve.get('/api/tables/ZZZZZZ/plans')).body).toEqual({ code: 'no-seat' });
  // No cards are dealt yet, and this is no table over days.
  const plan = { seq: 1, lines: [[{ after: null, move: 'pass' }]] };
  expect((await ann.send('PUT', plans, { plan })).body).toEqual({ code: 'not-now' });
  expect((await ann.get(`/api/tables/${await make({})}/plans`)).body).toEqual({ code: 'not-now' });
});

const LINE = [{ after: null, move: 'pass' }];
test.each([
  ['an unknown question', { answers: { turn: 'never' } }],
  ['an unknown rule', { answers: { offer: 'constructor' } }],
  ['a name that is none', { answers: { 'Offer 1': 'never' } }],
  ['a line without a move', { plan: { seq: 1, lines: [[]] } }],
  ['four moves in a line', { plan: { seq: 1, lines: [[...LINE, ...LINE, ...LINE, ...LINE]] } }],
  ['nine lines', { plan: { seq: 1, lines: Array.from({ length: 9 }, () => LINE) } }],
  ['a long condition', { plan: { seq: 1, lines: [[{ after: 'x'.repeat(401), move: 'pass' }]] } }],
])('a plan with %s is refused', async (_, wish) => {
  const ann = await server.guest();
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const settings = { days: { turn: 1, reserve: 0, weekends_off: false, utc_offset_min: 0 } };
  const made = await ann.send('POST', '/api/tables', { game: 'karmaka', name: 'Ann', seats, settings });
  const { body } = await ann.send('PUT', `/api/tables/${made.body.table}/plans`, wish);
  expect(body.code).toBe('wrong-form');
});

test.each([
  ['a turn of two days', { turn: 2, reserve: 0, weekends_off: false, utc_offset_min: 0 }],
  ['a long reserve', { turn: 1, reserve: 15, weekends_off: false, utc_offset_min: 0 }],
  ['an odd time zone', { turn: 1, reserve: 0, weekends_off: false, utc_offset_min: 7 }],
])('a table with %s is refused', async (_, days) => {
  const guest = await server.guest();
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const made = await guest.send('POST', '/api/tables', {
    game: 'karma',
    name: 'Ann',
    seats,
    settings: { days },
  });
  expect(made.body.code).toBe('wrong-form');
});
