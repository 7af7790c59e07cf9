// Set-up of the tests of server and command line, and of the campaigns: the programs that they start as threads and processes
// are bundled once, because reading them from source takes a second or more every time.
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { knowsItsSource } from './compile-for-tests.mjs';
import { ROOT } from './install.mjs';

const SERVER = join(ROOT, 'packages/server/src');
const CAMPAIGNS = join(ROOT, 'packages/server/campaigns');
const COMMAND_LINE = join(ROOT, 'packages/cli/src');
const EXTERNAL = ['libsql', 'pg-native'];

/**
 * Threads find their bundle by WORKER_BUNDLES, in bin/worker.js; tests get the server as `inject('server')`, the command line
 * as `inject('samsara')`, and the module that runs its lines in any process as `inject('run')`.
 */
export async function setup({ provide }) {
  const server = { in: join(SERVER, 'main.ts'), out: 'samsara-server' };
  const run = { in: join(COMMAND_LINE, 'run.ts'), out: 'samsara-run' };
  const published = mkdtempSync(join(tmpdir(), 'samsara-published-'));
  const [folder, threads] = await Promise.all([
    bundle([server, run, ...[SERVER, COMMAND_LINE].flatMap(workers)]),
    // Hundreds of threads are started: each reads one file that holds no more than it needs.
    bundle([SERVER, COMMAND_LINE].flatMap(workers), { splitting: false }),
    publishCommandLine(published),
  ]);
  process.env.WORKER_BUNDLES = threads;
  provide('server', join(folder, 'samsara-server.mjs'));
  provide('run', pathToFileURL(join(folder, 'samsara-run.mjs')).href);
  provide('samsara', join(published, 'bin/samsara.js'));
  return () => {
    for (const made of [folder, threads, published]) rmSync(made, { recursive: true, force: true });
  };
}

/** Puts the command line as it is published into a folder: it starts faster than the source, and nothing is written into the checkout. */
async function publishCommandLine(folder) {
  const bundler = join(ROOT, 'scripts/bundle-cli.mjs');
  await promisify(execFile)(process.execPath, [bundler, join(folder, 'dist')]);
  for (const file of ['package.json', 'bin/samsara.js'])
    cpSync(join(ROOT, 'packages/cli', file), join(folder, file));
}

/** Campaigns by name, with the threads that some of them start: WORKER_BUNDLES has to name their folder, which this gives back. */
export function bundleCampaigns(names) {
  const campaigns = names.map((name) => ({ in: join(CAMPAIGNS, `${name}.ts`), out: name }));
  return bundle([...campaigns, ...workers(SERVER)], {
    external: [...EXTERNAL, 'esbuild'],
    define: { 'import.meta.url': 'addressOfSource' },
    plugins: [knowsItsSource],
  });
}

async function bundle(entryPoints, more = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'samsara-bundled-'));
  await build({
    entryPoints,
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // What several of them share is written and read once, and what a command does not need is not read at all.
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
    external: EXTERNAL,
    // Bundled CommonJS packages still call require for Node's own modules.
    banner: {
      js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);",
    },
    ...more,
  });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

function workers(source) {
  return readdirSync(source, { recursive: true })
    .filter((file) => file.endsWith('-worker.ts'))
    .map((file) => ({ in: join(source, file), out: basename(file, '.ts') }));
}
