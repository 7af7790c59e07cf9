import { readOptions } from '@samsara/engine';
import { GAMES } from '@samsara/engine/games';
import { afterEach, describe, expect, test } from 'vitest';
import { Pool } from './pool.ts';

const game = GAMES.karmaka;
const state = game.setup(readOptions(game, { players: 2 }), 1);
const [seat] = game.deciding(state);
const view = game.view(state, seat);
const job = { game: 'karmaka', level: 'novice', character: null, view, seat, owes: true, seed: 5, ms: 1000 };
const legal = game.legalMoves(state, seat).map((move) => game.notation(move));
const turn = { host: 'ann', attended: true };

let pool: Pool;
afterEach(() => pool.close());

test('bots think in threads, and what nobody wants any more is left out', async () => {
  pool = new Pool({ threads: 1 });
  const answers = await Promise.all([
    pool.think(job, turn, () => true),
    pool.think(job, turn, () => false),
    pool.think({ ...job, seed: 6 }, turn, () => true),
  ]);
  expect(legal).toContain(answers[0]);
  expect(answers[1]).toBe(null);
  expect(legal).toContain(answers[2]);
});

test('a thread that crashes costs nothing: any legal move is made instead', async () => {
  pool = new Pool({ threads: 1 });
  const broken = { ...job, level: 'no-such-bot' };
  const [first, second] = await Promise.all([
    pool.think(broken, turn, () => true),
    pool.think(job, turn, () => true),
  ]);
  expect(legal).toContain(first);
  expect(legal).toContain(second);
});

test('a thread that thinks for too long is replaced, and in the end the job is given back', async () => {
  pool = new Pool({ threads: 1, longestMs: 20, program: 'bots/testing/endless-worker' });
  await expect(pool.think(job, turn, () => true)).rejects.toThrow('no bot could answer');
});

describe('whose bots think first', () => {
  const program = 'bots/testing/naming-worker';
  const served: string[] = [];
  afterEach(() => {
    served.length = 0;
  });

  /** Something to think about that goes by a name; none never comes to an end. */
  function ask(host: string, attended: boolean, level: string, name: string | null): Promise<unknown> {
    return pool
      .think({ ...job, level, view: name }, { host, attended }, () => true)
      .then((answer) => answer !== null && served.push(answer));
  }

  test('hosts take turns, however many tables one of them has', async () => {
    pool = new Pool({ threads: 1, program });
    await Promise.all([
      ...['e1', 'e2', 'e3', 'e4'].map((name) => ask('eve', true, 'master', name)),
      ...['a1', 'a2'].map((name) => ask('ann', true, 'master', name)),
      ask('bob', true, 'master', 'b1'),
    ]);
    expect(served).toEqual(['e1', 'a1', 'b1', 'e2', 'a2', 'e3', 'e4']);
  });

  test('tables where somebody waits have three turns of four', async () => {
    pool = new Pool({ threads: 1, program });
    await Promise.all([
      ...['e1', 'e2', 'e3'].map((name) => ask('eve', false, 'master', name)),
      ...['a1', 'a2', 'a3', 'a4', 'a5'].map((name) => ask('ann', true, 'master', name)),
    ]);
    expect(served).toEqual(['a1', 'a2', 'a3', 'e1', 'a4', 'a5', 'e2', 'e3']);
  });

  test('short thoughts go before long ones, but not without end', async () => {
    pool = new Pool({ threads: 1, program });
    const names = Array.from({ length: 10 }, (_, i) => `s${i}`);
    await Promise.all([
      ask('eve', true, 'master', 'long'),
      ...names.map((name) => ask('ann', true, 'casual', name)),
    ]);
    expect(served).toEqual([...names.slice(0, 8), 'long', ...names.slice(8)]);
  });

  test.each([
    [1, 1000],
    [3, 1000],
    [60, 50],
    [200, 40],
  ])(
    'of %i hosts who wait for long thoughts each has a turn soon: the first thinks for %i ms',
    async (hosts, ms) => {
      pool = new Pool({ threads: 1, program });
      await Promise.all(
        Array.from({ length: hosts }, (_, nth) => ask(`host ${nth}`, true, 'master', 'how long')),
      );
      expect(served[0]).toBe(String(ms));
      expect(served.at(-1)).toBe('1000');
    },
  );

  test('a short thought is not kept waiting by long ones that take up all threads', async () => {
    pool = new Pool({ threads: 2, program });
    const endless = Array.from({ length: 60 }, () => ask('eve', true, 'master', null));
    await ask('ann', false, 'casual', 'short');
    expect(served).toEqual(['short']);
    await pool.close();
    await Promise.all(endless);
  });
});

describe('threads that have nothing else to do', () => {
  const program = 'bots/testing/finding-worker';
  const [first, second] = legal;
  const shown = (moves: readonly string[]) => ({
    ...job,
    level: 'master',
    view: { ...(view as object), moves },
  });

  /** The second thread is hired with the first long thought, and takes part as soon as it has started. */
  async function untilBothAreThere(): Promise<void> {
    await expect
      .poll(() => pool.think(shown([first, second]), turn, () => true), { timeout: 10_000 })
      .toBe(second);
  }

  test('think along, and what all of them have found together counts', async () => {
    pool = new Pool({ threads: 2, program });
    expect(await pool.think(shown([first, second]), turn, () => true)).toBe(first);
    await untilBothAreThere();
  });

  test('are not waited for when they break down', async () => {
    pool = new Pool({ threads: 2, program });
    await untilBothAreThere();
    expect(await pool.think(shown([first]), turn, () => true)).toBe(first);
    await untilBothAreThere();
  });

  test('do not think along while somebody else waits, nor about what is short', async () => {
    pool = new Pool({ threads: 2, program });
    await untilBothAreThere();
    const waiting = Array.from({ length: 5 }, () => pool.think(shown([first, second]), turn, () => true));
    // The first had both threads, since nobody waited yet, and so has the last one; those between are alone.
    expect(await Promise.all(waiting)).toEqual([second, first, first, first, expect.anything()]);
    expect(await pool.think({ ...shown([first, second]), level: 'casual' }, turn, () => true)).toBe(first);
  });
});

test('masters think in two threads about a real decision', async () => {
  pool = new Pool({ threads: 2 });
  for (let nth = 0; nth < 3; nth++) {
    const asked = pool.think({ ...job, level: 'master', ms: 60, seed: nth }, turn, () => true);
    expect(legal).toContain(await asked);
  }
});
