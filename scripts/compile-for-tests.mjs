// For `npm test`: compiles the modules of some packages once. Node then reads them as they are, and they run as fast as what is deployed:
// where vitest reads sources, it is asked again for a module whenever something that was imported is used.
import { existsSync, mkdtempSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { ROOT } from './install.mjs';

const PACKAGES = join(ROOT, 'packages');
/** Those whose modules any Node can read; what the page is made of holds pictures and styles too. */
const COMPILED = ['engine', 'protocol', 'table', 'server', 'cli'];

/** Every module by itself, in a folder laid out like `packages`; gives back that folder. */
export async function compilePackages() {
  const folder = mkdtempSync(join(tmpdir(), 'samsara-compiled-'));
  const modules = COMPILED.flatMap(modulesOf);
  await build({
    entryPoints: modules,
    outdir: folder,
    outbase: PACKAGES,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
    define: { 'import.meta.url': 'addressOfSource' },
    plugins: [oneByOne(new Set(modules), doorsOf(COMPILED)), knowsItsSource],
  });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  for (const name of COMPILED) {
    const own = join(PACKAGES, name, 'node_modules');
    if (existsSync(own)) symlinkSync(own, join(folder, name, 'node_modules'));
  }
  return folder;
}

/** For Vite: imports of modules that were compiled into this folder lead there, by name or from beside. */
export function compiledModules(folder) {
  const doors = doorsOf(COMPILED);
  return {
    name: 'compiled modules',
    enforce: 'pre',
    resolveId(wanted, importer) {
      const source = sourceOf(wanted, importer && dirname(importer), doors);
      if (source === undefined || relative(PACKAGES, source).startsWith('..')) return undefined;
      const compiled = join(folder, compiledAs(relative(PACKAGES, source)));
      return existsSync(compiled) ? compiled : undefined;
    },
  };
}

/** For vitest: what was compiled is imported as it is. */
export const AS_COMPILED = { deps: { external: [/\/samsara-compiled-/] } };

function modulesOf(name) {
  const folder = join(PACKAGES, name);
  return readdirSync(folder, { recursive: true })
    .filter((file) => /(?<!\.test|\.d)\.ts$/.test(file) && !/(?:^|\/)(?:node_modules|dist)\//.test(file))
    .map((file) => join(folder, file));
}

/** Of what is imported, the modules stay in files of their own. */
function oneByOne(modules, doors) {
  return {
    name: 'one by one',
    setup({ onResolve }) {
      onResolve({ filter: /^(\.|@samsara\/)/ }, ({ path, importer, resolveDir, kind }) => {
        const source = kind === 'entry-point' ? undefined : sourceOf(path, resolveDir, doors);
        if (!modules.has(source)) return undefined;
        return { path: compiledAs(`./${relative(dirname(importer), source)}`), external: true };
      });
    },
  };
}

/** The source of what is imported there, where it is a module of these packages. */
function sourceOf(wanted, folder, doors) {
  const source = wanted.startsWith('.') && folder ? resolve(folder, wanted) : doors.get(wanted);
  return source?.endsWith('.ts') ? source : undefined;
}

function compiledAs(path) {
  return path.replace(/\.ts$/, '.mjs');
}

/** The modules that packages offer by name, and where their sources are; a star stands for each game. */
function doorsOf(names) {
  return new Map(names.flatMap(doorsOfPackage));
}

function doorsOfPackage(name) {
  const folder = join(PACKAGES, name);
  const { exports = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return Object.entries(exports).flatMap(([door, file]) => {
    const games = file.includes('*') ? readdirSync(join(folder, file.split('*')[0])) : [''];
    return games.map((game) => [
      `@samsara/${name}${door.slice(1).replace('*', game)}`,
      join(folder, file.replace('*', game)),
    ]);
  });
}

/** Modules look for files of the checkout beside their own source, which is not where they lie now. */
export const knowsItsSource = {
  name: 'knows its source',
  setup({ onLoad }) {
    onLoad({ filter: /\.[cm]?[jt]s$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      if (!source.includes('import.meta.url')) return undefined;
      const address = JSON.stringify(pathToFileURL(path).href);
      return { contents: `const addressOfSource = ${address}; ${source}`, loader: 'default' };
    });
  },
};
