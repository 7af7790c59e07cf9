import { GAMES } from '@samsara/engine/games';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openPostgres } from '../store/postgres.ts';
import type { Client } from '../tables/testing/client.ts';
import { dealTo, owing, play } from '../tables/testing/company.ts';
import { Party, type PartyOptions } from '../tables/testing/party.ts';
import { type Bus, SILENCE } from './bus.ts';
import { openNotifyBus } from './notify-bus.ts';
import { type Postgres, sharedPostgres } from './testing/postgres.ts';

const [game] = Object.keys(GAMES);

let postgres: Postgres;
const parties: Party[] = [];
beforeAll(async () => {
  postgres = await sharedPostgres();
}, 120_000);
afterEach(async () => {
  for (const party of parties.splice(0)) await party.end();
});

/** A node on the given database; without `hints` it hears none. */
async function node(url: string, { hints = true, ...more }: PartyOptions & { hints?: boolean } = {}) {
  const party = await Party.begin({
    ...more,
    store: async () => {
      let bus: Bus = SILENCE;
      const onAppended = (heads: readonly (readonly [string, number])[]) => bus.publish({ heads });
      const store = await openPostgres({ url, spacing: 1, onAppended });
      if (hints) bus = openNotifyBus(store.addresses, store.board.node);
      return { ...store, bus };
    },
  });
  parties.push(party);
  return party;
}

/** Two people at one table, each at another node. */
async function apart(here: Party, there: Party): Promise<{ table: string; people: [Client, Client] }> {
  const table = await here.make('ann', { game, seats: [{ kind: 'me' }, { kind: 'open' }] });
  const ann = await here.visit('ann');
  await ann.watch(table, { moves: true });
  const bob = await there.visit('bob');
  await bob.watch(table, { moves: true });
  await bob.ask({ type: 'sit', table, name: 'bob' });
  return { table, people: [ann, bob] };
}

describe.each([
  ['with hints', true],
  ['without any hint', false],
])('two nodes %s', (_, hints) => {
  test('play one game, and everybody at either sees the same', async () => {
    const url = await postgres.newDatabase();
    const [here, there] = [await node(url, { hints }), await node(url, { hints })];
    const { table, people } = await apart(here, there);
    await dealTo(people, table);
    await play(people, table, hints ? 12 : 3);
    await owing(people, table);
    expect(people[0].at(table).seq).toBe(people[1].at(table).seq);
    expect([...here.errors, ...there.errors]).toEqual([]);
  });
});

test('a game that everybody agrees to end leaves a record that any node gives out', async () => {
  const url = await postgres.newDatabase();
  const [here, there] = [await node(url), await node(url)];
  const { table, people } = await apart(here, there);
  await dealTo(people, table);
  for (const person of people) await person.ask({ type: 'agree', table, to: 'abort', agree: true });
  for (const person of people) await person.until(() => person.at(table).info.phase === 'over');
  for (const { hub } of [here, there]) expect(await hub.record(`${table}-1`)).toHaveProperty('ok', true);
});

describe('a person', () => {
  test('is there for everybody, wherever they are connected', async () => {
    const url = await postgres.newDatabase();
    const [here, there] = [await node(url), await node(url)];
    const { table, people } = await apart(here, there);
    const [ann, bob] = people;
    await ann.until(() => ann.all('presence').at(-1)?.present[1] === true);
    bob.leave();
    await ann.until(() => ann.all('presence').at(-1)?.present[1] === false);
    const again = await here.visit('bob');
    await again.watch(table);
    await ann.until(() => ann.all('presence').at(-1)?.present[1] === true);
  });

  test('gets the first answer when a command is sent again at another node', async () => {
    const url = await postgres.newDatabase();
    const [here, there] = [await node(url), await node(url)];
    const { table, people } = await apart(here, there);
    await dealTo(people, table);
    const mover = await owing(people, table);
    const other = mover.player === 'ann' ? there : here;
    const move = mover.at(table).offers?.moves[0] ?? '';
    const answer = await mover.ask({ type: 'move', table, move }, 'only-once');
    const again = await other.visit(mover.player);
    expect(await again.ask({ type: 'move', table, move }, 'only-once')).toEqual(answer);
  });
});

test('a seat that others wait for is warned and given free once, whichever node comes to it', async () => {
  const url = await postgres.newDatabase();
  let ahead = 0;
  const now = () => Date.now() + ahead;
  const [here, there] = [await node(url, { now }), await node(url, { now })];
  const { table, people } = await apart(here, there);
  const [ann, bob] = people;
  await ann.ask({ type: 'ready', table, entropy: '5a'.repeat(16) });
  // Each node has to know that bob is there before the clock leaps: whoever is away is not warned.
  for (const client of people) await client.until(() => isPresent(client, table, 1));
  /** Every node looks at the table when somebody speaks at it. */
  const happens = (what: () => boolean) =>
    expect
      .poll(async () => {
        await ann.ask({ type: 'say', table, what: { phrase: 'hurry' } });
        return what();
      }, POLLING)
      .toBe(true);
  ahead += 600_000;
  await happens(() => bob.at(table).info.seats[1].warned === true);
  ahead += 60_000;
  await happens(() => bob.at(table).you.seat === null);
  const types = (await here.kept.log.read(table, 0)).map(({ body }) => JSON.parse(body).type);
  expect(types.filter((type) => type === 'warn' || type === 'free')).toEqual(['warn', 'free']);
});

