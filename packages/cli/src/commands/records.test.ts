import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { emptyDirectory, fileWith, lastJson, samsara } from '../testing/samsara.ts';
import { samsaraHere } from '../testing/samsara-here.ts';

let record = '';

beforeAll(async () => {
  const directory = emptyDirectory();
  await samsara([
    'simulate',
    'karma',
    '--games',
    '1',
    '--bots',
    'greedy',
    '--seed',
    'r',
    '--records',
    directory,
  ]);
  record = readFileSync(join(directory, '1.json'), 'utf8');
});

describe('many games in one file', () => {
  const line = (change: object = {}) =>
    JSON.stringify({
      format: 'samsara-game',
      version: 1,
      seat: 0,
      at: 1,
      where: 'device',
      record: JSON.parse(record),
      ...change,
    });

  test('are verified line by line, and the bad ones named', async () => {
    const altered = JSON.parse(record);
    altered.moves[3][0] = '0 take';
    const file = fileWith([line(), '', 'nonsense', line({ record: altered })].join('\n'), 'games.jsonl');
    const { code, out, err } = await samsaraHere(['verify', file]);
    expect(code).toBe(2);
    expect(out).toContain(`yes: ${file}:1`);
    expect(out).toContain(`no: ${file}:4: moves[3]`);
    expect(err).toContain(`${file}:3`);
  });

  test('are replayed by their line', async () => {
    const file = fileWith(`${line()}\n${line()}\n`, 'games.jsonl');
    const { code, out } = await samsaraHere(['replay', `${file}:2`]);
    expect(code).toBe(0);
    expect(out).toBe((await samsaraHere(['replay', fileWith(record)])).out);
    expect((await samsaraHere(['replay', file])).code).toBe(2);
    expect((await samsaraHere(['replay', `${file}:3`])).code).toBe(2);
  });
});

describe('verify', () => {
  test('a true record gets a yes, and what was checked', async () => {
    const { code, out } = await samsara(['verify', fileWith(record)]);
    expect(code).toBe(0);
    expect(out).toMatch(/^yes: /);
    expect(out).toContain('✓ every move was allowed');
  });

  test('an altered move gets a no with its place, in every language', async () => {
    const altered = record.replace(/"(\d) play \d+"/, '"$1 take"');
    expect(altered).not.toBe(record);
    const file = fileWith(altered);
    const [en, de, fr] = await Promise.all(
      ['en', 'de', 'fr'].map((lang) => samsaraHere(['verify', file, '--lang', lang])),
    );
    for (const { code } of [en, de, fr]) expect(code).toBe(1);
    expect(en.out).toMatch(/^no: .*: moves\[\d+\]: this move, or the one before it, was altered/);
    expect(de.out).toMatch(/^nein: .*: moves\[\d+\]: dieser Zug/);
    expect(fr.out).toMatch(/^non.*moves\[\d+\].*ce coup/);
  });

  test('is compared with what was kept from before the deal', async () => {
    const file = fileWith(record);
    const { commitment, entropy } = (
      JSON.parse(record) as { fairness: { commitment: string; entropy: string[] } }
    ).fairness;
    const same = await samsaraHere(['verify', file, '--promise', commitment, '--entropy', `1:${entropy[1]}`]);
    expect(same.code).toBe(0);
    expect(same.out).toContain('✓ the shuffle is the one whose promise you gave');
    expect(same.out).toContain('✓ the shares you gave went into the shuffle');
    const other = await samsaraHere(['verify', file, '--promise', '0'.repeat(64)]);
    expect(other.code).toBe(1);
    expect(other.out).toContain('this is not the shuffle that was promised before the deal');
    const strange = await samsaraHere(['verify', file, '--entropy', `0:${entropy[1]}`]);
    expect(strange.code).toBe(1);
    expect(strange.out).toContain('fairness.entropy[0]: this is not what this seat added to the shuffle');
    expect((await samsaraHere(['verify', file, '--promise', 'abc'])).code).toBe(2);
    expect((await samsaraHere(['verify', file, '--entropy', entropy[1]])).code).toBe(2);
  });

  test('of several records each gets its own answer', async () => {
    const run = await samsaraHere([
      'verify',
      fileWith(record),
      fileWith(record.replace('"finished"', '"aborted"')),
      '--json',
    ]);
    expect(run.code).toBe(1);
    expect(lastJson(run)).toMatchObject({
      ok: false,
      records: [{ ok: true }, { ok: false, place: 'end.reason' }],
    });
  });

  test.each([
    [
      'a newer version',
      () => record.replace('"version": 2', '"version": 6'),
      /version: this was written by a newer version/,
    ],
    ['no record', () => '{}', /format: this does not have the right form/],
    ['no JSON', () => 'hello', /this is not JSON/],
  ])('%s is bad input rather than a no', async (_, content, says) => {
    const { code, out, err } = await samsaraHere(['verify', fileWith(content())]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(says);
  });
});

describe('replay', () => {
  test('tells the game move by move, with table, outcome and hash', async () => {
    const { code, out } = await samsaraHere(['replay', fileWith(record)]);
    expect(code).toBe(0);
    expect(out).toMatch(/^ {3}1 {2}\d choose /m);
    expect(out).toContain('The table as greedy 0 sees it');
    expect(out).toMatch(/\nWinners: .*\nLoser: .*\nHash of the state: [0-9a-f]{64}\n$/);
  });

  test('a seat sees its own cards only', async () => {
    const file = fileWith(record);
    const all = await samsaraHere(['replay', file, '--to', '8']);
    const seat = await samsaraHere(['replay', file, '--to', '8', '--as', '2']);
    const onlooker = await samsaraHere(['replay', file, '--to', '8', '--as', 'onlooker']);
    const drawn = / draws? (?!\d+ card)/g;
    expect(all.out.match(drawn)?.length ?? 0).toBeGreaterThan(seat.out.match(drawn)?.length ?? 0);
    expect(onlooker.out).not.toMatch(drawn);
    expect(seat.out).toContain('You: in hand');
    expect(onlooker.out).not.toContain('in hand 1');
  });

  test('as JSON with moves, position and hash', async () => {
    const run = await samsara(['replay', fileWith(record), '--to', '5', '--json']);
    const told = lastJson<{ moves: unknown[]; hash: string }>(run);
    expect(told).toMatchObject({ game: 'karma', outcome: null, position: { game: 'karma' } });
    expect(told.moves).toHaveLength(5);
    expect(told.hash).toMatch(/^[0-9a-f]{64}$/);
  });

  test.each([
    ['--to 9999', /--to: this is out of range: 9999, 0–\d+/],
    ['--as 4', /--as: this is out of range: 4, 0–3/],
    ['--as me', /--as: this value is not known: "me"; 0–3, onlooker, all/],
  ])('%s is refused', async (option, says) => {
    const { code, err } = await samsaraHere(['replay', fileWith(record), ...option.split(' ')]);
    expect(code).toBe(2);
    expect(err).toMatch(says);
  });
});

test('verify: a byte-order mark is an altered byte', async () => {
  const { code, out } = await samsaraHere(['verify', fileWith(`\ufeff${record}`)]);
  expect(code).not.toBe(0);
  expect(out).not.toMatch(/^yes/);
});

test('verify: a file that is missing hides no verdict on another', async () => {
  const { code, out, err } = await samsara(['verify', fileWith(record), 'missing.json']);
  expect(code).toBe(2);
  expect(out).toMatch(/^yes: /);
  expect(err).toMatch(/missing\.json: this file cannot be read/);
});
