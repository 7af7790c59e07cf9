import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { REQUIREMENTS } from './asvs-5.ts';
import { anchorsIn, type Evidence, evidenceIn, rowsIn } from './security-document.ts';

const ROOT = new URL('../', import.meta.url);
const document = readFileSync(new URL('docs/security.md', ROOT), 'utf8');
const rows = rowsIn(document);
const VERDICTS = ['holds', 'does not apply', 'does not hold'];

/** Paths are below the server's sources unless they begin otherwise. */
function placeOf(file: string): URL {
  const isWhole = /^(?:packages|checks|deploy)\//.test(file) || !/[/]|\.test\.ts$/.test(file);
  return new URL(isWhole ? file : `packages/server/src/${file}`, ROOT);
}

/** What is wrong with what a row points to. */
function wrongWith({ file, test: name, link }: Evidence): string[] {
  if (link !== undefined) {
    const [path, anchor] = link.split('#');
    if (link.startsWith('https:')) return [];
    const target = path === '' ? document : readOrNothing(new URL(`docs/${path}`, ROOT));
    if (target === undefined) return [`no document ${path}`];
    return anchor === undefined || anchorsIn(target).includes(anchor) ? [] : [`no part ${link}`];
  }
  if (file === undefined) return [];
  const source = readOrNothing(placeOf(file));
  if (source === undefined) return [`no file ${file}`];
  return name === undefined || holdsTest(source, name) ? [] : [`no test “${name}” in ${file}`];
}

function readOrNothing(place: URL): string | undefined {
  return existsSync(place) ? readFileSync(place, 'utf8') : undefined;
}

/** As the name of a test or of a group of tests, whole. */
function holdsTest(source: string, name: string): boolean {
  return ["'", '"', '`'].some(
    (quote) =>
      source.includes(`(${quote}${name}${quote}, `) || source.includes(`  ${quote}${name}${quote},\n`),
  );
}

test('every requirement of levels 1 and 2 has one row, in their order', () => {
  expect(REQUIREMENTS).toHaveLength(70 + 183);
  expect(rows.map(({ number }) => number)).toEqual(REQUIREMENTS);
});

test('every row says what is asked for and has a verdict with a reason', () => {
  for (const { number, asks, verdict, why } of rows) {
    expect([number, VERDICTS.includes(verdict)]).toEqual([number, true]);
    expect([number, asks.trim() !== '', why.trim() !== '']).toEqual([number, true, true]);
  }
});

test('what holds is shown by a test, or by a part of a document where one is asked for', () => {
  const unshown = rows.filter(
    ({ verdict, why }) =>
      verdict === 'holds' &&
      !evidenceIn(why).some(({ test: name, link }) => name !== undefined || link !== undefined),
  );
  expect(unshown.map(({ number }) => number)).toEqual([]);
});

test('every file, test and part that is named is there', () => {
  const wrong = rows.flatMap(({ number, why }) =>
    evidenceIn(why).flatMap((evidence) => wrongWith(evidence).map((what) => `${number}: ${what}`)),
  );
  expect(wrong).toEqual([]);
});

test('the tests that the threats name are there', () => {
  const files = readdirSync(new URL('packages', ROOT), { recursive: true, encoding: 'utf8' });
  const checks = readdirSync(new URL('checks', ROOT));
  const known = new Set(
    [...files.filter((file) => !file.includes('node_modules')), ...checks].map((file) => basename(file)),
  );
  const [threats] = document.split('\n## Ways in');
  const named = [...threats.matchAll(/`([\w-]+\.test\.ts)`/g)].map(([, file]) => file);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((file) => !known.has(file))).toEqual([]);
});

test('the counts of the verdicts are right', () => {
  for (const verdict of VERDICTS) {
    const count = rows.filter((row) => row.verdict === verdict).length;
    expect(document).toContain(`\n| ${verdict} | ${count} |\n`);
  }
});

describe('the check itself', () => {
  test('tests belong to the file before them', () => {
    expect(evidenceIn('so: `http/a.test.ts` “one”, “two”, `b.test.ts` “three”, [here](#data)')).toEqual([
      { file: 'http/a.test.ts' },
      { file: 'http/a.test.ts', test: 'one' },
      { file: 'http/a.test.ts', test: 'two' },
      { file: 'b.test.ts' },
      { file: 'b.test.ts', test: 'three' },
      { link: '#data' },
    ]);
  });

  test.each([
    [{ file: 'http/nothing.test.ts' }, ['no file http/nothing.test.ts']],
    [{ file: 'http/doors.test.ts', test: 'is made' }, ['no test “is made” in http/doors.test.ts']],
    [{ file: 'http/doors.test.ts', test: 'lets one socket in, once' }, []],
    [{ link: '#nothing' }, ['no part #nothing']],
    [{ link: '#data' }, []],
    [{ link: 'nothing.md' }, ['no document nothing.md']],
  ])('%j', (evidence, wrong) => expect(wrongWith(evidence)).toEqual(wrong));
});
