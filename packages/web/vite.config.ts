import { readdirSync } from 'node:fs';
import { defineConfig } from 'vite';
import { compressedFiles } from './build/compressed-files-plugin.ts';
import { serviceWorkerFiles } from './build/service-worker-plugin.ts';

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [serviceWorkerFiles(readdirSync(new URL('./public/', import.meta.url))), compressedFiles()],
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    rolldownOptions: {
      input: { main: 'index.html', sw: 'src/offline/service-worker.ts' },
      output: {
        // The service worker is found under one name, whatever is in it.
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  worker: { format: 'es' },
});
