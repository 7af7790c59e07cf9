import { BOTS, type GameRecord, TASTE_BOTS } from '@samsara/engine';
import { compareResults, DEAL_SEAT, type DealResult } from '@samsara/engine/deals';
import { GAMES } from '@samsara/engine/games';
import { LARGEST_DEAL_RECORD } from '@samsara/protocol';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dealOf, playedRecord, recordOf, withOtherMove } from '../deals/testing/deal-records.ts';
import { TestServer } from './testing/test-server.ts';
import type { Visitor } from './testing/visitor.ts';

const TODAY = '2026-11-20';
const YESTERDAY = '2026-11-19';
const TOMORROW = '2026-11-21';
const games = Object.keys(GAMES);
const [game, other] = games;
const HOUR = 3_600_000;

let server: TestServer;
beforeAll(async () => {
  server = new TestServer();
  setClock('2026-11-20T08:00:00Z');
  await server.start();
});
afterAll(() => server.end());
beforeEach(() => setClock('2026-11-20T08:00:00Z'));

function setClock(moment: string): void {
  server.ahead = Date.parse(moment) - Date.now();
}

async function named(name: string): Promise<Visitor> {
  const guest = await server.guest();
  await guest.send('PUT', '/api/me', { name });
  return guest;
}

const send = (guest: Visitor, record: unknown, day = TODAY, id = game) =>
  guest.send('POST', `/api/deals/${id}/${day}`, record);
const look = async (guest: Visitor, day = TODAY, id = game) =>
  (await guest.get(`/api/deals/${id}/${day}`)).body;

describe('the result of a deal', () => {
  test.each(games)('of %s is the one that was played, and the first one counts', async (id) => {
    const ann = await named('Ann');
    const [played, again] = [TASTE_BOTS.casual, TASTE_BOTS.novice].map((bot) =>
      playedRecord(id, YESTERDAY, bot),
    );
    expect(played.lines).not.toEqual(again.lines);
    const first = await send(ann, played.record, YESTERDAY, id);
    expect([first.status, first.body]).toEqual([200, { result: played.result, first: true }]);
    for (const record of [played.record, again.record]) {
      expect((await send(ann, record, YESTERDAY, id)).body).toEqual({ result: played.result, first: false });
    }
    expect(await look(ann, YESTERDAY, id)).toEqual({
      played: 1,
      won: played.result.won ? 1 : 0,
      results: [{ ...played.result, place: 1, name: 'Ann', face: null, you: true }],
    });
  });

  test('is not what the record says of its end', async () => {
    const { record, result } = playedRecord(game, TODAY);
    const winners = result.won ? [1] : [DEAL_SEAT];
    const lying: GameRecord = {
      ...record,
      end: {
        hash: '0'.repeat(64),
        outcome: { winners, losers: [], reason: 'x', points: null } as never,
        reason: 'finished',
      },
    };
    const answer = await send(await named('Eve'), lying);
    expect(answer.body).toMatchObject({ result });
  });

  test('is counted for operators by what became of it', async () => {
    const { record, lines } = playedRecord(game, TODAY);
    const counted = async () => {
      const text: string = (await server.visitor().get('/metrics')).body;
      return ['first', 'again', 'refused'].map((as) =>
        Number(new RegExp(`^samsara_deal_results_total\\{as="${as}"\\} (\\d+)$`, 'm').exec(text)?.[1] ?? 0),
      );
    };
    const before = await counted();
    const ann = await named('Ann');
    for (const sent of [recordOf(dealOf(game, TODAY), lines.slice(1)), record, record, record]) {
      await send(ann, sent);
    }
    const after = await counted();
    expect(after.map((count, place) => count - before[place])).toEqual([1, 2, 1]);
  });

  test('needs somebody to have it, and a page of ours to send it', async () => {
    const { record } = playedRecord(game, TODAY);
    expect(await send(server.visitor(), record)).toMatchObject({ status: 401, body: { code: 'no-ticket' } });
    const stranger = await server.guest();
    stranger.origin = 'https://elsewhere.example';
    expect((await send(stranger, record)).body).toEqual({ code: 'not-allowed-here' });
  });
});

