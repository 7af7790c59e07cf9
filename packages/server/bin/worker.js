// Starts a worker thread from its TypeScript source, named by its URL as the first argument. The bundle does
// without: it has workers in JavaScript. So do tests, which name the folder of their bundles.
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const source = process.argv[2];
const bundled = join(process.env.WORKER_BUNDLES ?? '', basename(source, '.ts').concat('.mjs'));

if (process.env.WORKER_BUNDLES !== undefined && existsSync(bundled)) {
  await import(pathToFileURL(bundled).href);
} else {
  const { register } = await import('tsx/esm/api');
  register();
  await import(source);
}
