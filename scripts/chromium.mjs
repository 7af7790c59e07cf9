import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** The path of a Chromium, kept in CHROMIUM for the tests. Debian's is installed where there is none and we may. */
export function findChromium() {
  const found = process.env.CHROMIUM ?? inPath() ?? (install('chromium') ? inPath() : undefined);
  if (found === undefined) {
    console.error(
      'No Chromium was found: install one (apt-get install chromium), or name its path in CHROMIUM.',
    );
    return undefined;
  }
  process.env.CHROMIUM = found;
  return found;
}

function inPath() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
    .find((path) => existsSync(path));
}

/** With it a test tells the browser to trust an authority. Installed where it is missing and we may; not needed to run. */
export function findCertutil() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.some((folder) => existsSync(join(folder, 'certutil'))) || install('libnss3-tools');
}

function install(debianPackage) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log(`Installing ${debianPackage} (apt-get install ${debianPackage})`);
  const apt = (...args) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  const get = () => apt('install', '--yes', '--no-install-recommends', debianPackage);
  return get() || (apt('update') && get());
}
