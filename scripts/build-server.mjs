// The server as `npm start` runs it: bundled once, because to read it from its sources takes longer than all else that is done until it serves.
import { mkdirSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { newestIn } from './build-page.mjs';
import { ROOT } from './install.mjs';

const PACKAGE = join(ROOT, 'packages/server');
/** What it is made of. */
const SOURCES = ['server', 'table', 'engine', 'protocol'].map((name) => join(ROOT, 'packages', name));
const NAME = 'samsara-server';
/** As deep as its sources: page and documentation are found from here as from there. */
const STARTED = join(PACKAGE, 'started');
const PROGRAM = join(STARTED, 'dist', `${NAME}.js`);
/** Packages with machine code cannot be bundled. */
const INSTALLED = ['libsql'];

/** The path of the bundled server, bundled anew where it is missing or older than something it is made of. */
export async function builtServer() {
  const built = changedAt(PROGRAM);
  const isNew = SOURCES.every((folder) => newestIn(folder) <= built);
  if (!isNew || changedAt(join(ROOT, 'package-lock.json')) > built) await bundleServer();
  return PROGRAM;
}

/** In a folder of its own first: another server may be started meanwhile. */
async function bundleServer() {
  const { bundle } = await import('./bundle.mjs');
  mkdirSync(STARTED, { recursive: true });
  const folder = mkdtempSync(join(STARTED, 'dist-'));
  await bundle({ source: join(PACKAGE, 'src'), name: NAME, dist: folder, external: INSTALLED });
  rmSync(join(STARTED, 'dist'), { recursive: true, force: true });
  renameSync(folder, join(STARTED, 'dist'));
}

function changedAt(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
