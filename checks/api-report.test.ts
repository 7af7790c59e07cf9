import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { apiOf } from '../scripts/api-report.mjs';

const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** What is said about a package with one door and a file behind it. */
function api(door: string, behind: string): { report: string; undocumented: string[] } {
  const folder = mkdtempSync(join(tmpdir(), 'samsara-api-'));
  folders.push(folder);
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist/index.d.ts'), door);
  writeFileSync(join(folder, 'dist/behind.d.ts'), behind);
  return apiOf(folder, { name: 'cards', exports: { '.': { types: './dist/index.d.ts' } } });
}

const DOOR = "export { deal, type Seat } from './behind.js';";
const BEHIND = `
type Suit = 'red' | 'black';
interface Card { suit: Suit; }
interface Apart { never: number; }
/** A place. */
export type Seat = number;
export declare function deal(seat: Seat): Card[];
export declare const apart: Apart;
`;

const PLAIN = api(DOOR, BEHIND);

test('the surface is what a door exports, and what its types lead to', () => {
  expect(PLAIN.report.slice(PLAIN.report.indexOf('##'))).toBe(
    [
      '## cards\n\n```ts',
      'type Seat = number;',
      'function deal(seat: Seat): Card[];',
      '// Not exported:',
      'interface Card {\n    suit: Suit;\n}',
      "type Suit = 'red' | 'black';",
      '```\n',
    ].join('\n'),
  );
});

test.each([
  ['a type that is not exported itself', DOOR, BEHIND.replace("'black'", "'blue'")],
  ['a parameter', DOOR, BEHIND.replace('seat: Seat)', 'seat?: Seat)')],
  ['one more export', "export { apart, deal, type Seat } from './behind.js';", BEHIND],
  ['another name', "export { deal as give, type Seat } from './behind.js';", BEHIND],
])('%s changes it', (_what, door, behind) => {
  expect(api(door, behind).report).not.toBe(PLAIN.report);
});

test.each([
  ['a comment', BEHIND.replace('A place.', 'A place at the table.')],
  ['the order of declarations', BEHIND.split('\n').reverse().join('\n')],
  ['what no door leads to', BEHIND.replace('never: number', 'never: string')],
])('%s does not', (_what, behind) => {
  expect(api(DOOR, behind).report).toBe(PLAIN.report);
});

test('what is exported without a word about it is named', () => {
  expect(PLAIN.undocumented).toEqual(['cards: deal']);
});
