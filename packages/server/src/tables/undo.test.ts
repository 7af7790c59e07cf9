import { readRecord, verifyRecord } from '@samsara/engine';
import { GAMES } from '@samsara/engine/games';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Client } from './testing/client.ts';
import { company, owing } from './testing/company.ts';
import { Party } from './testing/party.ts';
import { TestClock } from './testing/test-clock.ts';

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

/** A card lies open, whoever is asked has no time limit, and after each card, which is a number, there is a window to step in. STR-03, STR-73 */
const STOP = {
  game: 'stop',
  options: {
    interject_ms: 1500,
    turn_ms: 0,
    response_ms: 0,
    opening_number_only: true,
    dealer: 1,
    cards_zero: 0,
    cards_two: 0,
    cards_skip: 0,
    cards_swap: 0,
    cards_plus_x: 0,
    cards_free_choice: 0,
  },
} as const;

/** Lets the window pass and gives back whoever is asked, and the others. */
async function turn(people: readonly Client[], table: string) {
  const { seq } = people[0].at(table);
  clock.advance(1500);
  for (const client of people) await client.until(() => client.at(table).seq > seq);
  const mover = await owing(people, table);
  return { mover, others: people.filter((client) => client !== mover) };
}

/** Plays on by drawing until somebody can lay a card. */
async function firstLaid(people: readonly Client[], table: string) {
  let { mover, others } = await turn(people, table);
  for (let i = 0; i < 30; i++) {
    const { offers, view, seq } = mover.at(table);
    const move = offers!.moves.find((text) => text.startsWith('play '));
    if (move !== undefined) {
      await mover.ask({ type: 'move', table, move });
      for (const client of people) await client.until(() => client.at(table).seq > seq);
      return { mover, others, move, before: view };
    }
    await mover.ask({ type: 'move', table, move: offers!.moves[0] });
    mover = await owing(people, table);
    others = people.filter((client) => client !== mover);
  }
  throw new Error('nobody could lay a card');
}

async function allAt(people: readonly Client[], fits: (client: Client) => boolean): Promise<void> {
  for (const client of people) await client.until(() => fits(client), 8000);
}

test('a move is taken back when all who saw a card by it agree, also after a restart, and the record shows both', async () => {
  const { table, people } = await company(party, ['ann', 'bob', 'cy'], STOP);
  const { mover, others, move, before } = await firstLaid(people, table);
  const seat = mover.at(table).you.seat;
  const asked = await mover.ask({ type: 'ask-undo', table });
  expect(asked).toHaveProperty('seq');
  const { seq } = asked as { seq: number };
  await allAt(others, (client) => client.at(table).seq === seq);
  const asks = others.map((client) => client.at(table).you.seat);
  expect(others[0].at(table).info.undo).toEqual({ seat, asked: seq, asks, agreed: [], moves: 1 });
  expect(await mover.ask({ type: 'answer-undo', table, asked: seq, agree: true })).toEqual({
    code: 'not-now',
  });
  expect(await others[0].ask({ type: 'answer-undo', table, asked: seq - 1, agree: true })).toEqual({
    code: 'not-now',
  });
  const first = { type: 'answer-undo', table, asked: seq, agree: true } as const;
  expect(await others[0].ask(first, 'yes')).toEqual({ seq: seq + 1 });
  const names = people.map(({ player }) => player);

  await party.restart();
  const back: Client[] = [];
  for (const name of names) {
    const client = await party.visit(name);
    await client.watch(table, { moves: true });
    back.push(client);
  }
  const [own, one, other] = [mover, ...others].map(({ player }) => back[names.indexOf(player)]);
  expect(one.at(table).info.undo?.agreed).toEqual([one.at(table).you.seat]);
  // The same command again is the same entry.
  expect(await one.ask(first, 'yes')).toEqual({ seq: seq + 1 });
  expect(await other.ask(first)).toEqual({ seq: seq + 2 });
  await allAt(back, (client) => client.at(table).seq === seq + 3);
  expect(own.at(table).frames.at(-1)?.happened).toMatchObject({ what: 'taken-back', seat, moves: 1 });
  expect(own.at(table).info.undo).toBeUndefined();
  expect(own.at(table).view).toEqual(before);
  // Once back, it is back: nothing else can be taken back before the next move.
  expect(await own.ask({ type: 'ask-undo', table })).toEqual({ code: 'move-stands' });
  expect(await own.ask({ type: 'move', table, move })).toEqual({ seq: seq + 4 });
  // The window after it ends by the clock as it would have the first time.
  await allAt(back, (client) => client.at(table).seq === seq + 4);
  clock.advance(1500);
  await allAt(back, (client) => client.at(table).seq === seq + 5);

  for (const client of back) await client.ask({ type: 'agree', table, to: 'abort', agree: true });
  await allAt(back, (client) => client.at(table).info.phase === 'over');
  const text = (await party.kept.log.record(`${table}-1`)) ?? '';
  const lines = readRecord(text).moves.map(([line]) => line);
  expect(lines.slice(-4)).toEqual([`${seat} ${move}`, 'undo 1', `${seat} ${move}`, 'clock time-out']);
  expect(verifyRecord(GAMES, text)).toMatchObject({ ok: true });
});

test('what the clock did in between goes back with the move, and one no is enough', async () => {
  const { table, people } = await company(party, ['ann', 'bob', 'cy'], STOP);
  const { mover, others, move, before } = await firstLaid(people, table);
  clock.advance(1500);
  const laid = mover.at(table).seq;
  await allAt(people, (client) => client.at(table).seq > laid);
  const { seq } = (await mover.ask({ type: 'ask-undo', table })) as { seq: number };
  for (const client of others) await client.ask({ type: 'answer-undo', table, asked: seq, agree: true });
  await allAt(people, (client) => client.at(table).frames.at(-1)?.happened?.what === 'taken-back');
  expect(mover.at(table).frames.at(-1)?.happened).toMatchObject({ moves: 2 });
  expect(mover.at(table).view).toEqual(before);

  await mover.ask({ type: 'move', table, move });
  const again = (await mover.ask({ type: 'ask-undo', table })) as { seq: number };
  await others[1].ask({ type: 'answer-undo', table, asked: again.seq, agree: false });
  await allAt(people, (client) => client.at(table).info.undo === undefined);
  expect(await mover.ask({ type: 'ask-undo', table })).toEqual({ code: 'move-stands' });
  // The countdown that was there before it was taken back runs out again.
  const { seq: now } = mover.at(table);
  clock.advance(1500);
  await allAt(people, (client) => client.at(table).seq > now);
});
