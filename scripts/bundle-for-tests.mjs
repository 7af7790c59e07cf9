// Set-up of the tests of server and command line, and of the campaigns: the programs that they start as threads and processes
// are bundled once, because reading them from source takes a second or more every time.
import { mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { ROOT } from './install.mjs';

const SERVER = join(ROOT, 'packages/server/src');
const CAMPAIGNS = join(ROOT, 'packages/server/campaigns');
const COMMAND_LINE = join(ROOT, 'packages/cli/src');
const EXTERNAL = ['libsql', 'pg-native'];

/** Threads find their bundle by WORKER_BUNDLES, in bin/worker.js; tests get the server as `inject('server')`. */
export async function setup({ provide }) {
  const server = { in: join(SERVER, 'main.ts'), out: 'samsara-server' };
  const folder = await bundle([server, ...[SERVER, COMMAND_LINE].flatMap(workers)]);
  process.env.WORKER_BUNDLES = folder;
  provide('server', join(folder, 'samsara-server.mjs'));
  return () => rmSync(folder, { recursive: true, force: true });
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
