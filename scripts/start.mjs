// npm start [-- options]: installs and builds what is missing or out of date, and starts the server.
// The variables of a file .env are taken over, if there is one.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildPageIfNeeded } from './build-page.mjs';
import { builtServer } from './build-server.mjs';
import { buildSiteBeside } from './build-site.mjs';
import { installIfNeeded, ROOT } from './install.mjs';

/** Where commands start that are not to serve, and the server with games from outside, which may be TypeScript too. */
const FROM_SOURCE = join(ROOT, 'packages/server/bin/samsara-server.js');

/** Room for what lives as long as a move: it grows only under load, and spares a tenth of the processor time there. */
const NODE_ARGUMENTS = ['--max-semi-space-size=64'];
/** Threads that share what they have freed hold on to less of it. */
const ALLOCATION = { MALLOC_ARENA_MAX: '2' };

await main(process.argv.slice(2));

async function main(args) {
  if (!installIfNeeded()) process.exit(1);
  const env = join(ROOT, '.env');
  if (existsSync(env)) process.loadEnvFile(env);
  const isServing = args.length === 0 || (args[0] === 'serve' && args.length === 1);
  if (isServing && !buildPageIfNeeded()) process.exit(1);
  const isBundled = isServing && process.env.SAMSARA_GAMES === undefined;
  // Where nothing may be written, it starts more slowly.
  startServer(isBundled ? await builtServer().catch(() => FROM_SOURCE) : FROM_SOURCE, args);
  if (isServing && process.env.SAMSARA_DOCS_DIR === undefined) buildSiteBeside();
}

/** The server ends as it wants to; signals are passed on, and its exit code is ours. */
function startServer(server, args) {
  const child = spawn(process.execPath, [...NODE_ARGUMENTS, server, ...args], {
    stdio: 'inherit',
    env: { ...ALLOCATION, ...process.env },
  });
  // Ctrl-C in a terminal reaches the server by itself.
  process.on('SIGINT', () => {
    if (!process.stdin.isTTY) child.kill('SIGINT');
  });
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  child.on('exit', (code) => process.exit(code ?? 1));
}
