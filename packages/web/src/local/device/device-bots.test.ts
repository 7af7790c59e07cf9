import type { Game } from '@samsara/engine';
import { karma } from '@samsara/engine/games/karma';
import { TestClock } from '@samsara/table/testing';
import { expect, test } from 'vitest';
import { decide } from '../thinking/deciding.ts';
import { type Question, unhurried } from '../worker/plan.ts';
import { DeviceBots } from './device-bots.ts';
import { DeviceTable } from './device-table.ts';

const game = karma as Game;

/** A person and a bot, where chance is always in the middle, and the bot is asked. */
async function askedBot(level: string) {
  const clock = new TestClock(1_000_000);
  const questions: Question[] = [];
  const plan = {
    game: 'karma',
    options: unhurried(game.meta.options),
    seats: [
      { kind: 'person', name: 'Ada' },
      { kind: 'bot', name: 'Bo', level },
    ],
  } as const;
  const table = new DeviceTable(game, plan, null, {
    tell: (from) => {
      if (from.type === 'ask') questions.push(from.question);
    },
    keep: () => {},
    finish: () => {},
    now: clock.now,
    schedule: clock.schedule,
    whenDealt: (what) => what(),
    randomInt: (below) => Math.floor(below / 2),
    entropy: (bytes) => '3c'.repeat(bytes),
    report: (error) => {
      throw error;
    },
  });
  await table.settled();
  const asked = clock.now();
  const answer = async () => {
    const question = questions[0];
    table.thought(question.id, await decide(game, { ...question, ms: 1 }));
    await new Promise((done) => setTimeout(done));
  };
  /** Milliseconds after the question when the bot has moved. */
  const movesAfter = async () => {
    while (table.table.moves === 0 && clock.now() < asked + 20_000) {
      clock.advance(1);
      await table.settled();
    }
    return clock.now() - asked;
  };
  return { table, clock, answer, movesAfter };
}

test.each([
  // Three of six cards are chosen, which looks as hard as anything: of 550 to 1250 ms the last two fifths, 970 to 1250. Whoever is late waits for another pause.
  ['casual', 0, 1110],
  ['casual', 1109, 1110],
  ['casual', 1111, 2220],
  // Longer than its longest thought of 900 ms and the way to the worker and back: of 1000 to 1250 ms from 1150 on.
  ['master', 0, 1200],
  ['master', 940, 1200],
  ['master', 1500, 2400],
])('a %s bot that has thought for %i ms moves after %i ms', async (level, thinkingMs, moved) => {
  const { table, clock, answer, movesAfter } = await askedBot(level);
  await table.shown(table.table.seq);
  clock.advance(thinkingMs);
  await answer();
  expect(await movesAfter()).toBe(moved);
});

test('a bot waits until the page has shown the last move, but not for ever', async () => {
  const { answer, movesAfter } = await askedBot('casual');
  await answer();
  expect(await movesAfter()).toBe(4000);
});

test('nobody moves under the curtain, and the pause begins anew when it rises', async () => {
  const { table, clock, answer } = await askedBot('casual');
  await table.shown(table.table.seq);
  await answer();
  await table.stand(true);
  clock.advance(10_000);
  await table.settled();
  expect(table.table.moves).toBe(0);
  await table.stand(false);
  clock.advance(899);
  await table.settled();
  expect(table.table.moves).toBe(0);
});

test('bots that are hastened wait neither a human beat nor for what is shown', () => {
  const bots = new DeviceBots(
    () => {},
    () => 5000,
  );
  const waits = () => [bots.notBefore(), bots.delay(true), bots.delay(false)];
  expect(waits()).toEqual([5000, [550, 1250], [650, 1700]]);
  bots.isHasty = true;
  expect(waits()).toEqual([0, [0, 0], [0, 0]]);
});
