// bundle-create.mjs [DIRECTORY]: bundles create-samsara-game and its development page into packages/create-samsara-game/dist, or
// into another directory.
import { copyFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { bundle } from './bundle.mjs';
import { ROOT } from './install.mjs';

const PACKAGE = join(ROOT, 'packages/create-samsara-game');
const SOURCE = join(PACKAGE, 'src');

const DIST = resolve(process.argv[2] ?? join(PACKAGE, 'dist'));

await bundle({ source: SOURCE, name: 'create', dist: DIST });
const common = {
  absWorkingDir: ROOT,
  outdir: DIST,
  bundle: true,
  format: 'esm',
  logLevel: 'warning',
};
await build({
  ...common,
  entryPoints: [{ in: join(SOURCE, 'dev/main.ts'), out: 'dev' }],
  platform: 'node',
  target: 'node20',
});
await build({
  ...common,
  entryPoints: [{ in: join(SOURCE, 'page/main.ts'), out: 'page' }],
  platform: 'browser',
  target: 'es2022',
  minify: true,
});
for (const file of ['page.html', 'page.css']) copyFileSync(join(SOURCE, 'page', file), join(DIST, file));
