import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyDirectory, lastJson, publishTo, samsara } from './testing/samsara.ts';

test('the packed command line works anywhere, with threads and processes of its own', async () => {
  const source = emptyDirectory();
  publishTo(source);
  const elsewhere = emptyDirectory();
  // The scripts would bundle into the checkout.
  const pack = [
    'pack',
    '--ignore-scripts',
    '--silent',
    '--pack-destination',
    elsewhere,
    '--cache',
    join(elsewhere, 'cache'),
  ];
  execFileSync('npm', pack, { cwd: source });
  const [tarball] = readdirSync(elsewhere).filter((name) => name.endsWith('.tgz'));
  mkdirSync(join(elsewhere, 'unpacked'));
  execFileSync('tar', ['-xzf', join(elsewhere, tarball), '-C', join(elsewhere, 'unpacked')]);
  const program = join(elsewhere, 'unpacked/package/bin/samsara.js');
  const runOptions = { program, cwd: elsewhere };

  expect((await samsara('--version', runOptions)).out).toMatch(/^\d+\.\d+\.\d+\n$/);
  const simulated = await samsara('simulate karma --games 60 --threads 2 --json', runOptions);
  expect(lastJson(simulated)).toMatchObject({ games: 60 });
  const measured = await samsara('bench karma --seconds 0.1 --json', runOptions);
  expect(lastJson(measured)).toMatchObject({ game: 'karma', seats: 4 });
});
