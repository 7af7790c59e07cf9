import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { playToEnd, company as seated } from '../tables/testing/company.ts';
import { Party } from '../tables/testing/party.ts';
import { regularId, regularsOf } from './regulars.ts';
import { TestServer } from './testing/test-server.ts';
import type { Visitor } from './testing/visitor.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.end());
beforeEach(() => {
  server.ahead += 60_000;
});

const TABLE = {
  game: 'karma',
  name: 'Mira',
  seats: [{ kind: 'me' }, { kind: 'open' }],
};
async function tableOf(visitor: Visitor): Promise<string> {
  return (await visitor.send('POST', '/api/tables', TABLE)).body.table;
}

test('the link of a group leads everybody to the table of tonight', async () => {
  const [ann, bea, eve] = [await server.guest(), await server.guest(), await server.guest()];
  await ann.send('PUT', '/api/me', { name: 'Ann' });
  const { body: group, status } = await ann.send('POST', '/api/groups', { name: 'Friday' });
  expect(status).toBe(201);
  expect(group).toMatchObject({ name: 'Friday', mine: true, table: null, members: [{ name: 'Ann' }] });
  const { token } = group;
  // As with people's names: nobody passes for whoever runs the house.
  const reserved = { status: 400, body: { code: 'name-reserved' } };
  expect(await ann.send('POST', '/api/groups', { name: 'Moderator' })).toMatchObject(reserved);
  expect(await ann.send('POST', '/api/groups/change', { token, name: 'Our Admin' })).toMatchObject(reserved);
  const open = (visitor: Visitor) => visitor.send('POST', '/api/groups/open', { token });
  // Whoever has not opened the link is told nothing.
  const tableOfEve = await tableOf(eve);
  const named = { token, table: tableOfEve };
  expect((await eve.send('POST', '/api/groups/table', named)).body).toEqual({ code: 'not-found' });
  expect((await open(bea)).body).toMatchObject({ mine: false, table: null });
  const table = await tableOf(ann);
  expect((await ann.send('POST', '/api/groups/table', { token, table })).body.table).toBe(table);
  const other = await tableOf(bea);
  expect((await bea.send('POST', '/api/groups/table', { token, table: other })).body.table).toBe(table);
  expect((await open(bea)).body.table).toBe(table);
  expect((await bea.get('/api/company')).body.groups).toMatchObject([{ name: 'Friday', table }]);
  server.ahead += 13 * 3_600_000;
  expect((await open(bea)).body.table).toBe(null);

  expect((await bea.send('POST', '/api/groups/change', { token, name: 'Mine' })).body.code).toBe('host-only');
  const renewed = await ann.send('POST', '/api/groups/change', { token, name: 'Sunday', renew: true });
  expect(renewed.body).toMatchObject({ name: 'Sunday', members: [{ name: 'Ann' }, { name: 'Mira' }] });
  expect((await open(eve)).body).toEqual({ code: 'not-found' });
  expect((await bea.send('POST', '/api/groups/leave', { token: renewed.body.token })).body).toEqual({});
  expect((await bea.get('/api/company')).body.groups).toEqual([]);
});

test('nobody is invited but people one has played with, and to one’s own table', async () => {
  const ann = await server.guest();
  const table = await tableOf(ann);
  const id = '0'.repeat(64);
  expect((await ann.send('POST', '/api/company/invite', { id, table })).body).toEqual({ code: 'not-found' });
  const eve = await server.guest();
  expect((await eve.send('POST', '/api/company/invite', { id, table })).body).toEqual({ code: 'no-seat' });
  expect((await eve.send('POST', '/api/company/regular', { id })).body).toEqual({ code: 'not-found' });
  expect((await ann.get('/api/company')).body).toEqual({ regulars: [], invitations: [], groups: [] });
  expect((await ann.send('POST', '/api/company/answer', { table })).body).toEqual({});
});

test('regulars are who has played a game to its end together, under ids that are good for one person alone', async () => {
  const party = await Party.begin();
  try {
    const { log, people, players } = party.kept;
    const guest = (name: string) => players.make({ id: name, device: '- -', until: 9e12 });
    const [ann, bea] = [await guest('ann'), await guest('bea')];
    // The limit of turns ends it soon. KAR-55
    const options = { choosing_ms: 0, decision_ms: 0, turn_limit: 6 };
    const { table, people: clients } = await seated(party, [ann, bea], { game: 'karma', options });
    await playToEnd(clients, table);
    const [regular, ...others] = await regularsOf(log, people, ann);
    expect(others).toEqual([]);
    const id = regularId(ann, bea);
    expect(regular).toMatchObject({
      player: bea,
      id,
      name: bea,
      game: 'karma',
      shows: false,
      stopped: false,
    });
    expect((await regularsOf(log, people, bea))[0].id).not.toBe(id);
    await people.mark(ann, { other: bea, shows: true, stopped: true, hidden: 0 });
    expect(await regularsOf(log, people, ann)).toMatchObject([{ shows: true, stopped: true }]);
    // Off the list until the next game.
    await people.mark(ann, { other: bea, shows: false, stopped: false, hidden: regular.at });
    expect(await regularsOf(log, people, ann)).toEqual([]);

    await clients[0].ask({ type: 'rematch', table });
    await clients[0].ask({ type: 'leave', table });
    expect(await regularsOf(log, people, ann)).toEqual([]);
  } finally {
    await party.end();
  }
});
