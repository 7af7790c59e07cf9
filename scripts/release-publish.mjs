// npm run release:publish [-- --dry-run …]: packs what is published and gives the tarballs to the registry, with whatever else npm publish
// is to be told, and names the commit by the version.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './install.mjs';
import { manifestOf, PUBLISHED, packStaged, repositoryFields, stage } from './packages.mjs';

const ARGUMENTS = process.argv.slice(2);

if (Object.keys(repositoryFields(PUBLISHED[0])).length === 0) {
  refuse('Where the source is kept has to be known, for provenance too: set SAMSARA_REPOSITORY.');
}
if (run('git', 'status', '--porcelain').stdout !== '') refuse('There are changes that are not committed.');

const folder = mkdtempSync(join(tmpdir(), 'samsara-release-'));
try {
  const tarballs = PUBLISHED.map((name) => {
    stage(name, join(folder, name));
    return packStaged(join(folder, name), join(folder, 'tarballs'));
  });
  for (const tarball of tarballs) publish(tarball);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
if (!ARGUMENTS.includes('--dry-run')) run('git', 'tag', `v${manifestOf(PUBLISHED[0]).version}`);

function publish(tarball) {
  const { status } = spawnSync('npm', ['publish', tarball, ...ARGUMENTS], { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${tarball} was not published`);
}

function run(command, ...args) {
  return spawnSync(command, args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
}

function refuse(why) {
  console.error(why);
  process.exit(2);
}
