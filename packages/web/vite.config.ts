import { readdirSync } from 'node:fs';
import { defineConfig } from 'vite';
import { chunkOf, ENGINE, fetchedAhead, isEngine } from './build/chunks.ts';
import { compressedFiles } from './build/compressed-files-plugin.ts';
import { preparedLessons } from './build/prepared-lessons-plugin.ts';
import { serviceWorkerFiles } from './build/service-worker-plugin.ts';
import { workersApart } from './build/workers-apart-plugin.ts';

const ENTRIES = 'src/local/entries/';

/** The workers are built with the page and not apart from it, so that both load the same files with the rules. */
const WORKERS = Object.fromEntries(
  readdirSync(new URL(ENTRIES, import.meta.url))
    .filter((file) => file.endsWith('-worker.ts'))
    .map((file) => [file.slice(0, -'.ts'.length), ENTRIES + file]),
);

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [
    preparedLessons(),
    // The first page does without a game, and a first move without what comes later.
    workersApart(Object.keys(WORKERS), 'main', [
      ['main', ENGINE],
      ['device', 'device-later'],
    ]),
    serviceWorkerFiles(readdirSync(new URL('./public/', import.meta.url))),
    compressedFiles(),
  ],
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    // Sprites are referred to by their address, and fonts are kept apart from what changes with every build.
    assetsInlineLimit: 0,
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
          groups: [
            { name: (module) => (isEngine(module) ? null : chunkOf(module)), debugName: 'together' },
            // What the rules of all games rest on comes as one file, with whatever else of the engine it takes.
            { name: ENGINE, test: isEngine, includeDependenciesRecursively: true },
          ],
        },
      },
    },
  },
});
