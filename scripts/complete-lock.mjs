// npm leaves an optional platform package out of the lock file when the registry it asked does not hold it,
// and `npm ci` then refuses that lock file. This adds the missing entries, and asks the registry for the hashes of packages
// without one: what is installed without a hash may be anything. Run it after changing dependencies.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const LOCK_FILE = new URL('../package-lock.json', import.meta.url);

/** Every optional package that some entry of the lock file names and the lock file does not hold. */
export function missingOptionals(lock) {
  const missing = new Map();
  for (const [place, entry] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      const isHeld = placesToLook(place, name).some((candidate) => candidate in lock.packages);
      if (!isHeld) missing.set(`node_modules/${name}`, { version, dev: entry.dev, ...platform(name) });
    }
  }
  return missing;
}

/** Every package that would be installed without its content being compared with a hash. */
export function withoutIntegrity(lock) {
  return Object.entries(lock.packages)
    .filter(([place, entry]) => place.includes('node_modules/') && !entry.link && !entry.integrity)
    .map(([place]) => place);
}

/** The hash of a package as the registry says it; undefined where it does not hold this version. */
async function integrityOf(registry, name, version) {
  const answer = await fetch(new URL(`${name.replace('/', '%2f')}/${version}`, registry));
  return answer.ok ? (await answer.json()).dist?.integrity : undefined;
}

/** The folders in which a package at `place` would find `name`, nearest first. */
function placesToLook(place, name) {
  const folders = [];
  let folder = place;
  while (folder !== '') {
    folders.push(`${folder}/node_modules/${name}`);
    folder = folder.includes('/node_modules/') ? folder.slice(0, folder.lastIndexOf('/node_modules/')) : '';
  }
  return [...folders, `node_modules/${name}`];
}

const SYSTEMS = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const PROCESSORS = [
  'arm64',
  'arm',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'x64',
];

/** The platform a package is meant for, as its name says it: `cli-linux-x64-musl`. */
function platform(name) {
  if (name === 'fsevents') return { os: ['darwin'] };
  const words = name.split(/[-/]/);
  const os = SYSTEMS.find((system) => words.includes(system));
  const cpu = PROCESSORS.find((processor) => words.includes(processor));
  const libc = words.some((word) => word.startsWith('musl'))
    ? 'musl'
    : words.some((word) => word.startsWith('gnu')) && 'glibc';
  if (!os && !cpu) throw new Error(`${name} does not say which platform it is for`);
  return {
    ...(os && { os: [os] }),
    ...(cpu && { cpu: [cpu] }),
    ...(os === 'linux' && libc && { libc: [libc] }),
  };
}

/** npm's order of the fields of an entry. */
function entryOf({ version, dev, os, cpu, libc }) {
  return { version, cpu, ...(dev && { dev }), ...(libc && { libc }), optional: true, ...(os && { os }) };
}

/** The hash stands behind the version. */
function withIntegrity({ version, ...rest }, integrity) {
  return { version, integrity, ...rest };
}

async function addIntegrity(lock) {
  const registry = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim();
  for (const place of withoutIntegrity(lock)) {
    const name = lock.packages[place].name ?? place.slice(place.lastIndexOf('node_modules/') + 13);
    const integrity = await integrityOf(registry, name, lock.packages[place].version);
    if (integrity !== undefined) lock.packages[place] = withIntegrity(lock.packages[place], integrity);
  }
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const lock = JSON.parse(readFileSync(LOCK_FILE, 'utf8'));
  const missing = missingOptionals(lock);
  for (const [place, found] of missing) lock.packages[place] = entryOf(found);
  await addIntegrity(lock);
  const byPlace = ([a], [b]) => (a < b ? -1 : 1);
  lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(byPlace));
  writeFileSync(LOCK_FILE, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`${missing.size} optional platform packages added to package-lock.json`);
  const unknown = withoutIntegrity(lock);
  if (unknown.length > 0) {
    console.error(
      `The registry has no hash for ${unknown.join(', ')}. Take a version that it holds for all platforms.`,
    );
    process.exitCode = 1;
  }
}
