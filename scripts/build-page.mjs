import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './install.mjs';

/** Builds the page into packages/web/dist. Did that go well? */
export function buildPage() {
  console.log('Building the page (vite build)');
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const args = [vite, 'build', '--configLoader', 'runner', '--logLevel', 'warn'];
  const cwd = join(ROOT, 'packages/web');
  return spawnSync(process.execPath, args, { cwd, stdio: 'inherit' }).status === 0;
}
