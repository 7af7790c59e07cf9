import { type Game, TASTE_BOTS } from '@samsara/engine';
import { dealOfDay, playedByBot, provenResult } from '@samsara/engine/deals';
import { GAMES } from '@samsara/engine/games';
import { TestClock } from '@samsara/table/testing';
import { expect, test } from 'vitest';
import type { Device } from '../device/device.ts';
import { DeviceTable } from '../device/device-table.ts';
import { decide } from '../thinking/deciding.ts';
import type { KeptRecord, LocalPlan, LocalSeat } from '../worker/plan.ts';
import { dealtBy, inOrder } from './deal-table.ts';

const DAY = '2026-11-16';
const MOST_STEPS = 60_000;
const STEP_MS = 50;

/** A table that plays the deal of the day by itself: a bot that decides as the deal says has the person's seat. */
async function playedOnDevice(rules: Game): Promise<KeptRecord> {
  const deal = dealOfDay(rules, DAY);
  const bots = Number(deal.options.players) - 1;
  const plan: LocalPlan = {
    game: deal.game,
    options: deal.options,
    seats: [
      { kind: 'person', name: 'Ada' },
      ...Array.from(
        { length: bots },
        (_, i): LocalSeat => ({ kind: 'bot', name: `Bo ${i}`, level: 'casual' }),
      ),
    ],
    deal: { seed: deal.seed, day: DAY, challenge: null },
  };
  const clock = new TestClock(1_000_000);
  const finished: KeptRecord[] = [];
  let chance = 7;
  const device: Device = {
    tell: (from) => {
      if (from.type === 'ask')
        void decide(rules, from.question).then((move) => table.thought(from.question.id, move));
    },
    keep: () => {},
    finish: (record) => finished.push(record),
    now: clock.now,
    schedule: clock.schedule,
    // Pauses come in any order.
    whenDealt: (what) => what(),
    randomInt: (below) => {
      chance = (chance * 48_271) % 2_147_483_647;
      return chance % below;
    },
    entropy: (bytes) => '3c'.repeat(bytes),
    report: (error) => {
      throw error;
    },
  };
  const table: DeviceTable = new DeviceTable(
    inOrder(rules),
    plan,
    null,
    dealtBy(device, deal.seed, () => table.table.moves),
  );
  await table.settled();
  await table.order('1', { type: 'hand-over', level: 'casual' });
  for (let i = 0; i < MOST_STEPS && finished.length === 0; i++) {
    await table.shown(table.table.seq);
    clock.advance(STEP_MS);
    await table.settled();
  }
  return finished[0];
}

test.each(Object.entries(GAMES))(
  '%s: a deal on this device is the same game as anywhere else',
  async (_, rules) => {
    const game = rules as Game;
    const { record } = await playedOnDevice(game);
    const deal = dealOfDay(game, DAY);
    const { lines, ...result } = playedByBot(game, deal, TASTE_BOTS.casual);
    expect(record.moves.map(([line]) => line)).toEqual(lines);
    expect(provenResult(game, deal, record)).toEqual(result);
  },
);
