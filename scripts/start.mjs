// npm start [-- options]: installs and builds what is missing or out of date, and starts the server.
// The variables of a file .env are taken over, if there is one.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { buildPage } from './build-page.mjs';
import { installIfNeeded, ROOT } from './install.mjs';

/** What the page is made of. */
const PAGE_SOURCES = ['web', 'protocol', 'engine'].map((name) => join(ROOT, 'packages', name));
const PAGE = join(ROOT, 'packages/web/dist/index.html');

main(process.argv.slice(2));

function main(args) {
  if (!installIfNeeded()) process.exit(1);
  const env = join(ROOT, '.env');
  if (existsSync(env)) process.loadEnvFile(env);
  const isServing = args.length === 0 || (args[0] === 'serve' && args.length === 1);
  if (isServing && !buildPageIfNeeded()) process.exit(1);
  startServer(args);
}

/** Builds the page when it is missing or older than something it is made of. Did that go well? */
function buildPageIfNeeded() {
  const built = statSync(PAGE, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (PAGE_SOURCES.every((folder) => newestIn(folder) <= built)) return true;
  return buildPage();
}

/** When the youngest file of a folder was changed; what was built or installed does not count. */
function newestIn(folder) {
  let newest = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === 'dist' || entry.name === 'node_modules') continue;
    const path = join(folder, entry.name);
    const changed = entry.isDirectory() ? newestIn(path) : statSync(path).mtimeMs;
    newest = Math.max(newest, changed);
  }
  return newest;
}

/** The server ends as it wants to; signals are passed on, and its exit code is ours. */
function startServer(args) {
  const server = join(ROOT, 'packages/server/bin/samsara-server.js');
  const child = spawn(process.execPath, [server, ...args], { stdio: 'inherit' });
  // Ctrl-C in a terminal reaches the server by itself.
  process.on('SIGINT', () => {
    if (!process.stdin.isTTY) child.kill('SIGINT');
  });
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  child.on('exit', (code) => process.exit(code ?? 1));
}
