import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { emptyDirectory, lastJson, samsara } from './testing/samsara.ts';

test('the packed command line works anywhere, with threads and processes of its own', async () => {
  const elsewhere = emptyDirectory();
  const packing = fileURLToPath(new URL('../../../scripts/pack.mjs', import.meta.url));
  const tarball = execFileSync(process.execPath, [packing, '--to', elsewhere, 'cli'], { encoding: 'utf8' });
  mkdirSync(join(elsewhere, 'unpacked'));
  execFileSync('tar', ['-xzf', tarball.trim(), '-C', join(elsewhere, 'unpacked')]);
  const files = readdirSync(join(elsewhere, 'unpacked/package'));
  expect(files).toEqual(['LICENSE', 'README.md', 'bin', 'dist', 'package.json']);
  const program = join(elsewhere, 'unpacked/package/bin/samsara.js');
  const runOptions = { program, cwd: elsewhere };

  expect((await samsara('--version', runOptions)).out).toMatch(/^\d+\.\d+\.\d+\n$/);
  const simulated = await samsara('simulate karma --games 60 --threads 2 --json', runOptions);
  expect(lastJson(simulated)).toMatchObject({ games: 60 });
  const measured = await samsara('bench karma --seconds 0.1 --json', runOptions);
  expect(lastJson(measured)).toMatchObject({ game: 'karma', seats: 4 });
});
