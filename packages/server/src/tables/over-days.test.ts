import { GAMES } from '@samsara/engine/games';
import { bodyOf, isMove, PEOPLE_ENTRIES, plannedFor, tableAfter } from '@samsara/table';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { company, gathering } from './testing/company.ts';
import { OwnThinkers } from './testing/own-thinkers.ts';
import { Party } from './testing/party.ts';
import { TestClock } from './testing/test-clock.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const STEP = 4 * HOUR;
const at = (moment: string) => new Date(moment).getTime();
/** A Friday. */
const BEGIN = at('2027-01-15T08:00Z');
const ON = { weekends_off: false, utc_offset_min: 0 };
const OFF = { weekends_off: true, utc_offset_min: 0 };

let party: Party;
let clock: TestClock;
beforeEach(async () => {
  clock = new TestClock(BEGIN);
  began = BEGIN;
  const { now, schedule } = clock;
  party = await Party.begin({
    now,
    schedule,
    thinkers: new OwnThinkers({ holdBack: false }),
    botDelay: [MINUTE, MINUTE],
  });
});
afterEach(async () => {
  await party.end();
  expect(party.errors).toEqual([]);
});

const guest = (session: string) =>
  party.kept.players.make({ id: session, device: '- -', until: Number.MAX_SAFE_INTEGER });

const overDays = (days: object) => ({
  game: 'karma',
  settings: { days: { reserve: 0, ...ON, ...days } as never },
});

/** By seat, when a bot first stood in for its person. */
async function overSince(table: string): Promise<(string | undefined)[]> {
  const entries = (await party.kept.log.read(table, 0)).map((entry) => ({
    at: entry.at,
    body: bodyOf(entry),
  }));
  return [0, 1].map((seat) => {
    const found = entries.find(({ body }) => !isMove(body) && body.type === 'stand-in' && body.seat === seat);
    return found && new Date(found.at).toISOString().slice(0, 19);
  });
}

