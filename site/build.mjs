// npm run docs:site [-- FOLDER]: builds the documentation into site/dist, or into another folder.
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { build } from 'esbuild';
import { installIfNeeded, ROOT } from '../scripts/install.mjs';
import { compressFiles } from './compressed-files.mjs';
import { guides } from './guides.mjs';
import { bundleLiveExamples, liveExamples } from './live-examples.mjs';
import { faultsIn } from './page-faults.mjs';
import { makePagesStrict } from './strict-pages.mjs';

const FONTS = ['display.woff2', 'text.woff2'];

if (!installIfNeeded()) process.exit(1);
const folder = resolve(process.argv[2] ?? join(ROOT, 'site/dist'));
const began = performance.now();
await buildSite(folder);
console.log(`${folder}: built in ${((performance.now() - began) / 1000).toFixed(1)} s`);

/** The site is made beside its place and put there when it is whole. */
async function buildSite(place) {
  mkdirSync(dirname(place), { recursive: true });
  const work = mkdtempSync(`${place}-`);
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      rmSync(work, { recursive: true, force: true });
      process.exit(130);
    });
  }
  try {
    const made = join(work, 'site');
    await writeSite(made, work);
    if (existsSync(place)) renameSync(place, join(work, 'old'));
    renameSync(made, place);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

async function writeSite(out, work) {
  // Read only now: where something has to be installed first, it is there.
  const { writeReference } = await import('./reference.mjs');
  const all = guides();
  const live = join(work, 'live');
  const scripts = await bundleLiveExamples(liveExamples(all), live, { inPage: true });
  const pageScript = join(work, 'page.js');
  await build({
    entryPoints: [join(ROOT, 'site/live/page.ts')],
    outfile: pageScript,
    bundle: true,
    minify: true,
  });
  await writeReference({ out, work, guides: all, scripts, pageScript });
  renameSync(live, join(out, 'assets/live'));
  for (const font of FONTS)
    copyFileSync(join(ROOT, 'packages/web/src/app/fonts', font), join(out, 'assets', font));
  makePagesStrict(out);
  const faults = faultsIn(out);
  if (faults.length > 0) throw new Error(`The site is not whole:\n${faults.join('\n')}`);
  await compressFiles(out);
}
