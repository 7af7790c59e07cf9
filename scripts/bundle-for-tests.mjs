// Set-up of the tests of server and command line, and of the campaigns: the programs that they start as threads and processes
// are bundled once, because reading them from source takes a second or more every time.
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
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

/** The packages that the others import by name. */
const LIBRARIES = ['engine', 'protocol', 'table'];

/** These packages, door by door, so that no process has to read them from their source; gives back their folder. */
export function bundleLibraries() {
  return bundle(LIBRARIES.flatMap(doorsOf), { banner: {} });
}

/** For Vite: where the doors lie in that folder. What is no module is still read from its source. */
export function bundledDoors(folder) {
  const library = `@samsara/(${LIBRARIES.join('|')})`;
  return [
    { find: new RegExp(`^${library}$`), replacement: `${folder}/$1.mjs` },
    { find: new RegExp(`^${library}/([^.?]+)$`), replacement: `${folder}/$1/$2.mjs` },
  ];
}

/** The modules that a package offers, and what they are imported as; a star stands for each game. */
function doorsOf(library) {
  const folder = join(ROOT, 'packages', library);
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const modules = Object.entries(exports).filter(([, file]) => file.endsWith('.ts'));
  return modules.flatMap(([door, file]) => {
    const names = file.includes('*') ? readdirSync(join(folder, file.split('*')[0])) : [''];
    return names
      .map((name) => ({
        in: join(folder, file.replace('*', name)),
        out: join(library, door.replace('*', name)),
      }))
      .filter((entry) => existsSync(entry.in));
  });
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

/** Campaigns look for files of the checkout beside their own source, which is not where their bundle lies. */
const knowsItsSource = {
  name: 'knows its source',
  setup({ onLoad }) {
    onLoad({ filter: /\.[cm]?[jt]s$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      if (!source.includes('import.meta.url')) return undefined;
      const address = JSON.stringify(pathToFileURL(path).href);
      return { contents: `const addressOfSource = ${address}; ${source}`, loader: 'default' };
    });
  },
};

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