/** Time goes by up to a moment, and what is due then is written before it goes on. */
async function passUntil(moment: number, due: () => Promise<boolean>): Promise<void> {
  for (const next of [moment - 1, moment]) {
    clock.advance(Math.max(0, next - clock.now()));
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  await expect.poll(due, { timeout: 20_000, interval: 2 }).toBe(true);
}

/** When the server began to serve. */
let began = BEGIN;
async function restart(ms: number): Promise<void> {
  await party.restart(() => {
    clock.forget();
    clock.advance(ms);
    began = clock.now();
  });
}

/** Passes in a row that two people plan at a table of Karmaka: each may pass until their last card is drawn. KK-43 */
const PASSES = 4;
const PASS = { after: null, move: 'pass' };

/** Every eight days two people plan three moves each at a new table, and one more when those are played. */
class PlannedMonth {
  readonly #people: readonly string[];
  readonly #tables: { readonly code: string; readonly begun: number; readonly left: number[] }[] = [];

  constructor(people: readonly string[]) {
    this.#people = people;
  }

  get #active() {
    return this.#tables.slice(-1).filter(({ left }) => left.some((plans) => plans >= 0));
  }

  async openTable(): Promise<void> {
    const { table, people } = await company(party, this.#people, {
      game: 'karmaka',
      options: { starter: 0, first_deck: PASSES + 1 },
      settings: { days: { turn: 7, reserve: 14, ...ON } as never },
    });
    for (const client of people) client.leave();
    for (const player of this.#people) await this.#plan(table, player, 3);
    this.#tables.push({ code: table, begun: clock.now(), left: [1, 1] });
  }

  /** Is nothing that was planned overdue? */
  async isMade(): Promise<boolean> {
    for (const { code } of this.#active) {
      const after = tableAfter(await party.kept.log.read(code, 0), GAMES.karmaka, PEOPLE_ENTRIES);
      const [seat] = after.game.deciding(after.state);
      const player = this.#people[seat];
      const plans = await party.kept.players.plansAt(player, code);
      if (plans === undefined || (await stateOf(code, player)) !== 'due') continue;
      if ((plannedFor(after, seat, plans, clock.now(), began) ?? 0) <= clock.now()) return false;
    }
    return true;
  }

  async planMore(): Promise<void> {
    for (const { code, left } of this.#active)
      for (const [seat, player] of this.#people.entries()) {
        if (left[seat] < 0 || (await stateOf(code, player)) !== 'played') continue;
        if (left[seat]-- > 0) await this.#plan(code, player, 1);
      }
  }

  /** None is lost, none is made twice, none is early, and none at night. */
  async check(): Promise<void> {
    expect(this.#tables.length).toBe(4);
    for (const { code, begun } of this.#tables) {
      const entries = await party.kept.log.read(code, 0);
      const first = entries.findIndex((entry) => isMove(bodyOf(entry)));
      const made = entries.slice(first, first + 2 * PASSES);
      expect(made.map(bodyOf)).toEqual(made.map((_, i) => ['m', i % 2, 'pass']));
      expect(new Set(made.map(({ command }) => command)).size).toBe(2 * PASSES);
      made.forEach(({ at: moved, actor, command }, i) => {
        expect(actor).toBe(this.#people[i % 2]);
        expect(command).toMatch(new RegExp(`^${actor}:[0-9a-f]{8}-[0-9a-f]{4}-4`));
        const asked = i === 0 ? begun : made[i - 1].at;
        expect(moved - asked).toBeGreaterThanOrEqual(3 * MINUTE);
        expect(moved - asked).toBeLessThanOrEqual(24 * HOUR);
        const hour = new Date(moved).getUTCHours();
        expect(hour >= 7 && hour < 23, new Date(moved).toISOString()).toBe(true);
      });
    }
  }

  async #plan(table: string, player: string, moves: number): Promise<void> {
    const seq = (await party.kept.log.read(table, 0)).at(-1)?.seq ?? 0;
    const lines = [Array.from({ length: moves }, () => PASS)];
    expect(await party.hub.plan(table, player, { plan: { seq, lines } })).toMatchObject({ ok: true });
  }
}

async function stateOf(table: string, player: string): Promise<string> {
  const shown = await party.hub.plans(table, player);
  return shown.ok ? shown.value.state : shown.reason.code;
}

/** Most of it are the starts of the server. */
const MONTH_MS = 300_000;

describe('a month in which nobody comes, with a restart every day', () => {
  test('no deadline and no planned move is lost, and none is early', { timeout: MONTH_MS }, async () => {
    const [ann, bob] = [await guest('a'), await guest('b')];
    /** What is set, and the seats' ends: worked out from Friday at 8, with the four hours of the long outage. */
    const wanted = [
      // 16 hours of Friday, 8 of Monday.
      { days: { turn: 1, ...OFF }, ends: ['2027-01-18T08:00:00', '2027-01-18T08:00:00'] },
      // Five days: 16 hours, four days, 8 hours of Friday; the outage on Wednesday.
      { days: { turn: 3, reserve: 2, ...OFF }, ends: ['2027-01-22T12:00:00', '2027-01-22T12:00:00'] },
      { days: { turn: 7, reserve: 14 }, ends: ['2027-02-05T12:00:00', '2027-02-05T12:00:00'] },
      { days: { turn: 7, ...OFF }, ends: ['2027-01-26T12:00:00', '2027-01-26T12:00:00'] },
      // 16 hours, four weeks of five days, and 8 hours.
      { days: { turn: 7, reserve: 14, ...OFF }, ends: ['2027-02-15T12:00:00', '2027-02-15T12:00:00'] },
    ];
    const tables: { code: string; ends: string[] }[] = [];
    for (const { days, ends } of wanted) {
      const { table, people } = await company(party, [ann, bob], overDays(days));
      for (const client of people) client.leave();
      tables.push({ code: table, ends });
    }
    const planned = new PlannedMonth([await guest('c'), await guest('d')]);

    const isWritten = async () => {
      for (const { code, ends } of tables) {
        const found = await overSince(code);
        const isMissing = (end: string, seat: number) =>
          at(`${end}Z`) <= clock.now() && found[seat] === undefined;
        if (ends.some(isMissing)) return false;
      }
      return true;
    };
    for (let moment = BEGIN + STEP; moment <= at('2027-02-15T16:00Z'); moment += STEP) {
      if ((moment - STEP - BEGIN) % (8 * 24 * HOUR) === 0) {
        await planned.openTable();
        await expect.poll(() => party.hub.counts().lines).toBe(0);
      }
      await passUntil(moment, async () => (await isWritten()) && (await planned.isMade()));
      await planned.planMore();
      const isEvening = new Date(moment).getUTCHours() === 20;
      if (moment === at('2027-01-20T20:00Z')) await restart(4 * HOUR);
      else if (isEvening) await restart(5 * MINUTE);
    }
    for (const { code, ends } of tables) expect(await overSince(code)).toEqual(ends);
    await planned.check();
  });
});

test('a deadline in an outage is over when people could be back, and a holiday is known after it', async () => {
  const [ann, bob] = [await guest('a'), await guest('b')];
  const { table, people } = await company(party, [ann, bob], overDays({ turn: 1 }));
  for (const client of people) client.leave();
  // The server goes before the table is told.
  expect(await party.kept.players.takeHoliday(ann, 2)).toBeUndefined();
  clock.advance(24 * HOUR - 2 * MINUTE);
  await restart(4 * MINUTE);
  const last = async () => (await party.kept.log.read(table, 0)).map((entry) => bodyOf(entry)).at(-1);
  await expect
    .poll(last, { timeout: 5000 })
    .toEqual({ type: 'holiday', seat: 0, from: BEGIN, until: BEGIN + 48 * HOUR });
  clock.advance(2999);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await overSince(table)).toEqual([undefined, undefined]);
  clock.advance(1);
  await expect.poll(() => overSince(table), { timeout: 5000 }).toEqual([undefined, '2027-01-16T08:02:03']);
});

test('a note is for who wrote it, and the list of games says until when it is whose turn', async () => {
  const [ann, bob] = [await guest('a'), await guest('b')];
  const { table } = await company(party, [ann, bob], overDays({ turn: 3, ...OFF }));
  const { players } = party.kept;
  await players.keepNote(ann, table, 'Bob has no king');
  expect([await players.noteAt(ann, table), await players.noteAt(bob, table)]).toEqual([
    'Bob has no king',
    '',
  ]);
  // 16 hours of Friday, Monday, Tuesday, and 8 hours of Wednesday.
  const { running } = await party.hub.gamesOf(bob);
  expect(running).toMatchObject([{ table, yourTurn: true, until: at('2027-01-20T08:00Z') }]);
});

test('before the deal a seat is held as long as a turn takes', async () => {
  const { table, people } = await gathering(party, ['ann', 'bob'], overDays({ turn: 1 }));
  people[1].leave();
  await people[0].ask({ type: 'ready', table, entropy: '5a'.repeat(16) });
  clock.advance(24 * HOUR - 1);
  await people[0].ask({ type: 'start', table });
  expect(people[0].at(table).info.seats[1].kind).toBe('person');
  clock.advance(MINUTE);
  await people[0].until(() => people[0].at(table).info.seats[1].kind === 'open');
});
