import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './install.mjs';

/** What the page is made of. */
const PAGE_SOURCES = ['web', 'protocol', 'engine', 'table'].map((name) => join(ROOT, 'packages', name));
const PAGE = join(ROOT, 'packages/web/dist/index.html');

/** Builds the page into packages/web/dist. Did that go well? */
export function buildPage() {
  console.log('Building the page (vite build)');
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const args = [vite, 'build', '--configLoader', 'runner', '--logLevel', 'warn'];
  const cwd = join(ROOT, 'packages/web');
  return spawnSync(process.execPath, args, { cwd, stdio: 'inherit' }).status === 0;
}

/** Builds the page when it is missing or older than something it is made of. Did that go well? */
export function buildPageIfNeeded() {
  const built = statSync(PAGE, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (PAGE_SOURCES.every((folder) => newestIn(folder) <= built)) return true;
  return buildPage();
}

/** When the youngest file of a folder was changed; what was built or installed does not count. */
export function newestIn(folder) {
  let newest = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (/^(?:dist(?:-.*)?|node_modules)$/.test(entry.name)) continue;
    const path = join(folder, entry.name);
    const changed = entry.isDirectory() ? newestIn(path) : statSync(path).mtimeMs;
    newest = Math.max(newest, changed);
  }
  return newest;
}
