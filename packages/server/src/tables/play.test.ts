import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { company, gathering, owing, play } from './testing/company.ts';
import { Party } from './testing/party.ts';

let party: Party;
beforeEach(async () => {
  party = await Party.begin();
});
afterEach(async () => {
  await party.end();
  expect(party.errors).toEqual([]);
});

const WANTED = { game: 'karma', options: { decision_ms: 0, choosing_ms: 0 } } as const;
const ENTROPY = '00'.repeat(16);

describe('before the deal', () => {
  test('seats are taken by whoever is connected, and by nobody twice', async () => {
    const { table, people } = await gathering(party, ['ann', 'bob'], WANTED);
    const cat = await party.visit('cat');
    await cat.watch(table);
    expect(await cat.ask({ type: 'sit', table, name: 'Cat' })).toEqual({ code: 'table-full' });
    expect(await cat.ask({ type: 'sit', table, name: 'Cat', seat: 1 })).toEqual({ code: 'seat-taken' });
    expect(await people[1].ask({ type: 'sit', table, name: 'Bob' })).toEqual({ code: 'already-seated' });
    expect(await cat.ask({ type: 'move', table, move: 'take' })).toEqual({ code: 'no-seat' });
    expect(await people[1].ask({ type: 'start', table })).toEqual({ code: 'host-only' });
    expect(await people[1].ask({ type: 'seat', table, seat: 0, level: 'casual' })).toEqual({
      code: 'host-only',
    });
    expect(await people[0].ask({ type: 'seat', table, seat: 1, level: 'genius' })).toEqual({
      code: 'no-such-level',
    });
    expect(await people[0].ask({ type: 'start', table })).toEqual({ code: 'not-everybody-ready' });
    expect(await people[0].ask({ type: 'move', table, move: 'take' })).toEqual({ code: 'not-now' });
    expect(cat.at(table).you).toEqual({ seat: null, host: false });
    expect(people[0].at(table).you).toEqual({ seat: 0, host: true });
  });

  test('other options ask those again who were ready, and more players make more seats', async () => {
    const { table, people } = await gathering(party, ['ann', 'bob'], WANTED);
    const [ann, bob] = people;
    await bob.ask({ type: 'ready', table, entropy: ENTROPY });
    await ann.until(() => ann.at(table).info.seats[1].ready);
    await ann.ask({ type: 'change', table, options: { players: 3 } });
    await bob.until(() => bob.at(table).info.seats.length === 3);
    expect(bob.at(table).info.seats.map(({ kind, ready }) => [kind, ready])).toEqual([
      ['person', false],
      ['person', false],
      ['open', false],
    ]);
    expect(await ann.ask({ type: 'change', table, options: { players: 99 } })).toEqual({
      code: 'bad-options',
      detail: 'options.players: out-of-range',
    });
    await ann.ask({ type: 'change', table, options: { players: 2 } });
    await ann.ask({ type: 'seat', table, seat: 1, level: null });
    await bob.until(() => bob.all('gone').length === 1);
  });

  test('a table that does not exist is not there', async () => {
    const ann = await party.visit('ann');
    ann.send({ type: 'watch', table: 'ABCDEF' });
    await ann.until(() => ann.all('gone').length === 1);
    expect(ann.all('gone')[0].reason).toEqual({ code: 'no-such-table' });
    expect(await ann.ask({ type: 'start', table: 'ABCDEF' })).toEqual({ code: 'no-such-table' });
  });
});

describe('moves', () => {
  test('a refused move says why, changes nothing and is heard by nobody else', async () => {
    const { table, people } = await company(party, ['ann', 'bob'], WANTED);
    await play(people, table, 4);
    const client = await owing(people, table);
    const other = people.find((each) => each !== client)!;
    const { seq } = client.at(table);
    const heard = other.heard.length;
    const answer = await client.ask({ type: 'move', table, move: 'play 99' });
    expect(answer).toMatchObject({ code: 'illegal-move', rule: { code: expect.any(String), cards: [] } });
    expect(await other.ask({ type: 'move', table, move: 'take' })).toMatchObject({ code: 'illegal-move' });
    expect(client.at(table).seq).toBe(seq);
    expect(other.heard.length).toBe(heard + 1);
  });

  test('a command that is sent again counts once and gets the same answer', async () => {
    const { table, people } = await company(party, ['ann', 'bob'], WANTED);
    const client = await owing(people, table);
    const move = client.at(table).offers!.moves[0];
    const first = await client.ask({ type: 'move', table, move }, 'same');
    expect(await client.ask({ type: 'move', table, move }, 'same')).toEqual(first);
    await party.restart();
    const again = await party.visit(client.player);
    expect(await again.ask({ type: 'move', table, move }, 'same')).toEqual(first);
    await again.watch(table);
    expect(again.at(table).seq).toBe((first as { seq: number }).seq);
  });

  test('two tabs of a person are one seat: of two equal moves one counts', async () => {
    const { table, people } = await company(party, ['ann', 'bob'], WANTED);
    await play(people, table, 2);
    const client = await owing(people, table);
    const tab = await party.visit(client.player);
    await tab.watch(table, { moves: true });
    expect(tab.at(table).view).toEqual(client.at(table).view);
    const move = client.at(table).offers!.moves[0];
    const answers = await Promise.all([
      client.ask({ type: 'move', table, move }, 'one'),
      tab.ask({ type: 'move', table, move }, 'two'),
    ]);
    expect(answers.filter((answer) => 'seq' in answer)).toHaveLength(1);
    const { seq } = answers.find((answer) => 'seq' in answer) as { seq: number };
    for (const each of [client, tab]) await each.until(() => each.at(table).seq === seq);
    expect(tab.at(table).view).toEqual(client.at(table).view);
  });

  test('whoever comes back after any entry has the same view and the same frames', async () => {
    const { table, people } = await company(party, ['ann', 'bob', 'cat'], WANTED);
    const started = people[0].at(table).seq;
    await play(people, table, 30);
    const [ann] = people;
    await ann.until(() => ann.at(table).seq === started + 30);
    await party.kept.log.read(table, 0);
    const { frames, view, seq } = ann.at(table);
    for (let after = 0; after <= seq; after++) {
      const again = await party.visit('ann');
      await again.watch(table, { after });
      expect(again.at(table).view).toEqual(view);
      const expected = frames.filter((frame) => frame.seq > after);
      if (after > 0 && again.all('frames').length > 0) expect(again.at(table).frames).toEqual(expected);
      else expect(again.all('table')).toHaveLength(1);
      again.leave();
    }
    const ahead = await party.visit('ann');
    await ahead.watch(table, { after: seq + 5 });
    expect(ahead.all('table')).toHaveLength(1);
  });

  test('after a restart everything is as it was', async () => {
    const { table, people } = await company(party, ['ann', 'bob'], WANTED);
    await play(people, table, 12);
    await owing(people, table);
    const before = people.map((client) => client.at(table));
    await party.restart();
    for (const { you, seq, view, info } of before) {
      const again = await party.visit(you.seat === 0 ? 'ann' : 'bob');
      await again.watch(table, { after: seq });
      expect(again.at(table).view).toEqual(view);
      expect(again.at(table).info.promise).toEqual(info.promise);
      expect(again.at(table).you).toEqual(you);
    }
  });
});