describe('what was not played is refused, and nothing of it is kept', () => {
  const day = TOMORROW;
  beforeEach(() => setClock('2026-11-21T12:00:00Z'));

  describe.each(games)('%s', (id) => {
    const deal = dealOf(id, day);
    const { record, lines } = playedRecord(id, day);
    const elsewhere = games[(games.indexOf(id) + 1) % games.length];
    const last = lines[lines.length - 1];

    test.each<[string, unknown]>([
      [
        'another move of a bot',
        recordOf(
          deal,
          withOtherMove(deal, lines, (seat) => seat !== DEAL_SEAT),
        ),
      ],
      [
        'another move of one’s own',
        recordOf(
          deal,
          withOtherMove(deal, lines, (seat) => seat === DEAL_SEAT),
        ),
      ],
      ['the end left out', recordOf(deal, lines.slice(0, -1))],
      ['the beginning alone', recordOf(deal, lines.slice(0, 1))],
      ['a move after the end', recordOf(deal, [...lines, last])],
      ['another day’s deal', playedRecord(id, TODAY).record],
      ['another game', playedRecord(elsewhere, day).record],
      ['other options', { ...record, options: { ...record.options, players: 7 } }],
      ['another seed', { ...record, fairness: { ...record.fairness, serverSeed: '0'.repeat(64) } }],
      ['no seed', { ...record, fairness: { ...record.fairness, serverSeed: null } }],
      ['a move that is none', recordOf(deal, ['0 nonsense', ...lines])],
    ])('%s', async (_, forged) => {
      const eve = await named('Eve');
      const { status, body } = await send(eve, forged, day, id);
      expect(status).toBe(400);
      expect(['illegal-move', 'wrong-form']).toContain(body.code);
      expect(await look(eve, day, id)).toEqual({ played: 0, won: 0, results: [] });
    });
  });

  const { record } = playedRecord(game, day);
  const [first] = record.moves;
  test.each<[string, unknown, string]>([
    ['nothing', {}, 'wrong-form'],
    ['a list', [], 'wrong-form'],
    ['another format', { ...record, format: 'a-record' }, 'wrong-form'],
    ['a version to come', { ...record, version: 99 }, 'wrong-version'],
    ['rules to come', { ...record, gameVersion: record.gameVersion + 1 }, 'wrong-version'],
    ['no moves', { ...record, moves: [] }, 'wrong-form'],
    ['too many moves', { ...record, moves: Array(20_001).fill(['', '']) }, 'wrong-form'],
    ['moves of another form', { ...record, moves: [[...first, 'x']] }, 'wrong-form'],
    ['a control character', { ...record, moves: [['0 \u0000', first[1]]] }, 'wrong-form'],
    ['a field too many', { ...record, __proto__x: 1 }, 'wrong-form'],
    ['no seats', { ...record, seats: [] }, 'wrong-form'],
  ])('%s', async (_, malformed, code) => {
    const eve = await named('Eve');
    expect(await send(eve, malformed, day)).toMatchObject({ status: 400, body: { code } });
    expect(await look(eve, day)).toEqual({ played: 0, won: 0, results: [] });
  });

  test('something that is no JSON, or far too large', async () => {
    const eve = await named('Eve');
    const path = `/api/deals/${game}/${day}`;
    expect((await eve.sendText('POST', path, '{')).body).toEqual({ code: 'not-json' });
    const huge = JSON.stringify(record) + ' '.repeat(LARGEST_DEAL_RECORD);
    expect(await eve.sendText('POST', path, huge)).toMatchObject({
      status: 413,
      body: { code: 'too-large' },
    });
  });

  test('and may be tried ten times at once; whoever played in earnest is heard all the same', async () => {
    const eve = await named('Eve');
    const forged = recordOf(dealOf(game, day), playedRecord(game, day).lines.slice(0, -1));
    // Those before came from the same address.
    server.ahead += HOUR;
    const statuses = [];
    for (let n = 0; n < 11; n += 1) statuses.push((await send(eve, forged, day)).status);
    expect(statuses).toEqual([...Array(10).fill(400), 429]);
    expect((await send(await named('Ann'), record, day)).body).toMatchObject({ first: true });
    server.ahead += HOUR;
    expect((await send(eve, record, day)).body).toMatchObject({ first: true });
  });
});

