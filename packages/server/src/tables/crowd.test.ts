import { MOST_BESIDES_MOVES } from '@samsara/table';
import { afterEach, describe, expect, test } from 'vitest';
import type { Log } from '../log/log.ts';
import { MOST_WAITING } from './queue.ts';
import type { Client } from './testing/client.ts';
import { company, dealTo, gathering, owing, play } from './testing/company.ts';
import { Party, type PartyOptions } from './testing/party.ts';
import { TestClock } from './testing/test-clock.ts';

const WANTED = { game: 'karma', options: { decision_ms: 0, choosing_ms: 0 } } as const;
const ENTROPY = '5a'.repeat(16);

let party: Party;
afterEach(async () => {
  await party.end();
  expect(party.errors).toEqual([]);
});

/** A party whose log keeps everybody waiting, once it is told to. */
async function slowParty(options: PartyOptions = {}) {
  let open = () => {};
  let gate = Promise.resolve();
  let waiting = 0;
  const reads: string[] = [];
  party = await Party.begin({
    ...options,
    between: (log: Log): Log => ({
      ...log,
      async append(entry, notes) {
        waiting++;
        await gate;
        return log.append(entry, notes);
      },
      read(table, after) {
        reads.push(table);
        return log.read(table, after);
      },
    }),
  });
  return {
    reads,
    hold() {
      waiting = 0;
      gate = new Promise((resolve) => {
        open = resolve;
      });
    },
    isWaiting: () => waiting > 0,
    release: () => open(),
  };
}

/** Everything that was sent before has been taken in. */
async function takenIn(client: Client): Promise<void> {
  const pongs = client.all('pong').length;
  client.send({ type: 'ping', at: 1 });
  await client.until(() => client.all('pong').length > pongs);
}

const say = (table: string, id: string) => ({ type: 'say', table, id, what: { phrase: 'hello' } }) as const;

describe('somebody who sends more than the table can do', () => {
  test('waits for themselves; the others have their turns, and what is too much is refused at once', async () => {
    const log = await slowParty({ paced: false });
    const { table, people } = await company(party, ['ann', 'bob'], WANTED);
    const [ann, bob] = people;
    const { seq } = ann.at(table);
    log.hold();
    for (let i = 0; i < 40; i++) ann.send(say(table, `a${i}`));
    await takenIn(ann);
    // One is being written, so many wait, and there is no room for the rest.
    expect(ann.all('refused').map(({ reason }) => reason)).toEqual(
      Array.from({ length: 40 - 1 - MOST_WAITING }, () => ({ code: 'too-fast', retry_ms: 1000 })),
    );
    bob.send(say(table, 'b0'));
    await takenIn(bob);
    log.release();
    await ann.until(() => ann.all('done').filter(({ id }) => /^a\d/.test(id)).length === 1 + MOST_WAITING);
    const commands = (await party.kept.log.read(table, seq)).map(({ command }) => command);
    expect(commands.indexOf('bob:b0')).toBe(2);
    expect(commands).toHaveLength(1 + MOST_WAITING + 1);
  });

  test('does not hold up a server that goes: what waits too long is refused, and nothing done is lost', async () => {
    const log = await slowParty({ paced: false, drainMs: 50 });
    const { table, people } = await company(party, ['ann', 'bob'], WANTED);
    const [ann] = people;
    const { seq } = ann.at(table);
    log.hold();
    for (let i = 0; i < 4; i++) ann.send(say(table, `a${i}`));
    await takenIn(ann);
    expect(log.isWaiting()).toBe(true);
    await party.hub.drain();
    await ann.until(() => ann.all('refused').length === 3);
    expect(ann.all('refused').map(({ id, reason }) => [id, reason.code])).toEqual(
      ['a1', 'a2', 'a3'].map((id) => [id, 'draining']),
    );
    expect(ann.all('reconnect')).toHaveLength(1);
    log.release();
    await ann.until(() => ann.all('done').some(({ id }) => id === 'a0'));
    expect((await party.kept.log.read(table, seq)).map(({ command }) => command)).toEqual(['ann:a0']);
  });
});

