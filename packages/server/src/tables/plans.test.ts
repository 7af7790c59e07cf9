import { DEFAULT_SETTINGS } from '@samsara/protocol';
import { expect, test } from 'vitest';
import type { Client } from './testing/client.ts';
import { dealTo, gathering } from './testing/company.ts';
import { OwnThinkers } from './testing/own-thinkers.ts';
import { Party } from './testing/party.ts';
import { TestClock } from './testing/test-clock.ts';

const MINUTE = 60_000;
/** A Friday at 8 o'clock. */
const BEGIN = Date.UTC(2027, 0, 15, 8);
const DAYS = { turn: 1, reserve: 0, weekends_off: false, utc_offset_min: 0 } as const;
const PASS = { after: null, move: 'pass' };

/** What the seat to the right of Bob and somebody who only watches are told, with the moments of Bob's moves. */
interface Told {
  readonly texts: readonly string[];
  readonly moments: readonly number[];
}

/**
 * Ann and Bob pass by turns, and so nobody shows a card: whoever watches sees the same bytes with any deal. Without moments Bob plans and goes;
 * with them he stays, and passes by hand at each.
 */
async function passByTurns(moments: readonly number[] | null): Promise<Told> {
  const clock = new TestClock(BEGIN);
  const { now, schedule } = clock;
  const party = await Party.begin({ now, schedule, thinkers: new OwnThinkers({ holdBack: false }) });
  try {
    const guest = (id: string) =>
      party.kept.players.make({ id, device: '- -', until: Number.MAX_SAFE_INTEGER });
    const players = [await guest('a'), await guest('b')];
    const { table, people } = await gathering(party, players, {
      game: 'karmaka',
      options: { starter: 0, first_deck: 5 },
      settings: { ...DEFAULT_SETTINGS, days: DAYS, spectators: 0 },
    });
    await dealTo(people, table);
    const [ann, bob] = people;
    const watcher = await party.visit('watcher');
    await watcher.watch(table);
    for (const client of [ann, watcher]) client.heard.length = 0;

    if (moments === null) {
      const plan = { seq: bob.at(table).seq, lines: [[PASS, PASS, PASS]] };
      expect(await party.hub.plan(table, players[1], { plan })).toMatchObject({ ok: true });
      const { lines } = party.hub.counts();
      bob.leave();
      await expect.poll(() => party.hub.counts().lines).toBe(lines - 1);
    }
    const made: number[] = [];
    for (let turn = 0; turn < 3; turn++) {
      await ann.ask({ type: 'move', table, move: 'pass' });
      const { seq } = ann.at(table);
      if (moments === null) await passUntilTold(clock, party, players[1], table, ann, seq);
      else {
        clock.advance(moments[turn] - clock.now());
        await bob.ask({ type: 'move', table, move: 'pass' });
      }
      await ann.until(() => ann.at(table).seq > seq);
      await watcher.until(() => watcher.at(table).seq > seq);
      made.push((await party.kept.log.read(table, seq))[0].at);
      clock.advance(made[turn] - clock.now());
    }
    const hashes = /[0-9a-f]{64}/g;
    const comparable = (text: string) =>
      text
        .replaceAll(table, 'TABLE')
        .replaceAll(hashes, 'HASH')
        .replaceAll(/"id":"tab\d+-\d+"/g, '"id":"ID"');
    const texts = [
      ...watcher.heard.map((message) => JSON.stringify(message)),
      // Her own cards are others in every deal.
      ...ann.heard.map((message) => JSON.stringify({ ...message, view: null, offers: null })),
    ];
    return { texts: texts.map(comparable).map(withoutDrawnCards), moments: made };
  } finally {
    await party.end();
    expect(party.errors).toEqual([]);
  }
}

/** Time goes by minute by minute until the planned move is told; its moment is looked up afterwards. */
async function passUntilTold(
  clock: TestClock,
  party: Party,
  player: string,
  table: string,
  ann: Client,
  seq: number,
): Promise<void> {
  for (let minutes = 0; minutes < 24 * 60 && ann.at(table).seq === seq; minutes++) {
    clock.advance(MINUTE);
    // What is due is looked up in the database, and written.
    for (let i = 0; i < 3; i++) await party.hub.plans(table, player);
  }
}

function withoutDrawnCards(text: string): string {
  return text.replaceAll(/"cards":\[\d+\]/g, '"cards":[]').replaceAll(/"hand":\[\d+,0,\d+\]/g, '"hand":[]');
}

test('a planned move of somebody who is away is told like one by hand of somebody who is there, byte by byte', async () => {
  const planned = await passByTurns(null);
  const byHand = await passByTurns(planned.moments);
  expect(byHand.moments).toEqual(planned.moments);
  expect(planned.texts.length).toBeGreaterThan(8);
  expect(planned.texts).toEqual(byHand.texts);
});
