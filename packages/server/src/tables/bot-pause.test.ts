import { pauseOf, slotAfter } from '@samsara/table';
import { afterEach, describe, expect, test } from 'vitest';
import { longestThought } from '../bots/thinking-time.ts';
import { OwnThinkers } from './testing/own-thinkers.ts';
import { Party } from './testing/party.ts';
import { TestClock } from './testing/test-clock.ts';

const HUMAN = [600, 1800] as const;
const FOR_EVER = Number.POSITIVE_INFINITY;

/** Somebody of no character, and a decision that looks as hard as this. */
const looking = (hardness: number, slowness = 0) => ({ hardness, slowness });
const [ONE_MOVE, MIDDLING, HARD] = [looking(0), looking(0.5), looking(1)];

test.each([
  // Two fifths of the time are left to chance: from the first ones, where there is one move, to the last ones.
  ['casual', HUMAN, FOR_EVER, ONE_MOVE, { least: 600, most: 1080, thinkMs: 20 }],
  ['casual', HUMAN, FOR_EVER, MIDDLING, { least: 960, most: 1440, thinkMs: 50 }],
  ['casual', HUMAN, FOR_EVER, HARD, { least: 1320, most: 1800, thinkMs: 50 }],
  // Some are quicker or slower by nature, but never beyond the time there is.
  ['casual', HUMAN, FOR_EVER, looking(0.5, -0.25), { least: 780, most: 1260, thinkMs: 50 }],
  ['casual', HUMAN, FOR_EVER, looking(0.5, 0.25), { least: 1140, most: 1620, thinkMs: 50 }],
  ['casual', HUMAN, FOR_EVER, looking(0, -0.25), { least: 600, most: 1080, thinkMs: 20 }],
  ['casual', HUMAN, FOR_EVER, looking(1, 0.25), { least: 1320, most: 1800, thinkMs: 50 }],
  // Longer than the longest thought of the level and the way to a thread and back; a quarter of it does for one move.
  ['master', HUMAN, FOR_EVER, ONE_MOVE, { least: 600, most: 1080, thinkMs: 250 }],
  ['master', HUMAN, FOR_EVER, looking(0.5), { least: 1310, most: 1590, thinkMs: 1000 }],
  ['master', HUMAN, FOR_EVER, HARD, { least: 1520, most: 1800, thinkMs: 1000 }],
  // A tenth of a window is left; of the rest four fifths are for thinking.
  ['master', HUMAN, 1000, HARD, { least: 868, most: 900, thinkMs: 720 }],
  ['casual', HUMAN, 1000, MIDDLING, { least: 690, most: 810, thinkMs: 50 }],
  // Whoever wants bots without a pause gets them.
  ['master', [0, 0] as const, FOR_EVER, HARD, { least: 0, most: 0, thinkMs: 1000 }],
  ['casual', HUMAN, 400, HARD, { least: 600, most: 600, thinkMs: 50 }],
])('%s between %j in a window of %d, %j: %j', (level, delay, window, effort, pause) => {
  expect(pauseOf(longestThought(level), delay, window, effort)).toEqual(pause);
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

test('a machine that slept for a day does not count the pauses it has missed', () => {
  let drawn = 0;
  const draw = () => {
    drawn++;
    return 1;
  };
  expect(slotAfter(1000, 86_401_000, FOR_EVER, draw)).toBe(86_401_001);
  expect(drawn).toBeLessThan(20_000);
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
