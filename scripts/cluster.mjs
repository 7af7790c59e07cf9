// npm run cluster [-- --nodes 3 --port 8080]: three nodes on a real PostgreSQL with a standby and a real NATS, to try out.
// Everything is gone when it ends. Installs and builds what is missing.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildPageIfNeeded } from './build-page.mjs';
import { installIfNeeded, ROOT } from './install.mjs';

if (!installIfNeeded() || !buildPageIfNeeded()) process.exit(1);
const tsx = join(ROOT, 'node_modules/tsx/dist/cli.mjs');
const program = join(ROOT, 'packages/server/campaigns/run-cluster.ts');
const child = spawn(process.execPath, [tsx, program, ...process.argv.slice(2)], { stdio: 'inherit' });
// Ctrl-C in a terminal reaches it by itself.
process.on('SIGINT', () => {
  if (!process.stdin.isTTY) child.kill('SIGINT');
});
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code) => process.exit(code ?? 1));
