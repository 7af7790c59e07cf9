import { NotUnderstood } from '@samsara/table';
import { expect, test } from 'vitest';
import { LogAway } from '../database/failure.ts';
import { chained } from '../log/chain.ts';
import type { Log } from '../log/log.ts';
import { company, dealTo, gathering, owing, play } from './testing/company.ts';
import { Party } from './testing/party.ts';
import { TestClock } from './testing/test-clock.ts';

const WANTED = { game: 'karma', options: { decision_ms: 0, choosing_ms: 0 } } as const;

test.each(['before', 'after'])(
  'a log that fails %s it has written loses nothing and doubles nothing',
  async (when) => {
    let fails = false;
    const between = (log: Log): Log => ({
      ...log,
      async append(entry, notes) {
        if (!fails) return log.append(entry, notes);
        fails = false;
        if (when === 'after') await log.append(entry, notes);
        throw new Error('the disk is full');
      },
    });
    const party = await Party.begin({ between });
    const { table, people } = await company(party, ['ann', 'bob'], WANTED);
    const client = await owing(people, table);
    const move = client.at(table).offers!.moves[0];
    const { seq } = client.at(table);
    fails = true;
    expect(await client.ask({ type: 'move', table, move }, 'same')).toEqual({ code: 'try-again' });
    expect(await client.ask({ type: 'move', table, move }, 'same')).toEqual({ seq: seq + 1 });
    await play(people, table, 3);
    expect(await party.kept.log.read(table, seq)).toHaveLength(4);
    expect(party.errors).toHaveLength(1);
    await party.end();
  },
);

test('a new round whose promise cannot be written at once is told to everybody all the same', async () => {
  let fails = 0;
  const between = (log: Log): Log => ({
    ...log,
    async promise(name, commitment) {
      if (fails-- > 0) throw new LogAway('the database is away');
      return log.promise(name, commitment);
    },
  });
  const party = await Party.begin({ between });
  const { table, people } = await company(party, ['ann', 'bob'], WANTED);
  for (const client of people) await client.ask({ type: 'agree', table, to: 'abort', agree: true });
  for (const client of people) await client.until(() => client.at(table).info.phase === 'over');
  fails = 2;
  expect(await people[0].ask({ type: 'rematch', table })).toHaveProperty('seq');
  for (const client of people) await client.until(() => client.at(table).info.round === 2);
  await dealTo(people, table);
  await play(people, table, 2);
  await party.end();
});

test('another server wrote first: its entry is read and told, and the move is checked again', async () => {
  const party = await Party.begin();
  const { table, people } = await gathering(party, ['ann', 'bob'], WANTED);
  const other = await (await import('./open-hub.ts')).openHub({ log: party.kept.log, botThreads: 1 });
  const heard: string[] = [];
  const caller = other.connect({ player: 'ann', send: (text) => heard.push(text) });
  caller.receive({ type: 'say', id: 'elsewhere', table, what: { phrase: 'wow' } });
  await expect.poll(() => heard.length).toBe(1);
  expect(JSON.parse(heard[0])).toEqual({ type: 'done', id: 'elsewhere', table, seq: 3 });
  expect(await people[1].ask({ type: 'say', table, what: { phrase: 'hello' } })).toEqual({ seq: 4 });
  await people[0].until(() => people[0].at(table).seq === 4);
  expect(people[0].at(table).chat.map(({ phrase }) => phrase)).toEqual(['wow', 'hello']);
  await other.close();
  expect(party.errors).toEqual([]);
  await party.end();
});

test('a table that nobody follows leaves memory, and is there again when somebody comes', async () => {
  const clock = new TestClock(1_800_000_000_000);
  const party = await Party.begin({ now: clock.now, schedule: clock.schedule, sleepAfterMs: 60_000 });
  const { table, people } = await company(party, ['ann', 'bob'], {
    ...WANTED,
    settings: { absence: { after_s: 60, stand_in: 'nobody' } },
  });
  await play(people, table, 5);
  await owing(people, table);
  const { view, seq } = people[0].at(table);
  clock.advance(600_000);
  expect(party.hub.counts()).toMatchObject({ tables: 1, playing: 1, moves: 5 });
  for (const client of people) client.leave();
  await expect.poll(() => party.hub.counts().lines).toBe(0);
  clock.advance(600_000);
  expect(party.hub.counts().tables).toBe(0);
  const ann = await party.visit('ann');
  await ann.watch(table, { after: seq });
  expect(ann.at(table).view).toEqual(view);
  expect(party.errors).toEqual([]);
  await party.end();
});

test('a table that a newer version goes on with sends everybody to a node that can', async () => {
  const party = await Party.begin();
  const { table, people } = await company(party, ['ann', 'bob'], WANTED);
  const [ann, bob] = people;
  const last = (await party.kept.log.read(table, 0)).at(-1)!;
  const { seq, at } = last;
  const newer = { table, seq: seq + 1, command: 'newer', actor: 'server', body: '{"type":"future"}', at };
  await party.kept.log.append(chained(last.link, newer));
  ann.send({ type: 'say', id: 'unheard', table, what: { phrase: 'hello' } });
  for (const client of people) await client.until(() => client.all('reconnect').length === 1);
  expect(ann.all('reconnect')).toEqual([{ type: 'reconnect', after_ms: 1000 }]);

  const eve = await party.visit('eve');
  eve.send({ type: 'watch', table });
  await eve.until(() => eve.all('reconnect').length === 1);

  await party.restart();
  const back = await party.visit('ann');
  back.send({ type: 'watch', table });
  await back.until(() => back.all('reconnect').length === 1);
  back.send({ type: 'say', id: 'unheard', table, what: { phrase: 'hello' } });
  await back.until(() => back.all('reconnect').length === 2);
  expect((await party.hub.gamesOf('bob')).running).toMatchObject([{ table, names: ['ann', 'bob'] }]);

  for (const client of [ann, bob, eve, back]) {
    expect([...client.all('refused'), ...client.all('gone')]).toEqual([]);
  }
  expect(party.errors.every((error) => error instanceof NotUnderstood)).toBe(true);
  await party.end();
});

test('a spectator whose name cannot be read for a moment speaks a little later', async () => {
  let away = 2;
  const nameOf = async () => {
    if (away-- > 0) throw new LogAway('the database is away');
    return 'Evelyn';
  };
  const party = await Party.begin({ nameOf });
  const { table } = await gathering(party, ['ann', 'bob'], WANTED);
  const eve = await party.visit('eve');
  await eve.watch(table);
  expect(await eve.ask({ type: 'say', table, what: { phrase: 'hello' } })).toHaveProperty('seq');
  await party.end();
});

test('a spectator whose name cannot be read at all is told to try again', async () => {
  const nameOf = async () => {
    throw new Error('no such column');
  };
  const party = await Party.begin({ nameOf });
  const { table } = await company(party, ['ann', 'bob'], WANTED);
  const eve = await party.visit('eve');
  await eve.watch(table);
  expect(await eve.ask({ type: 'say', table, what: { phrase: 'hello' } })).toEqual({ code: 'try-again' });
  await party.end();
});
