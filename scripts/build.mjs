// npm run build: everything that is released, each into the folder dist of its package: the command line, the page, and
// the server with the page and the documentation in it.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildPage } from './build-page.mjs';
import { buildSite } from './build-site.mjs';
import { installIfNeeded, ROOT } from './install.mjs';

const wentWell = installIfNeeded() && bundle('cli') && buildPage() && buildSite() && bundle('server');
process.exitCode = wentWell ? 0 : 1;

function bundle(name) {
  console.log(`Bundling packages/${name}`);
  const script = join(ROOT, `scripts/bundle-${name}.mjs`);
  return spawnSync(process.execPath, [script], { stdio: 'inherit' }).status === 0;
}