describe('how often one may', () => {
  let clock: TestClock;
  async function begin(): Promise<void> {
    clock = new TestClock(1_800_000_000_000);
    party = await Party.begin({ now: clock.now, schedule: clock.schedule });
  }
  const times = (n: number, wish: () => Promise<unknown>) =>
    Array.from({ length: n }).reduce<Promise<unknown>>((before) => before.then(wish), Promise.resolve());

  test('talk: ten times at once, then once a second; others are not concerned', async () => {
    await begin();
    const { table, people } = await company(party, ['ann', 'bob'], WANTED);
    const [ann, bob] = people;
    const hello = { type: 'say', table, what: { phrase: 'hello' } } as const;
    await times(10, async () => expect(await ann.ask(hello)).toHaveProperty('seq'));
    expect(await ann.ask(hello)).toEqual({ code: 'too-fast', retry_ms: 1000 });
    expect(await bob.ask(hello)).toHaveProperty('seq');
    clock.advance(1000);
    const said = await ann.ask(hello, 'once');
    expect(said).toHaveProperty('seq');
    expect(await ann.ask(hello)).toMatchObject({ code: 'too-fast' });
    // What was done stays done, however fast it is asked about.
    expect(await ann.ask(hello, 'once')).toEqual(said);
    await play(people, table, 2);
  });

  test('be ready and not ready: ten times at once, then every two seconds', async () => {
    await begin();
    const { table, people } = await gathering(party, ['ann', 'bob'], WANTED);
    const [ann] = people;
    await times(5, async () => {
      expect(await ann.ask({ type: 'ready', table, entropy: ENTROPY })).toHaveProperty('seq');
      expect(await ann.ask({ type: 'not-ready', table })).toHaveProperty('seq');
    });
    const ready = { type: 'ready', table, entropy: ENTROPY } as const;
    expect(await ann.ask(ready)).toEqual({ code: 'too-fast', retry_ms: 2000 });
    clock.advance(2000);
    await dealTo(people, table);
  });

  test('wish for a pause and not: ten times at once, then every two seconds', async () => {
    await begin();
    const { table, people } = await company(party, ['ann', 'bob'], WANTED);
    const [ann] = people;
    const wish = (agree: boolean) => ann.ask({ type: 'agree', table, to: 'pause', agree });
    await times(5, async () => {
      expect(await wish(true)).toHaveProperty('seq');
      expect(await wish(false)).toHaveProperty('seq');
    });
    expect(await wish(true)).toEqual({ code: 'too-fast', retry_ms: 2000 });
    clock.advance(2000);
    expect(await wish(true)).toHaveProperty('seq');
  });
});

describe('what is no move', () => {
  test('has an end in each round; moves and the way out have none', async () => {
    party = await Party.begin({ paced: false });
    const { table, people } = await company(party, ['ann', 'bob'], WANTED);
    const [ann, bob] = people;
    const hello = { type: 'say', table, what: { phrase: 'hello' } } as const;
    await play(people, table, 3);
    // The opening counts for nothing; bob sat down, both were ready, and the cards were dealt.
    const sitReadyStart = 4;
    for (let i = sitReadyStart; i < MOST_BESIDES_MOVES.talk; i++) {
      expect(await ann.ask(hello)).toHaveProperty('seq');
    }
    expect(await ann.ask(hello)).toEqual({ code: 'round-full' });
    expect(await bob.ask(hello)).toEqual({ code: 'round-full' });
    await play(people, table, 2);
    for (const client of people) {
      expect(await client.ask({ type: 'agree', table, to: 'abort', agree: true })).toHaveProperty('seq');
    }
    await ann.until(() => ann.at(table).info.phase === 'over');
    expect(await ann.ask(hello)).toEqual({ code: 'round-full' });
    expect(await bob.ask({ type: 'rematch', table })).toHaveProperty('seq');
    await ann.until(() => ann.at(table).info.round === 2);
    expect(await ann.ask(hello)).toHaveProperty('seq');
  });
});

describe('whoever asks for what they missed', () => {
  test('gets it from memory or the table afresh: the log is not read again', async () => {
    const log = await slowParty();
    const { table, people } = await company(party, ['ann', 'bob'], WANTED);
    await play(people, table, 40);
    await owing(people, table);
    const { seq, view } = people[0].at(table);
    log.reads.length = 0;
    const near = await party.visit('ann');
    await near.watch(table, { after: seq - 12 });
    expect(near.at(table).frames).toHaveLength(12);
    expect(near.at(table).view).toEqual(view);
    const far = await party.visit('ann');
    await far.watch(table, { after: seq - 39 });
    expect(far.all('table')).toHaveLength(1);
    expect(far.at(table).view).toEqual(view);
    expect(log.reads).toEqual([]);
  });

  test('has one question at a time: of those that wait the last is answered', async () => {
    const log = await slowParty({ paced: false });
    const { table, people } = await company(party, ['ann', 'bob'], WANTED);
    const [ann, bob] = people;
    const tab = await party.visit('ann');
    log.hold();
    bob.send(say(table, 'b0'));
    await takenIn(bob);
    for (let i = 0; i < 60; i++) tab.send({ type: 'watch', table, after: 1 });
    tab.send({ type: 'watch', table, moves: true });
    await takenIn(tab);
    log.release();
    await ann.until(() => ann.at(table).chat.length === 1);
    await tab.until(() => tab.all('table').length === 1);
    await takenIn(tab);
    expect(tab.all('frames')).toHaveLength(0);
    expect(tab.all('table')).toHaveLength(1);
    expect(tab.at(table).offers).toBeDefined();
    expect(tab.at(table).chat).toHaveLength(1);
  });
});
