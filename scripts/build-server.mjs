import { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { newestIn } from './build-page.mjs';
import { changedAt, ROOT } from './install.mjs';

/** What the server is made of. */
const SOURCES = ['server', 'table', 'engine', 'protocol'].map((name) => join(ROOT, 'packages', name));
export const SERVER_NAME = 'samsara-server';
/** Packages with machine code cannot be bundled. */
export const INSTALLED = ['libsql'];
/** As deep as its sources: page and documentation are found from here as from there. */
const STARTED = 'packages/server/started';
const PROGRAM = `${STARTED}/dist/${SERVER_NAME}.js`;

/**
 * The path of the server as `npm start` runs it, bundled anew where it is missing or older than something it is made of: to read
 * it from its sources takes longer than all else that is done until it serves.
 */
export async function builtServer() {
  const built = changedAt(PROGRAM);
  const isNew = SOURCES.every((folder) => newestIn(folder) <= built);
  if (!isNew || changedAt('package-lock.json') > built) await bundleToStart();
  return join(ROOT, PROGRAM);
}

/** In a folder of its own first: another server may be started meanwhile. */
async function bundleToStart() {
  const started = join(ROOT, STARTED);
  mkdirSync(started, { recursive: true });
  const folder = mkdtempSync(join(started, 'dist-'));
  await bundleServer(folder);
  rmSync(join(started, 'dist'), { recursive: true, force: true });
  renameSync(folder, join(started, 'dist'));
}

/** Bundles program and threads. */
export async function bundleServer(dist) {
  // Its bundler may have to be installed first.
  const { bundle } = await import('./bundle.mjs');
  await bundle({ source: join(ROOT, 'packages/server/src'), name: SERVER_NAME, dist, external: INSTALLED });
}
