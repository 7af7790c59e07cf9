import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { beforeAll, describe, expect, test } from 'vitest';
import { emptyDirectory, fileWith, lastJson, samsara } from '../testing/samsara.ts';

const GAME = fileURLToPath(new URL('../../../engine/src/testing/outside-game/game.ts', import.meta.url));
const here = emptyDirectory();

/** The small game for tests as its author would publish it, in the folder `high-card`. */
beforeAll(async () => {
  const folder = join(here, 'high-card');
  mkdirSync(folder);
  const outfile = join(folder, 'game.js');
  await build({ entryPoints: [GAME], bundle: true, format: 'esm', outfile });
  const named = { name: 'high-card', samsara: { api: 1, game: './game.js' } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(named));
});

/** Runs a command that knows the game. */
function withGame(line: string, input = '') {
  return samsara(`--games ./high-card ${line}`, { cwd: here, input });
}

test('it is listed, by an option or by the environment, and no more without', async () => {
  const ids = async (line: string, env = {}) =>
    lastJson<{ games: { id: string; name: string }[] }>(await samsara(line, { cwd: here, env })).games.map(
      ({ id, name }) => `${id}: ${name}`,
    );
  const known = await ids('games --json');
  expect(known).not.toContain('high-card: High Card');
  expect(await ids('--games ./high-card games --json')).toEqual([...known, 'high-card: High Card']);
  expect(await ids('games --json --lang de', { SAMSARA_GAMES: 'high-card' })).toContain(
    'high-card: Hohe Karte',
  );
  expect((await samsara('--help')).out).toContain('--games <list>');
});

test('it is simulated in threads, and its records are replayed and verified', async () => {
  const records = emptyDirectory();
  const { games, reasons } = lastJson<{ games: number; reasons: object }>(
    await withGame(`simulate high-card --games 12 --threads 2 --players 3 --records ${records} --json`),
  );
  expect({ games, reasons }).toEqual({ games: 12, reasons: { counted: 12 } });
  const [file] = readdirSync(records).sort();
  const record = join(records, file);
  expect((await withGame(`replay ${record}`)).out).toContain('The trick goes to: ');
  expect(lastJson(await withGame(`verify ${record} --json`))).toMatchObject({ ok: true });
  expect((await withGame(`review ${record} --json`)).code).toBe(0);
  const unknown = await samsara(`verify ${record} --json`);
  expect(lastJson(unknown)).toMatchObject({ ok: false, records: [{ wrong: 'unknown-game' }] });
});

test('it is played, explained, compared and measured', async () => {
  // Two players with three cards each: whatever is held is among these.
  const moves = Array.from({ length: 12 }, (_, card) => `play ${card + 1}`);
  const played = await withGame(
    'play high-card --players 2 --seed s',
    [...moves, ...moves, ...moves].join('\n'),
  );
  expect(played.out).toContain('All cards are played.');
  expect((await withGame('explain high-card')).out).toContain('HC-3');
  const tournament = await withGame('tournament high-card --bots greedy,random --deals 4 --threads 2 --json');
  expect(tournament.code).toBe(0);
  const lab = await withGame('lab high-card --set hand_cards=2 --games 20 --jobs 2 --json');
  expect(lab.code).toBe(0);
  const bench = await withGame('bench high-card --seconds 0.01 --json');
  expect(lastJson(bench)).toMatchObject({ game: 'high-card' });
});

test('its scenarios are checked', async () => {
  const scenario = (points: readonly [number, number]) =>
    JSON.stringify({
      game: 'high-card',
      rule: 'HC-3',
      says: 'the highest card takes the point',
      given: { seats: [{ hand: ['c3'] }, { hand: ['c7'] }], turn: 0 },
      moves: ['0 play c3', '1 play c7'],
      ['then' as string]: { seats: points.map((count) => ({ points: count })) },
    });
  expect((await withGame(`scenario ${fileWith(scenario([0, 1]))}`)).code).toBe(0);
  expect((await withGame(`scenario ${fileWith(scenario([1, 0]))}`)).code).toBe(1);
});

describe('refused', () => {
  test.each([
    ['--games ./nowhere games', 'unreadable-file', './nowhere/package.json'],
    ['--games= puzzles prove high-card', 'unknown-game', 'high-card'],
    ['--games ./high-card puzzles mine high-card', 'unknown-game', 'high-card'],
    ['--games ./high-card play nothing', 'unknown-game', 'nothing'],
  ])('%s: %s', async (line, code, place) => {
    const run = await samsara(`${line} --json`, { cwd: here });
    expect(run.code).toBe(2);
    expect(lastJson(run)).toMatchObject({ error: { code, place } });
  });
});
