// Set-up of the tests of server and command line: the programs that they start as threads and processes are bundled once,
// because reading them from source takes a second or more every time.
import { mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { ROOT } from './install.mjs';

const SERVER = join(ROOT, 'packages/server/src');
const COMMAND_LINE = join(ROOT, 'packages/cli/src');

/** Threads find their bundle by WORKER_BUNDLES, in bin/worker.js; tests get the server as `inject('server')`. */
export async function setup({ provide }) {
  const folder = mkdtempSync(join(tmpdir(), 'samsara-bundled-'));
  await build({
    entryPoints: [
      { in: join(SERVER, 'main.ts'), out: 'samsara-server' },
      ...[SERVER, COMMAND_LINE].flatMap(workers),
    ],
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
    external: ['libsql', 'pg-native'],
    // Bundled CommonJS packages still call require for Node's own modules.
    banner: {
      js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);",
    },
  });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  process.env.WORKER_BUNDLES = folder;
  provide('server', join(folder, 'samsara-server.mjs'));
  return () => rmSync(folder, { recursive: true, force: true });
}

function workers(source) {
  return readdirSync(source, { recursive: true })
    .filter((file) => file.endsWith('-worker.ts'))
    .map((file) => ({ in: join(source, file), out: basename(file, '.ts') }));
}
