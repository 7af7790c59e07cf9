import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

/** In a checkout workers start from their source, in the published package from the bundle beside this one. */
const IN_CHECKOUT = import.meta.url.endsWith('.ts');

/** A thread of its own: `simulation/simulate-worker` is src/simulation/simulate-worker.ts, or dist/simulate-worker.js. */
export function startWorker(name: string, workerData: unknown): Worker {
  if (!IN_CHECKOUT) return new Worker(bundled(name), { workerData });
  const starter = new URL('../../bin/worker.js', import.meta.url);
  return new Worker(starter, { argv: [new URL(`../${name}.ts`, import.meta.url).href], workerData });
}

/** A process of its own, in which nothing else has run before; gives back the JSON that it prints. */
export function runAlone(
  name: string,
  args: readonly string[],
  nodeOptions: readonly string[],
): Promise<unknown> {
  const child = spawn(process.execPath, [...nodeOptions, bundled(name), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(JSON.parse(printed));
      else reject(new Error(`${name} ended with ${code}`));
    });
  });
}

let bundles: string | undefined;

/** A worker as it is published. In a checkout it is bundled first: what runs from source is slower. */
function bundled(name: string): string {
  bundles ??= IN_CHECKOUT ? bundleCheckout() : fileURLToPath(new URL('.', import.meta.url));
  return join(bundles, `${name.replace(/^.*\//, '')}.js`);
}

function bundleCheckout(): string {
  const directory = mkdtempSync(join(tmpdir(), 'samsara-bundle-'));
  process.on('exit', () => rmSync(directory, { recursive: true, force: true }));
  const bundler = fileURLToPath(new URL('../../../../scripts/bundle-cli.mjs', import.meta.url));
  execFileSync(process.execPath, [bundler, directory], { stdio: 'inherit' });
  return directory;
}
