// What the bundles of the command line and of the server have in common.
import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { ROOT } from './install.mjs';

/** Bundles `source/main.ts` as `name` and every worker thread beside it, with the licences of what went in. */
export async function bundle({ source, name, dist, external = [] }) {
  rmSync(dist, { recursive: true, force: true });
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: [{ in: join(source, 'main.ts'), out: name }, ...workers(source)],
    outdir: dist,
    bundle: true,
    // What program and threads share is there once, and what a command does not need is not read.
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    metafile: true,
    logLevel: 'warning',
    external,
    // Bundled CommonJS packages still call require for Node's own modules.
    banner: {
      js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);",
    },
  });
  for (const file of readdirSync(dist)) writeAscii(join(dist, file));
  copyFileSync(join(ROOT, 'LICENSE'), join(dist, 'LICENSE'));
  writeFileSync(join(dist, 'THIRD-PARTY-LICENSES'), bundledPackages(metafile).map(licenceOf).join('\n'));
}

/** One letter beyond ASCII, left in a pattern or a comment, would take twice the memory for the whole file. */
function writeAscii(file) {
  const code = readFileSync(file, 'utf8');
  const beyond = /[^\0-\x7f]/g;
  writeFileSync(
    file,
    code.replace(beyond, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`),
  );
}

/** Worker threads start from a file of their own: src/…/name-worker.ts becomes dist/name-worker.js. */
function workers(source) {
  return readdirSync(source, { recursive: true })
    .filter((file) => file.endsWith('-worker.ts') && !/[\\/]testing[\\/]/.test(file))
    .map((file) => ({ in: join(source, file), out: file.replace(/^.*[\\/]|\.ts$/g, '') }));
}

/** The folders of the packages that went into the bundle. */
function bundledPackages(metafile) {
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
