import { spawn, spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { newestIn } from './build-page.mjs';
import { ROOT } from './install.mjs';

/** What the documentation is made of. */
const SITE_SOURCES = ['docs', 'site', 'packages/engine/src', 'packages/protocol/src'].map((path) =>
  join(ROOT, path),
);
const SITE = join(ROOT, 'site/dist/index.html');
const BUILD = join(ROOT, 'site/build.mjs');
/** The server comes first. */
const WAIT_MS = 5000;

/** Builds the documentation into site/dist. Did that go well? */
export function buildSite() {
  console.log('Building the documentation (npm run docs:site)');
  return spawnSync(process.execPath, [BUILD], { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}

/** Builds it while the server runs, if it is missing or older than what it is made of; whoever plays has the processor first. */
export function buildSiteBeside() {
  const built = statSync(SITE, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (SITE_SOURCES.every((folder) => newestIn(folder) <= built)) return;
  setTimeout(() => {
    const child = spawn(process.execPath, [BUILD], { stdio: 'ignore' });
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    process.on('exit', () => child.kill());
    child.on('exit', (code) => {
      if (code === 1) console.error('The documentation could not be built: npm run docs:site says why.');
    });
  }, WAIT_MS).unref();
}