describe('the day of a deal', () => {
  const day = '2026-12-10';
  const { record } = playedRecord(game, day);
  test.each([
    ['2026-12-09T09:00:00Z', 409],
    ['2026-12-09T11:00:00Z', 200],
    ['2026-12-10T00:00:00Z', 200],
    ['2026-12-11T23:00:00Z', 200],
    ['2026-12-12T00:00:01Z', 409],
  ])('at %s: %i', async (moment, status) => {
    setClock(moment);
    const answer = await send(await server.guest(), record, day);
    expect(answer.status).toBe(status);
    if (status === 409) expect(answer.body).toEqual({ code: 'not-now', detail: 'day' });
  });

  test('that is long over is still told to whoever had sent it', async () => {
    setClock('2026-12-10T12:00:00Z');
    const ann = await server.guest();
    const { body } = await send(ann, record, day);
    setClock('2026-12-20T12:00:00Z');
    expect((await send(ann, record, day)).body).toEqual({ ...body, first: false });
  });

  test.each(['2026-02-29', '2026-13-01', 'today', '20261120', '%00'])('is none: %s', async (none) => {
    const guest = await server.guest();
    const asked = [guest.get(`/api/deals/${game}/${none}`), send(guest, record, none)];
    for (const answer of await Promise.all(asked)) {
      expect(answer).toMatchObject({ status: 400, body: { code: 'wrong-form', detail: 'day' } });
    }
  });

  test('is that of a game that there is', async () => {
    for (const none of ['chess', '__proto__', 'constructor']) {
      expect((await server.visitor().get(`/api/deals/${none}/${day}`)).body).toEqual({
        code: 'no-such-game',
      });
    }
  });
});

describe('how others did', () => {
  const day = '2027-01-05';
  const bots = { Ann: TASTE_BOTS.novice, Bob: TASTE_BOTS.casual, Cleo: BOTS.skilled };
  const played = Object.entries(bots).map(([name, bot]) => ({ name, ...playedRecord(other, day, bot) }));
  const path = `/api/deals/${other}/${day}`;
  const people: Visitor[] = [];

  beforeAll(async () => {
    setClock('2027-01-05T12:00:00Z');
    for (const { name, record } of played) {
      const guest = await named(name);
      await guest.send('POST', `${path}?face=${people.length + 3}`, record);
      people.push(guest);
    }
  });
  beforeEach(() => setClock('2027-01-05T18:00:00Z'));

  const counts = { played: 3, won: played.filter(({ result }) => result.won).length };
  const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name);

  test('is hidden from whoever could still play it, and counted for everybody', async () => {
    for (const guest of [server.visitor(), await named('Dan')]) {
      expect(await look(guest, day, other)).toEqual({ ...counts, results: [] });
    }
    expect(server.visitor().cookie).toBe('');
    setClock('2027-01-06T23:59:00Z');
    expect(await look(server.visitor(), day, other)).toEqual({ ...counts, results: [] });
  });

  test('is told to whoever has played, the best first', async () => {
    const { played: all, won, results } = await look(people[1], day, other);
    expect({ played: all, won }).toEqual(counts);
    expect(results.map(({ place: _, ...rest }: { place: number }) => rest).sort(byName)).toEqual(
      played.map(({ name, result }, n) => ({ ...result, name, face: n + 3, you: name === 'Bob' })),
    );
    const { meta } = GAMES[other];
    results.slice(1).forEach((one: DealResult, n: number) => {
      expect(compareResults(meta, results[n], one)).toBeLessThanOrEqual(0);
    });
    expect(results[0].place).toBe(1);
  });

  test('is everybody’s once nobody can play it any more', async () => {
    setClock('2027-01-07T00:00:01Z');
    const { results } = await look(server.visitor(), day, other);
    expect(results.map(({ name }: { name: string }) => name).sort()).toEqual(['Ann', 'Bob', 'Cleo']);
    expect(results.some(({ you }: { you: boolean }) => you)).toBe(false);
  });

  test('goes by the names of now, but for those that would pass for somebody else', async () => {
    await people[0].send('PUT', '/api/me', { name: 'Anna' });
    await people[2].send('PUT', '/api/me', { name: 'Bot 1' });
    const { results } = await look(people[1], day, other);
    const names = results.map(({ name, face }: { name: string | null; face: number }) => [face, name]);
    expect(names.sort()).toEqual([
      [3, 'Anna'],
      [4, 'Bob'],
      [5, null],
    ]);
  });

  test('is asked for with a face that there is', async () => {
    const answer = await people[1].send('POST', `${path}?face=12`, played[1].record);
    expect(answer).toMatchObject({ status: 400, body: { code: 'wrong-form', detail: 'face' } });
  });
});
