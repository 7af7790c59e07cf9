import { served } from '@samsara/table';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from './testing/client.ts';
import { company, owing, play } from './testing/company.ts';
import { Party } from './testing/party.ts';
import { TestClock } from './testing/test-clock.ts';

describe('time in which the tables were served', () => {
  const outages = [
    { from: 100, to: 200 },
    { from: 300, to: 350 },
  ];
  test.each([
    [0, 50, 50],
    [0, 150, 100],
    [120, 180, 0],
    [150, 320, 100],
    [0, 400, 250],
    [200, 300, 100],
  ])('from %i to %i: %i', (from, to, ms) => {
    expect(served(from, to, { outages, began: 0 })).toBe(ms);
  });
});

describe('clocks', () => {
  let party: Party;
  let clock: TestClock;
  beforeEach(async () => {
    clock = new TestClock(1_800_000_000_000);
    party = await Party.begin({ now: clock.now, schedule: clock.schedule });
  });
  afterEach(async () => {
    await party.end();
    expect(party.errors).toEqual([]);
  });

  const WANTED = { game: 'mieses-karma', options: { decision_ms: 10_000 } } as const;

  /** Something that is told at once, so that everything before it has been heard. */
  async function settle(client: Client, table: string): Promise<number> {
    const answer = await client.ask({ type: 'say', table, what: { phrase: 'hello' } });
    if (!('seq' in answer)) throw new Error(answer.code);
    await client.until(() => client.at(table).seq >= answer.seq);
    return answer.seq;
  }

  test('the clock moves when time is up, and not before', async () => {
    const { table, people } = await company(party, ['ann', 'bob'], WANTED);
    const [ann] = people;
    const { seq, clock: shown } = ann.at(table);
    expect(shown).toMatchObject({ left_ms: 10_000, of_ms: 10_000, stands: false });
    clock.advance(9999);
    expect(await settle(ann, table)).toBe(seq + 1);
    expect(ann.at(table).clock).toMatchObject({ left_ms: 1 });
    clock.advance(1);
    await ann.until(() => ann.at(table).seq === seq + 2);
    expect(ann.at(table).frames.at(-1)?.events).toBeDefined();
    const entries = await party.kept.log.read(table, seq + 1);
    expect(entries.map(({ actor, body }) => [actor, body])).toEqual([['clock', '["c","time-out"]']]);
    await play(people, table, 1);
  });

  test('a move that is there first counts, and the time starts afresh', async () => {
    const { table, people } = await company(party, ['ann', 'bob'], WANTED);
    const client = await owing(people, table);
    const { countdown } = client.at(table).clock!;
    clock.advance(9990);
    await play(people, table, 1);
    expect(client.at(table).clock).toMatchObject({ left_ms: 10_000 });
    expect(client.at(table).clock!.countdown).not.toBe(countdown);
    const { seq } = client.at(table);
    clock.advance(5000);
    expect(await settle(client, table)).toBe(seq + 1);
  });

  test('a pause stops the clock', async () => {
    const { table, people } = await company(party, ['ann', 'bob'], WANTED);
    const [ann] = people;
    clock.advance(4000);
    for (const client of people) await client.ask({ type: 'agree', table, to: 'pause', agree: true });
    await ann.until(() => ann.at(table).info.phase === 'paused');
    clock.advance(3_600_000);
    await settle(ann, table);
    expect(ann.at(table).clock).toMatchObject({ left_ms: 6000, stands: true });
    for (const client of people) await client.ask({ type: 'agree', table, to: 'resume', agree: true });
    await ann.until(() => ann.at(table).info.phase === 'playing');
    expect(ann.at(table).clock).toMatchObject({ left_ms: 6000, stands: false });
    clock.advance(5999);
    const seq = await settle(ann, table);
    clock.advance(1);
    await ann.until(() => ann.at(table).seq === seq + 1);
  });

  test('a pause lasts over a restart', async () => {
    const { table, people } = await company(party, ['ann', 'bob'], WANTED);
    clock.advance(4000);
    for (const client of people) await client.ask({ type: 'agree', table, to: 'pause', agree: true });
    await people[0].until(() => people[0].at(table).info.phase === 'paused');
    clock.forget();
    await party.restart(() => clock.advance(600_000));
    clock.advance(600_000);
    const again = [await party.visit('ann'), await party.visit('bob')];
    for (const client of again) await client.watch(table);
    const [ann] = again;
    expect(ann.at(table).info.phase).toBe('paused');
    expect(ann.at(table).clock).toMatchObject({ left_ms: 6000, stands: true });
    for (const client of again) await client.ask({ type: 'agree', table, to: 'resume', agree: true });
    await ann.until(() => ann.at(table).info.phase === 'playing');
    clock.advance(5999);
    const seq = await settle(ann, table);
    clock.advance(1);
    await ann.until(() => ann.at(table).seq === seq + 1);
  });

  test('a machine that sleeps eats nobody’s time, and everybody is told how much is left', async () => {
    let asleep = 0;
    const deps = await Party.begin({ now: clock.now, schedule: clock.schedule, ahead: () => asleep });
    const { table, people } = await company(deps, ['ann', 'bob'], WANTED);
    const [ann] = people;
    clock.advance(4000);
    const { seq } = ann.at(table);
    asleep = 600_000;
    clock.advance(600_000);
    await ann.until(() => ann.all('frames').at(-1)?.frames.length === 0);
    expect(ann.at(table).seq).toBe(seq);
    const { left_ms } = ann.at(table).clock!;
    // What lies between the last sign of life and the sleep is given to the players.
    expect(left_ms).toBeGreaterThanOrEqual(6000);
    expect(left_ms).toBeLessThanOrEqual(10_000);
    expect(await deps.kept.log.outages()).toHaveLength(1);
    clock.advance(left_ms - 1);
    expect(await settle(ann, table)).toBe(seq + 1);
    clock.advance(1);
    await ann.until(() => ann.at(table).seq === seq + 2);
    await deps.end();
    expect(deps.errors).toEqual([]);
  });

  test('who loses the line while they think has some seconds to come back, once', async () => {
    const { table, people } = await company(party, ['ann', 'bob'], WANTED);
    const thinking = await owing(people, table);
    const other = people.find((client) => client !== thinking)!;
    clock.advance(9000);
    thinking.leave();
    await other.until(() => other.all('presence').at(-1)?.present.includes(false) ?? false);
    clock.advance(7000);
    const seq = await settle(other, table);
    const back = await party.visit(thinking.player);
    await back.watch(table);
    clock.advance(999);
    expect(await settle(back, table)).toBe(seq + 1);
    back.leave();
    const presences = other.all('presence').length;
    await other.until(() => other.all('presence').length > presences);
    clock.advance(1);
    await other.until(() => other.at(table).seq === seq + 2);
  });

  test('a restart eats nobody’s time', async () => {
    const { table, people } = await company(party, ['ann', 'bob'], WANTED);
    clock.advance(4000);
    const seq = await settle(people[0], table);
    clock.forget();
    await party.restart(() => clock.advance(600_000));
    const ann = await party.visit('ann');
    await ann.watch(table, { after: seq });
    expect(ann.at(table).clock).toMatchObject({ left_ms: 6000 });
    clock.advance(5999);
    expect(await settle(ann, table)).toBe(seq + 1);
    clock.advance(1);
    await ann.until(() => ann.at(table).seq === seq + 2);
  });

  test('after a restart there are at least three seconds', async () => {
    const { table, people } = await company(party, ['ann', 'bob'], WANTED);
    clock.advance(9999);
    const seq = await settle(people[0], table);
    clock.forget();
    await party.restart(() => clock.advance(1000));
    const ann = await party.visit('ann');
    await ann.watch(table);
    clock.advance(2999);
    expect(await settle(ann, table)).toBe(seq + 1);
    clock.advance(1);
    await ann.until(() => ann.at(table).seq === seq + 2);
  });

  test('windows run as long for everybody, whatever the hands', async () => {
    const { table, people } = await company(party, ['ann', 'bob', 'cat'], {
      game: 'stop',
      options: { interject_ms: 1500, opening_number_only: true },
    });
    const [ann] = people;
    expect(ann.at(table).clock).toMatchObject({ of_ms: 1500, left_ms: 1500 });
    const { seq } = ann.at(table);
    clock.advance(1499);
    expect(await settle(ann, table)).toBe(seq + 1);
    clock.advance(1);
    await ann.until(() => ann.at(table).seq === seq + 2);
  });
});
