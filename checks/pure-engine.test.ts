import ts from 'typescript';
import { expect, test } from 'vitest';
import { SOURCES } from './sources.ts';

/** The clock and chance outside of the seed: what the ES library offers, and what browsers and Node add to it. */
const IMPURE = [
  'Date',
  'Math.random',
  'performance.now',
  'crypto.getRandomValues',
  'crypto.randomUUID',
  'setTimeout',
  'setInterval',
  'fetch',
  'process.env',
];

/** The impure things a source text uses, not counting comments and texts. */
function impureUses(file: string, source: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const name = ts.isIdentifier(node) || ts.isPropertyAccessExpression(node) ? node.getText(root) : '';
    if (IMPURE.includes(name)) found.push(name);
    ts.forEachChild(node, visit);
  };
  const root = ts.createSourceFile(file, source, ts.ScriptTarget.Latest);
  visit(root);
  return found;
}

test.each(['engine', 'table'])('%s reads no clock and takes chance from the seed alone', (packageName) => {
  const impure = [...SOURCES]
    .filter(([file]) => file.startsWith(`${packageName}/`) && !file.endsWith('.test.ts'))
    .flatMap(([file, source]) => impureUses(file, source).map((name) => `${file} uses ${name}`));
  expect(impure).toEqual([]);
});

test.each([
  ['const now = Date.now();', ['Date']],
  ['const now = new Date();', ['Date']],
  ['const x = Math.random();', ['Math.random']],
  ['setTimeout(go, 10);', ['setTimeout']],
  ['const id = crypto.randomUUID();', ['crypto.randomUUID']],
  ['const x = Math.max(1, 2); // not Math.random', []],
  ["const text = 'Date';", []],
])('%s uses %j', (source, uses) => expect(impureUses('engine/kernel/zones.ts', source)).toEqual(uses));
