import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GAMES } from '../games/index.ts';
import { BadInput } from '../kernel/bad-input.ts';
import { readOptions } from '../kernel/options.ts';
import { randomRecord } from '../testing/random-record.ts';
import { type CollectedGame, gameKey, LONGEST_LINE, readLine, writeLine } from './collection.ts';
import { readRecord } from './read.ts';
import { verifyRecord } from './verify.ts';
import { writeRecord } from './written.ts';

const { karma } = GAMES;
const options = readOptions<{ players: number }>(karma as never, { players: 3 });
const record = randomRecord(karma, options, 7);
const own: CollectedGame = {
  record,
  seat: 2,
  at: 1_790_000_000_000,
  where: 'table.example:8080',
  practice: false,
};

/** What reading throws, as `code place`. */
function complaint(text: string): string {
  try {
    readLine(text);
    return 'none';
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    return `${error.code} ${error.place}`;
  }
}
const changed = (change: object) => JSON.stringify({ ...JSON.parse(writeLine(own)), ...change });

test('a game is one line, the same after it was written and read, and its record verifies', () => {
  const line = writeLine(own);
  expect(line).not.toContain('\n');
  expect(readLine(line)).toEqual(own);
  expect(readLine(writeLine({ ...own, seat: null, practice: true }))).toEqual({
    ...own,
    seat: null,
    practice: true,
  });
  expect(verifyRecord(GAMES, writeRecord(readLine(line).record)).ok).toBe(true);
});

test('a record of version 1 comes through with its checksums', () => {
  const text = readFileSync(new URL('./corpus/karma-amigo.json', import.meta.url), 'utf8');
  const line = writeLine({ ...own, record: readRecord(text), seat: 0 });
  expect(writeRecord(readLine(line).record)).toBe(text);
});

test('the order of keys in a line does not matter, and a record alone is a game of others', () => {
  const { record: written, ...rest } = JSON.parse(writeLine(own));
  expect(readLine(JSON.stringify({ record: written, ...rest }))).toEqual(own);
  expect(readLine(JSON.stringify(written))).toEqual({
    record,
    seat: null,
    at: null,
    where: null,
    practice: false,
  });
});

test.each([
  ['', 'not-json line'],
  ['{"format":', 'not-json line'],
  ['[]', 'not-an-object line'],
  ['{"format":"chess"}', 'wrong-format format'],
  [`"${'x'.repeat(LONGEST_LINE)}"`, 'out-of-range line'],
  [
    `{"format":"samsara-game","version":1,"record":{"a":${'['.repeat(200_000)}${']'.repeat(200_000)}}}`,
    'wrong-format record',
  ],
  [changed({ version: 2 }), 'newer-version version'],
  [changed({ seat: 3 }), 'out-of-range seat'],
  [changed({ seat: 'Ann' }), 'not-a-whole-number seat'],
  [changed({ at: -1 }), 'out-of-range at'],
  [changed({ where: '<script>' }), 'wrong-format where'],
  [changed({ record: null }), 'not-an-object record'],
  [changed({ record: { ...record, moves: 7 } }), 'not-a-list moves'],
])('what is none is refused (%#)', (text, expected) => expect(complaint(text)).toBe(expected));

test('copies of a game have one key, another game has another', () => {
  expect(gameKey(readLine(writeLine(own)).record)).toBe(gameKey(record));
  expect(gameKey(randomRecord(karma, options, 8))).not.toBe(gameKey(record));
  expect(gameKey({ ...record, moves: record.moves.slice(0, -1) })).not.toBe(gameKey(record));
});
