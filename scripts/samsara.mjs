import { spawn } from 'node:child_process';
import { installIfNeeded, ROOT } from './install.mjs';

/** Runs the command line from the checkout, and ends as it ends. */
export function samsara(args) {
  if (!installIfNeeded()) process.exit(1);
  // Ctrl-C reaches both processes; the command line decides what it means.
  process.on('SIGINT', () => {});
  const child = spawn(process.execPath, [`${ROOT}packages/cli/bin/samsara.js`, ...args], {
    stdio: 'inherit',
  });
  child.on('exit', (code) => process.exit(code ?? 1));
}
