import { readdirSync } from 'node:fs';
import { defineConfig } from 'vite';
import { compressedFiles } from './build/compressed-files-plugin.ts';
import { serviceWorkerFiles } from './build/service-worker-plugin.ts';
import { workersApart } from './build/workers-apart-plugin.ts';

const LOCAL = 'src/local/';

/** The workers are built with the page and not apart from it, so that both load the same files with the rules. */
const WORKERS = Object.fromEntries(
  readdirSync(new URL(LOCAL, import.meta.url))
    .filter((file) => file.endsWith('-worker.ts'))
    .map((file) => [file.slice(0, -'.ts'.length), LOCAL + file]),
);

/**
 * What is needed together goes into one file: it comes at once and compresses better than many small ones.
 * What is opened later stays out, and so do texts, of which only one language is loaded.
 */
const CHUNKS: readonly (readonly [string, RegExp])[] = [
  ['preact', /node_modules\/@?preact\//],
  ['engine', /@noble|engine\/src\/(?:kernel|bots|texts\/sentences)/],
  ['engine', /engine\/src\/record\/(?:record|replay|fairness)\.ts/],
  ['engine', /web\/src\/local\/(?:work|plan|deciding)\.ts/],
  // Only the worker that keeps a table loads it.
  ['device', /packages\/table\/src\//],
  ['device', /web\/src\/local\/(?:device(?:-\w+)?|serial-queue|outbox|beginning|undo|past)\.ts/],
  // What is opened over a table: many small parts, one name to keep in the kit.
  [
    'aside',
    /web\/src\/table\/(?:drag|curtain|plain-board|key-list|table-menu|chat-sheet|open-hand|hint-button|rules-drawer|moment-sheet|recap|standing|agree\w+|why|enlarged|waiting|reading-aloud)\./,
  ],
  ['kit', /web\/src\/connection\/(?:local-session|table-store)\.ts/],
  ['kit', /web\/src\/local\/(?:planned|workers|sharing)\.ts/],
  [
    'kit',
    /web\/src\/table\/(?!sounds|explain|gathering|people-texts|removed-people|hurry|next-game|remote-page|end-panel|result-table|places|company|comings|muted|music|chat-|holding)/,
  ],
  ['$1-$2', /(?:engine|web)\/src\/games\/([^/]+)\/texts\/(?:cards\/)?(de|en|fr)\.ts/],
  ['$1-board', /engine\/src\/games\/([^/]+)\/texts\/(?!rules\/|index\.ts)/],
  [
    '$1-aside',
    /web\/src\/games\/([^/]+)\/(?:final-score|foursome|rebirth-moment|moments|tray|specials|panels\/(?:life|step)|parts\/album-dialog)/,
  ],
  ['$1-aside', /web\/src\/games\/(mieses-karma)\/first-time/],
  ['$1-board', /web\/src\/games\/([^/]+)\//],
  ['$1-rules', /engine\/src\/games\/([^/]+)\/(?!texts\/)/],
];

function chunkOf(id: string): string | null {
  const [name, modules] = CHUNKS.find(([, test]) => test.test(id)) ?? [];
  const [, first = '', second = ''] = modules?.exec(id) ?? [];
  return name?.replace('$1', first).replace('$2', second) ?? null;
}

/** A board has these files already: they need not be named again for its texts. */
const WITH_A_BOARD = /assets\/(?:main|preact|engine|kit|keeping|rolldown-runtime)-[^-]+\./;

/** Files to fetch ahead of an import. What the kit opens later is small, rules come with the board, and in a worker there is nothing to fetch with. */
function fetchedAhead(files: string[], importer: string): string[] {
  if (/\/(?:kit|engine)-[^/]+$/.test(importer)) return [];
  return /-board-[^/]+$/.test(importer) ? files.filter((file) => !WITH_A_BOARD.test(file)) : files;
}

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [
    workersApart(Object.keys(WORKERS), 'main'),
    serviceWorkerFiles(readdirSync(new URL('./public/', import.meta.url))),
    compressedFiles(),
  ],
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    modulePreload: {
      resolveDependencies: (_file, files, { hostId }) => fetchedAhead(files, hostId),
    },
    rolldownOptions: {
      input: { main: 'index.html', sw: 'src/offline/service-worker.ts', ...WORKERS },
      output: {
        // The service worker is found under one name, whatever is in it.
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: chunkOf, debugName: 'together' }],
        },
      },
    },
  },
});
