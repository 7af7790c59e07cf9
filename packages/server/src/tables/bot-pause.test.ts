import { pauseOf, slotAfter } from '@samsara/table';
import { afterEach, describe, expect, test } from 'vitest';
import { longestThought } from '../bots/thinking-time.ts';
import { OwnThinkers } from './testing/own-thinkers.ts';
import { Party } from './testing/party.ts';
import { TestClock } from './testing/test-clock.ts';

const HUMAN = [600, 1800] as const;
const FOR_EVER = Number.POSITIVE_INFINITY;

test.each([
  // Longer than the longest thought of the level and the way to a thread and back.
  ['casual', HUMAN, FOR_EVER, { least: 600, most: 1800, thinkMs: 50 }],
  ['master', HUMAN, FOR_EVER, { least: 1100, most: 1800, thinkMs: 1000 }],
  // A tenth of a window is left; of the rest four fifths are for thinking.
  ['master', HUMAN, 1000, { least: 820, most: 900, thinkMs: 720 }],
  ['casual', HUMAN, 1000, { least: 600, most: 900, thinkMs: 50 }],
  // Whoever wants bots without a pause gets them.
  ['master', [0, 0] as const, FOR_EVER, { least: 0, most: 0, thinkMs: 1000 }],
  ['casual', HUMAN, 400, { least: 600, most: 600, thinkMs: 50 }],
])('%s between %j in a window of %d: %j', (level, delay, window, pause) => {
  expect(pauseOf(longestThought(level), delay, window)).toEqual(pause);
});

test.each([
  ['in time it stays', 1000, 999, FOR_EVER, 1000],
  ['late it is the next one', 1000, 1001, FOR_EVER, 1700],
  ['very late, one of the next ones', 1000, 3000, FOR_EVER, 3100],
  ['in a window it comes before its end', 1000, 1001, 1500, 1500],
  ['and at once when that is over', 1000, 1600, 1500, 1600],
])('a bot has slots: %s', (_, due, now, latest, slot) => {
  expect(slotAfter(due, now, latest, () => 700)).toBe(slot);
});

describe('how long a bot has thought', () => {
  let party: Party;
  let clock: TestClock;
  afterEach(async () => {
    await party.end();
    expect(party.errors).toEqual([]);
  });

  /** Milliseconds after which a bot moves that has thought for so long. */
  async function movesAfter(thinkingMs: number): Promise<number> {
    clock = new TestClock(1_800_000_000_000);
    const thinkers = new OwnThinkers({ holdBack: true });
    const { now, schedule } = clock;
    party = await Party.begin({ now, schedule, thinkers, botDelay: [1200, 1200] });
    const options = { decision_ms: 0, choosing_ms: 0 };
    const table = await party.make('ann', {
      game: 'karma',
      options,
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'casual' }],
    });
    const ann = await party.visit('ann');
    await ann.watch(table);
    await ann.ask({ type: 'ready', table, entropy: '5a'.repeat(16) });
    await ann.ask({ type: 'start', table });
    await expect.poll(() => thinkers.ends.length).toBe(1);
    const dealt = clock.now();
    const { seq } = ann.at(table);
    clock.advance(thinkingMs);
    thinkers.ends[0]();
    await new Promise((resolve) => setImmediate(resolve));
    for (let ms = thinkingMs; ms < 10_000; ms += 10) {
      await ann.ask({ type: 'move', table, move: 'nothing' });
      if (ann.at(table).seq > seq) return clock.now() - dealt;
      clock.advance(10);
    }
    throw new Error('the bot has not moved');
  }

  test.each([
    [0, 1200],
    [1190, 1200],
    [1210, 2400],
    [3000, 3600],
  ])('%i ms does not show: it moves after %i ms', async (thinkingMs, moved) => {
    expect(await movesAfter(thinkingMs)).toBe(moved);
  });
});
