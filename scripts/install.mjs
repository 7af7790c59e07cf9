import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Installs the dependencies when they are missing or older than the lock file. Did that go well? */
export function installIfNeeded() {
  if (changedAt('node_modules/.package-lock.json') >= changedAt('package-lock.json')) return true;
  console.log('Installing the dependencies (npm ci)');
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm'];
  const [command, ...args] = [...npm, 'ci', '--include=dev', '--no-progress', '--loglevel=error'];
  return spawnSync(command, args, { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}

/** When a file of the checkout was changed; 0 if there is none. */
export function changedAt(path) {
  return statSync(new URL(`../${path}`, import.meta.url), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
