import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from '../scripts/install.mjs';
import { guides } from '../site/guides.mjs';
import { bundleLiveExamples, liveExamples } from '../site/live-examples.mjs';
import { PRINTED, unlikePrinted } from './live-examples.ts';

const examples: readonly { id: string; code: string }[] = liveExamples(guides());
// Inside of the repository, where packages are found.
const folder = mkdtempSync(join(ROOT, 'site/dist-'));
let scripts: ReadonlyMap<string, string>;
beforeAll(async () => {
  scripts = await bundleLiveExamples(examples, folder, { inPage: false });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('every live example is expected to print something, and nothing else is expected', () => {
  expect(examples.map(({ id }) => id).sort()).toEqual(Object.keys(PRINTED).sort());
});

test.each(examples)('$id prints what its guide says', ({ id }) => {
  const printed = execFileSync(process.execPath, [String(scripts.get(id))], { encoding: 'utf8' });
  expect(unlikePrinted(id, printed.trimEnd().split('\n'))).toEqual([]);
});

test('their types are right', () => {
  for (const { id, code } of examples) writeFileSync(join(folder, `${id}.ts`), code);
  const project = join(folder, 'tsconfig.json');
  const options = { lib: ['ES2022', 'DOM'] };
  writeFileSync(
    project,
    JSON.stringify({ extends: '../../tsconfig.base.json', compilerOptions: options, include: ['*.ts'] }),
  );
  const tsc = join(ROOT, 'node_modules/typescript-native/bin/tsc');
  expect(
    execFileSync(process.execPath, [tsc, '--singleThreaded', '--project', project], { encoding: 'utf8' }),
  ).toBe('');
});
