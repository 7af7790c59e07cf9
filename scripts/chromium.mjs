import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installFromDebian } from './debian.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** The path of a Chromium, kept in CHROMIUM for the tests. Debian's is installed where there is none and we may. */
export function findChromium() {
  const found = process.env.CHROMIUM ?? inPath() ?? (installFromDebian('chromium') ? inPath() : undefined);
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
  return folders.some((folder) => existsSync(join(folder, 'certutil'))) || installFromDebian('libnss3-tools');
}
