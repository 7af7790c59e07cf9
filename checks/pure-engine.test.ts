import ts from 'typescript';
import { expect, test } from 'vitest';
import { SOURCES } from './sources.ts';

/** What the ES library still offers of the clock and of chance outside of the seed. */
const IMPURE = ['Date', 'Math.random'];

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

test('the engine reads no clock and takes chance from the seed alone', () => {
  const impure = [...SOURCES]
    .filter(([file]) => file.startsWith('engine/') && !file.endsWith('.test.ts'))
    .flatMap(([file, source]) => impureUses(file, source).map((name) => `${file} uses ${name}`));
  expect(impure).toEqual([]);
});

test.each([
  ['const now = Date.now();', ['Date']],
  ['const now = new Date();', ['Date']],
  ['const x = Math.random();', ['Math.random']],
  ['const x = Math.max(1, 2); // not Math.random', []],
  ["const text = 'Date';", []],
])('%s uses %j', (source, uses) => expect(impureUses('engine/kernel/zones.ts', source)).toEqual(uses));
