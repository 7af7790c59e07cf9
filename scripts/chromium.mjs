import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installFromDebian } from './debian.mjs';

/** Debian's, and the package: Chromium without its windows. */
const SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** The path of a Chromium, kept in CHROMIUM for the tests. Debian's is installed where there is none and we may. */
export function findChromium() {
  const isNamed = process.env.CHROMIUM !== undefined;
  const found =
    process.env.CHROMIUM ?? inPath(NAMES) ?? (installFromDebian('chromium') ? inPath(NAMES) : undefined);
  if (found === undefined) {
    console.error(
      'No Chromium was found: install one (apt-get install chromium), or name its path in CHROMIUM.',
    );
    return undefined;
  }
  process.env.CHROMIUM = found;
  // Whoever names a browser wants that one. Without a shell all runs in the whole browser, and takes longer.
  const shell = isNamed
    ? undefined
    : (inPath([SHELL]) ?? (installFromDebian(SHELL) ? inPath([SHELL]) : undefined));
  if (shell !== undefined) process.env.CHROMIUM_SHELL = shell;
  return found;
}

function inPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));
}

/** With it a test tells the browser to trust an authority. Installed where it is missing and we may; not needed to run. */
export function findCertutil() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.some((folder) => existsSync(join(folder, 'certutil'))) || installFromDebian('libnss3-tools');
}