function isPresent(client: Client, table: string, seat: number): boolean {
  const told =
    client.all('presence').at(-1)?.present ?? client.at(table).info.seats.map(({ present }) => present);
  return told[seat];
}

const POLLING = { timeout: 20_000, interval: 300 };

test('what is said at one node is heard at the other, and spectators there see the game, late where the table says so', async () => {
  const url = await postgres.newDatabase();
  const more = { nameOf: async () => 'Evelyn' };
  const [here, there] = [await node(url, more), await node(url, more)];
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
  const table = await here.make('ann', { game, seats, settings: { spectators: 2 } });
  const [ann, bob] = [await here.visit('ann'), await here.visit('bob')];
  for (const client of [ann, bob]) await client.watch(table, { moves: true });
  await bob.ask({ type: 'sit', table, name: 'bob' });
  await dealTo([ann, bob], table);
  const eve = await there.visit('eve');
  await eve.watch(table);
  const dealt = eve.at(table).seq;
  await ann.until(() => ann.all('presence').at(-1)?.spectators === 1);
  await ann.ask({ type: 'say', table, what: { text: 'Grüezi' } });
  await eve.until(() => eve.at(table).chat.length === 1);
  await play([ann, bob], table, 5);
  await eve.until(() => eve.at(table).seq === dealt + 1 + 3);
  expect(ann.at(table).seq).toBe(dealt + 1 + 5);
  expect(JSON.stringify(eve.at(table).view)).toContain('"viewer":"onlooker"');
  for (const client of [ann, bob]) await client.ask({ type: 'agree', table, to: 'abort', agree: true });
  await eve.until(() => eve.at(table).info.phase === 'over');
  expect(await eve.ask({ type: 'say', table, what: { text: 'Salut' } })).toHaveProperty('seq');
  await ann.until(() => ann.at(table).chat.length === 2);
  expect(ann.at(table).chat.map(({ name, text }) => [name, text])).toEqual([
    ['ann', 'Grüezi'],
    ['Evelyn', 'Salut'],
  ]);
});

describe('public tables', () => {
  test('are listed at every node', async () => {
    const url = await postgres.newDatabase();
    const [here, there] = [await node(url), await node(url)];
    const reader = await there.visit('ann');
    reader.send({ type: 'watch-lobby' });
    const settings = { public: true };
    const table = await here.make('bob', { game, seats: [{ kind: 'me' }, { kind: 'open' }], settings });
    await reader.until(
      () =>
        reader
          .all('lobby')
          .at(-1)
          ?.tables.some(({ code }) => code === table) ?? false,
    );
  });
});

test('bots play on while anybody follows, at whatever node, and rest when nobody does', async () => {
  const url = await postgres.newDatabase();
  const [here, there] = [await node(url), await node(url)];
  const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'novice' }];
  const ann = await here.visit('ann');
  const eve = await there.visit('eve');
  const tables = [1, 2, 3].map(() => here.make('ann', { game, seats }));
  for (const table of await Promise.all(tables)) {
    await ann.watch(table);
    await dealTo([ann], table);
    await ann.ask({ type: 'hand-over', table, level: 'novice' });
    const moves = async () => (await there.kept.log.read(table, 0)).length;
    // Only eve looks on, at the other node.
    await eve.watch(table);
    ann.send({ type: 'unwatch', table });
    const before = await moves();
    await expect.poll(moves, { timeout: 60_000 }).toBeGreaterThan(before + 10);
    eve.send({ type: 'unwatch', table });
    const isFollowed = async () => (await here.kept.board.followings([table])).length > 0;
    await expect.poll(isFollowed, { timeout: 20_000 }).toBe(false);
    // What was thought already is played; both nodes hear of it, and then nothing moves.
    const movesInASecond = async () => {
      const earlier = await moves();
      await new Promise((resolve) => setTimeout(resolve, 1000));
      return (await moves()) - earlier;
    };
    await expect.poll(movesInASecond).toBe(0);
    const rested = await moves();
    await ann.watch(table);
    await expect.poll(moves, { timeout: 60_000 }).toBeGreaterThan(rested);
    ann.send({ type: 'unwatch', table });
  }
});

describe('a node that goes', () => {
  test('leaves its tables to another one, whose bots play on', async () => {
    const url = await postgres.newDatabase();
    const [here, there] = [await node(url), await node(url)];
    const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'novice' }];
    const table = await here.make('ann', { game, seats });
    const ann = await here.visit('ann');
    await ann.watch(table, { moves: true });
    await dealTo([ann], table);
    await here.hub.drain();
    await ann.until(() => ann.all('reconnect').length > 0);
    const again = await there.visit('ann');
    await again.watch(table, { moves: true });
    const { round } = again.at(table).info;
    for (let moves = 0; moves < 3; moves++) {
      await again.until(() => again.at(table).offers?.owes ?? false, 60_000);
      const { offers } = again.at(table);
      expect(await again.ask({ type: 'move', table, move: offers?.moves[0] ?? '' })).toHaveProperty('seq');
    }
    expect(again.at(table).info).toMatchObject({ round, phase: 'playing' });
  });
});
