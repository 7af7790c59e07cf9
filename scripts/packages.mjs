// What is published of a package that others use: compiled modules with declarations and source maps in dist/, and a
// package.json whose doors lead there. In the checkout the doors lead to the source, so that nothing has to be built.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { ROOT } from './install.mjs';

const TSC = join(ROOT, 'node_modules/typescript-native/bin/tsc');
const PACKAGES = join(ROOT, 'packages');

/** The folders of the packages that others use. */
export const PUBLISHED = ['engine', 'protocol', 'cli', 'create-samsara-game'];

/** Programs are published as bundles, made by these scripts. */
const BUNDLED_BY = { cli: 'bundle-cli.mjs', 'create-samsara-game': 'bundle-create.mjs' };

/** Puts a package as it is published into an empty folder, which is made where it is missing. */
export function stage(name, folder) {
  mkdirSync(folder, { recursive: true });
  const source = join(PACKAGES, name);
  const kept = manifestOf(name);
  writeManifest(join(folder, 'package.json'), publishedManifest(kept, name));
  for (const file of ['README.md', 'LICENSE', ...kept.files]) {
    const from = join(source, file);
    if (file !== 'dist' && existsSync(from)) cpSync(from, join(folder, file), { recursive: true });
  }
  build(name, join(folder, 'dist'));
}

/** Builds the `dist` of a package into a folder. */
export function build(name, dist) {
  rmSync(dist, { recursive: true, force: true });
  if (Object.hasOwn(BUNDLED_BY, name)) run([join(ROOT, 'scripts', BUNDLED_BY[name]), dist]);
  else compile(name, dist);
}

/** The package.json of a package as it is published. */
export function publishedManifest({ scripts, devDependencies, private: _, ...kept }, name) {
  const { exports = kept.exports, ...publishConfig } = kept.publishConfig;
  return {
    ...kept,
    ...repositoryFields(name),
    ...(exports === undefined ? {} : { exports }),
    publishConfig,
    ...(kept.dependencies === undefined ? {} : { dependencies: released(kept.dependencies) }),
  };
}

export function manifestOf(name) {
  return JSON.parse(readFileSync(join(PACKAGES, name, 'package.json'), 'utf8'));
}

export function writeManifest(file, manifest) {
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
}

/** Where the source is kept, if that is known: SAMSARA_REPOSITORY, or `repository` in the package.json of the whole. */
export function repositoryFields(name) {
  const written = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).repository;
  const given = process.env.SAMSARA_REPOSITORY || (written?.url ?? written);
  if (given === undefined) return {};
  const address = /^(?:git\+)?(https:\/\/[\w.-]+(?::\d+)?(?:\/[\w.~-]+)+?)(?:\.git)?\/?$/.exec(given)?.[1];
  if (address === undefined) {
    console.error(`SAMSARA_REPOSITORY: ${JSON.stringify(given)} is no https address of a repository.`);
    process.exit(2);
  }
  return {
    homepage: `${address}#readme`,
    bugs: { url: `${address}/issues` },
    repository: { type: 'git', url: `git+${address}.git`, directory: `packages/${name}` },
  };
}

/** Packages of this repository are asked for in the version they have now. */
function released(dependencies) {
  const versions = new Map(
    readdirSync(PACKAGES)
      .filter((name) => existsSync(join(PACKAGES, name, 'package.json')))
      .map((name) => [manifestOf(name).name, manifestOf(name).version]),
  );
  return Object.fromEntries(
    Object.entries(dependencies).map(([name, range]) => [
      name,
      versions.has(name) ? `^${versions.get(name)}` : range,
    ]),
  );
}

/** Compiles what the doors of a package lead to, and so neither tests nor what only this repository uses. */
function compile(name, dist) {
  const folder = mkdtempSync(join(tmpdir(), 'samsara-compile-'));
  try {
    const source = join(PACKAGES, name, 'src');
    writeManifest(join(folder, 'tsconfig.json'), {
      extends: join(PACKAGES, name, 'tsconfig.json'),
      compilerOptions: {
        noEmit: false,
        declaration: true,
        sourceMap: true,
        inlineSources: true,
        rewriteRelativeImportExtensions: true,
        rootDir: source,
        outDir: dist,
      },
      include: [],
      files: doorsOf(name).map((door) => join(source, door)),
    });
    run([TSC, '--singleThreaded', '--project', folder]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  for (const file of readdirSync(dist, { recursive: true })) tidy(dist, file);
}

/** The source files that the published doors of a package lead to, without `src/`. */
export function doorsOf(name) {
  const targets = Object.values(manifestOf(name).publishConfig.exports).flatMap(
    ({ types }) => types?.replace(/^\.\/dist\/|\.d\.ts$/g, '') ?? [],
  );
  return targets.flatMap((target) => {
    if (!target.includes('*')) return `${target}.ts`;
    const [before, after] = target.split('*');
    return readdirSync(join(PACKAGES, name, 'src', before), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => `${before}${entry.name}${after}.ts`);
  });
}

/** Lets declarations name the compiled modules, and source maps name their source as it lies in the repository. */
function tidy(dist, file) {
  const path = join(dist, file);
  if (file.endsWith('.d.ts')) {
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.replace(/((?:from|import)\s*\(?(["'])\.{1,2}\/[^"']*)\.ts\2/g, '$1.js$2'));
  }
  if (file.endsWith('.js.map')) {
    const map = JSON.parse(readFileSync(path, 'utf8'));
    const source = join('src', file.replace(/\.js\.map$/, '.ts'));
    const upwards = relative(join('dist', file, '..'), source);
    writeFileSync(path, JSON.stringify({ ...map, sources: [upwards.split(sep).join('/')] }));
  }
}

function run(command) {
  const { status } = spawnSync(process.execPath, command, { cwd: ROOT, stdio: ['ignore', 2, 'inherit'] });
  if (status !== 0) throw new Error(`${command.join(' ')} failed`);
}

/** Packs a staged folder and gives back the path of the tarball. */
export function packStaged(folder, to) {
  mkdirSync(to, { recursive: true });
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm'];
  const [command, ...args] = [...npm, 'pack', '--json', '--ignore-scripts', '--pack-destination', to];
  // A cache of its own: that of the user may be read-only.
  const cache = mkdtempSync(join(tmpdir(), 'samsara-cache-'));
  try {
    const { status, stdout } = spawnSync(command, [...args, '--cache', cache], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    if (status !== 0) throw new Error(`npm pack failed in ${folder}`);
    return join(to, fileNameIn(JSON.parse(stdout)));
  } finally {
    rmSync(cache, { recursive: true, force: true });
  }
}

/** Older npm gives a list of packages, newer npm an object by their names. */
function fileNameIn(packed) {
  return Object.values(packed)[0].filename;
}
