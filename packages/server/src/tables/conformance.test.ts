import type { Seat } from '@samsara/engine';
import { GAMES } from '@samsara/engine/games';
import type { Frame, PlansShown, RefusalReason } from '@samsara/protocol';
import { type Agreement, bodyOf, type Entry, isMove } from '@samsara/table';
import {
  type ConformanceHost,
  runScenario,
  type Shown,
  TABLE_SCENARIOS,
  type TableCommand,
  TestClock,
  type WantedPlans,
  type WantedTable,
} from '@samsara/table/testing';
import { afterEach, expect, test } from 'vitest';
import type { Client, Wish } from './testing/client.ts';
import { dealSealed, dealTo } from './testing/company.ts';
import { OwnThinkers } from './testing/own-thinkers.ts';
import { Party } from './testing/party.ts';

let party: Party;
afterEach(async () => {
  await party.end();
  expect(party.errors).toEqual([]);
});

test.each(TABLE_SCENARIOS)('$says', async (scenario) => {
  const clock = new TestClock(1_800_000_000_000);
  const { now, schedule } = clock;
  const thinkers = new OwnThinkers({ holdBack: false });
  party = await Party.begin({ now, schedule, thinkers, botDelay: [600, 1200] });
  const host = new ServerHost(party, clock);
  expect(await runScenario(host, scenario, GAMES[scenario.table.game])).toEqual([]);
});

/** So many commands that change nothing wait behind everything that was to be done before them. */
const BEHIND_ALL = 3;

/** Tables of a real hub, with a socket for each person. */
class ServerHost implements ConformanceHost {
  private readonly party: Party;
  private readonly clock: TestClock;
  private readonly people = new Map<Seat, Client>();
  /** What somebody was told before they went. */
  private readonly earlier = new Map<Seat, readonly Frame[]>();
  private table = '';
  /** By seat. */
  private readonly players: string[] = [];

  constructor(party: Party, clock: TestClock) {
    this.party = party;
    this.clock = clock;
  }

  async open({ game, options, seats, absence, days, newcomers }: WantedTable): Promise<void> {
    const first = seats.indexOf('person');
    for (const seat of seats.keys()) this.players.push(days ? await this.guest(seat) : nameAt(seat));
    this.table = await this.party.make(this.players[first], {
      game,
      options,
      settings: { ...(absence && { absence }), ...(days && { days }), ...(newcomers && { newcomers }) },
      seats: seats.map((kind, seat) => {
        if (kind !== 'person') return { kind: 'bot', level: kind };
        return { kind: seat === first ? 'me' : 'open' };
      }),
    });
    for (const [seat, kind] of seats.entries()) {
      if (kind !== 'person') continue;
      const client = await this.party.visit(this.players[seat]);
      await client.watch(this.table);
      if (seat !== first) await client.ask({ type: 'sit', table: this.table, name: nameAt(seat), seat });
      this.people.set(seat, client);
    }
    await dealSealed([...this.people.values()], this.table);
    await this.settle();
  }

  async command(seat: Seat, command: TableCommand): Promise<RefusalReason | null> {
    const answer = await this.at(seat).ask({ ...command, table: this.table } as Wish);
    if ('code' in answer) return answer;
    if (command.type === 'rematch') await dealTo([...this.people.values()], this.table);
    await this.settle();
    return null;
  }

  async agree(to: Agreement): Promise<void> {
    for (const client of this.people.values())
      await client.ask({ type: 'agree', table: this.table, to, agree: true });
    await this.settle();
  }

  async advance(ms: number): Promise<void> {
    this.clock.advance(ms);
    await this.settle();
  }

  async shown(seat: Seat): Promise<Shown> {
    const client = this.at(seat);
    const { seq } = (await this.entries()).at(-1)!;
    await client.until(() => client.at(this.table).seq === seq);
    // How much time is left by now is told to whoever asks again.
    await client.watch(this.table, { after: seq });
    return client.at(this.table);
  }

  async frames(seat: Seat): Promise<readonly Frame[]> {
    const { info } = await this.shown(seat);
    const all = [...(this.earlier.get(seat) ?? []), ...this.at(seat).at(this.table).frames];
    return all.filter(({ seq, events }) => seq > info.opened && events !== undefined);
  }

  async entries(): Promise<readonly Entry[]> {
    const entries = await this.party.kept.log.read(this.table, 0);
    const bodies = entries.map((entry) => bodyOf(entry));
    const opens = bodies.map((body) => !isMove(body) && (body.type === 'open' || body.type === 'rematch'));
    return entries.slice(opens.lastIndexOf(true));
  }

  async goes(seat: Seat): Promise<void> {
    const client = this.at(seat);
    this.earlier.set(seat, client.at(this.table).frames);
    const lines = this.party.hub.counts().lines;
    client.leave();
    await expect.poll(() => this.party.hub.counts().lines).toBe(lines - 1);
  }

  async comes(seat: Seat): Promise<void> {
    const { seq } = this.at(seat).at(this.table);
    const client = await this.party.visit(this.players[seat]);
    await client.watch(this.table, { after: seq });
    this.people.set(seat, client);
    await this.settle();
  }

  async holiday(seat: Seat, days: number): Promise<RefusalReason | null> {
    const { players } = this.party.kept;
    const player = this.players[seat];
    const hindrance = days === 0 ? await players.endHoliday(player) : await players.takeHoliday(player, days);
    if (hindrance !== undefined) return { code: hindrance };
    await this.party.hub.holidayChanged(player);
    await this.settle();
    return null;
  }

  async plan(seat: Seat, { lines, answers }: WantedPlans): Promise<RefusalReason | null> {
    const { seq } = (await this.entries()).at(-1)!;
    const kept = await this.party.hub.plan(this.table, this.players[seat], {
      ...(lines && { plan: { seq, lines } }),
      ...(answers && { answers: { ...answers } }),
    });
    await this.settle();
    return kept.ok ? null : kept.reason;
  }

  async planned(seat: Seat): Promise<PlansShown> {
    const found = await this.party.hub.plans(this.table, this.players[seat]);
    if (!found.ok) throw new Error(found.reason.code);
    return found.value;
  }

  /** Somebody whom the database knows, as it does those who have holidays. */
  private guest(seat: Seat): Promise<string> {
    return this.party.kept.players.make({ id: nameAt(seat), device: '- -', until: Number.MAX_SAFE_INTEGER });
  }

  private at(seat: Seat): Client {
    const client = this.people.get(seat);
    if (client === undefined) throw new Error(`nobody sits on ${seat}`);
    return client;
  }

  /** Waits until everything that is due by now is committed. */
  private async settle(): Promise<void> {
    const [host] = this.people.values();
    for (let i = 0; i < BEHIND_ALL; i++) {
      await host.ask({ type: 'start', table: this.table });
      // What people have planned is looked up in the database.
      await this.party.kept.players.plansAt(this.players[0], this.table);
    }
  }
}

function nameAt(seat: Seat): string {
  return `p${seat}`;
}
