import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

/** In a checkout workers start from their source, in the published package from the bundle beside this one. */
const IN_CHECKOUT = import.meta.url.endsWith('.ts');

/** What a worker is started with: a file, and arguments that come before its own. */
interface Start {
  readonly file: URL;
  readonly args: readonly string[];
}

/** `simulation/simulate-worker` is src/simulation/simulate-worker.ts, or dist/simulate-worker.js. */
function startOf(name: string): Start {
  if (IN_CHECKOUT) {
    return {
      file: new URL('../bin/worker.js', import.meta.url),
      args: [new URL(`./${name}.ts`, import.meta.url).href],
    };
  }
  return { file: new URL(`./${name.replace(/^.*\//, '')}.js`, import.meta.url), args: [] };
}

/** A thread of its own. */
export function startWorker(name: string, workerData: unknown): Worker {
  const { file, args } = startOf(name);
  return new Worker(file, { argv: [...args], workerData });
}

/** A process of its own, in which nothing else has run before; gives back the JSON that it prints. */
export function runAlone(
  name: string,
  args: readonly string[],
  nodeOptions: readonly string[],
): Promise<unknown> {
  const { file, args: before } = startOf(name);
  const child = spawn(process.execPath, [...nodeOptions, fileURLToPath(file), ...before, ...args], {
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
