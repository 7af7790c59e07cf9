// bundle-cli.mjs [DIRECTORY]: bundles the command line with all it needs into packages/cli/dist, the form that is
// published, or into another directory.
import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { ROOT } from './install.mjs';

const SOURCE = join(ROOT, 'packages/cli/src');
const DIST = resolve(process.argv[2] ?? join(ROOT, 'packages/cli/dist'));

rmSync(DIST, { recursive: true, force: true });

const { metafile } = await build({
  absWorkingDir: ROOT,
  entryPoints: [{ in: join(SOURCE, 'main.ts'), out: 'samsara' }, ...workers()],
  outdir: DIST,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  metafile: true,
  logLevel: 'warning',
  // Bundled CommonJS packages still call require for Node's own modules.
  banner: {
    js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);",
  },
});

copyFileSync(join(ROOT, 'LICENSE'), join(DIST, 'LICENSE'));
writeFileSync(join(DIST, 'THIRD-PARTY-LICENSES'), bundledPackages().map(licenceOf).join('\n'));

/** Worker threads start from a file of their own: src/…/name-worker.ts becomes dist/name-worker.js. */
function workers() {
  return readdirSync(SOURCE, { recursive: true })
    .filter((file) => file.endsWith('-worker.ts'))
    .map((file) => ({ in: join(SOURCE, file), out: file.replace(/^.*[\\/]|\.ts$/g, '') }));
}

/** The folders of the packages that went into the bundle. */
function bundledPackages() {
  const folders = Object.keys(metafile.inputs).flatMap(
    (file) => file.match(/^.*node_modules\/(?:@[^/]+\/)?[^/]+/)?.[0] ?? [],
  );
  return [...new Set(folders)].sort();
}

function licenceOf(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));
  const file = readdirSync(join(ROOT, folder)).find((entry) => /^licen[cs]e/i.test(entry));
  const text = file ? readFileSync(join(ROOT, folder, file), 'utf8').trim() : '';
  return `${name} ${version} (${license})\n\n${text}\n`;
}
