import type { Game, Seat } from '@samsara/engine';
import { GAMES } from '@samsara/engine/games';
import type { Frame, RefusalReason } from '@samsara/protocol';
import type { Agreement, Entry } from '@samsara/table/device';
import {
  type ConformanceHost,
  runScenario,
  type Shown,
  TABLE_SCENARIOS,
  type TableCommand,
  TestClock,
  type WantedTable,
} from '@samsara/table/testing';
import { expect, test } from 'vitest';
import { decide } from '../thinking/deciding.ts';
import type { FromTable, LocalSeat } from '../worker/plan.ts';
import { DeviceTable } from './device-table.ts';

/** Everybody at a device is there as long as it is. */
const AT_ONE_DEVICE = TABLE_SCENARIOS.filter(({ needs }) => needs !== 'several-devices');

test.each(AT_ONE_DEVICE)('$says', async (scenario) => {
  const host = new DeviceHost(new TestClock(1_800_000_000_000));
  expect(await runScenario(host, scenario, GAMES[scenario.table.game])).toEqual([]);
  expect(host.errors).toEqual([]);
});

/** A table on one device, which whoever commands holds. */
class DeviceHost implements ConformanceHost {
  readonly errors: unknown[] = [];
  private readonly clock: TestClock;
  private game!: Game;
  private table!: DeviceTable;
  private known!: Shown;
  private eyes: Seat | null = null;
  private firstPerson = 0;
  private answer: RefusalReason | null = null;
  private past: readonly Frame[] = [];
  private lifted: readonly Entry[] = [];
  private bytes = 0;

  constructor(clock: TestClock) {
    this.clock = clock;
  }

  async open({ game, options, seats }: WantedTable): Promise<void> {
    this.game = GAMES[game] as Game;
    this.firstPerson = seats.indexOf('person');
    const plan = { game, options, seats: seats.map(seatFor) };
    this.table = new DeviceTable(this.game, plan, null, {
      tell: (from) => this.hear(from),
      keep: () => {},
      finish: () => {},
      now: this.clock.now,
      schedule: this.clock.schedule,
      whenDealt: (what) => what(),
      randomInt: (below) => Math.floor(below / 2),
      entropy: (bytes) => (++this.bytes).toString(16).padStart(bytes * 2, '7'),
      report: (error) => this.errors.push(error),
    });
    await this.settle();
  }

  async command(seat: Seat, command: TableCommand): Promise<RefusalReason | null> {
    await this.become(seat);
    this.answer = null;
    await this.table.order('', command);
    await this.settle();
    return this.answer;
  }

  /** Whoever holds the device speaks for all. */
  async agree(to: Agreement): Promise<void> {
    await this.command(this.firstPerson, { type: 'agree', to, agree: true });
  }

  async advance(ms: number): Promise<void> {
    this.clock.advance(ms);
    await this.settle();
  }

  async shown(seat: Seat): Promise<Shown> {
    await this.become(seat);
    // How much time is left by now is told when the clock is let go on.
    await this.table.stand(false);
    return this.known;
  }

  async frames(seat: Seat): Promise<readonly Frame[]> {
    await this.become(seat);
    await this.table.past(this.table.table.seq);
    return this.past;
  }

  async entries(): Promise<readonly Entry[]> {
    await this.table.lift();
    return this.lifted;
  }

  private async become(seat: Seat): Promise<void> {
    if (this.eyes !== seat) await this.table.become(seat);
  }

  private hear(from: FromTable): void {
    if (from.type === 'standing') this.eyes = from.eyes;
    else if (from.type === 'ask')
      void decide(this.game, from.question).then((move) => this.table.thought(from.question.id, move));
    else if (from.type === 'past') this.past = from.frames;
    else if (from.type === 'entries') this.lifted = from.entries;
    else if (from.type === 'clock') this.known = { ...this.known, clock: from.clock };
    else if (from.type === 'failed') this.errors.push(from.message);
    else if (from.message.type === 'refused') this.answer = from.message.reason;
    else if (from.message.type === 'table' || from.message.type === 'frames')
      this.known = { ...this.known, ...from.message } as Shown;
  }

  /** Thoughts have come back, and the page has shown all there is. */
  private async settle(): Promise<void> {
    await this.table.settled();
    await new Promise((done) => setTimeout(done));
    await this.table.shown(this.table.table.seq);
  }
}

function seatFor(kind: string, seat: Seat): LocalSeat {
  return kind === 'person' ? { kind, name: `P${seat}` } : { kind: 'bot', name: `B${seat}`, level: kind };
}
