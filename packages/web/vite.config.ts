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

/** What every table needs goes into two files instead of thirty small ones: they come at once and compress better. */
const CHUNKS = [
  {
    name: 'engine',
    test: [
      /@noble/,
      /engine\/src\/(?:kernel|bots)\//,
      /engine\/src\/record\/(?:record|replay|fairness)\.ts/,
      /engine\/src\/texts\/sentences\.ts/,
      /web\/src\/local\/(?:work|plan|local-table|bot-seats|local-clock|undo|deciding)\.ts/,
    ],
  },
  {
    name: 'kit',
    test: [
      // Without what the lobby has already, and what is opened later.
      /web\/src\/table\/(?!sounds|gathering|end-panel|plain-board|key-list|table-menu|chat-sheet)/,
      /web\/src\/connection\/(?:local-session|remote-session|table-store)\.ts/,
      /web\/src\/local\/(?:planned|workers)\.ts/,
    ],
  },
].map(({ name, test }) => ({ name, test: (id: string) => test.some((each) => each.test(id)) }));

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
    rolldownOptions: {
      input: { main: 'index.html', sw: 'src/offline/service-worker.ts', ...WORKERS },
      output: {
        // The service worker is found under one name, whatever is in it.
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        codeSplitting: { includeDependenciesRecursively: false, groups: CHUNKS },
      },
    },
  },
});
