import { spawnSync } from 'node:child_process';
import { installFromDebian } from './debian.mjs';

/** Debian's, before whatever else is called so. */
const NAMES = ['/usr/bin/python3', 'python3'];

/** A Python with numpy: the one that PYTHON names, or Debian's, which is installed where there is none and we may. */
export function findPython() {
  const named = process.env.PYTHON;
  const found =
    named === undefined
      ? (usable() ?? (installFromDebian('python3', 'python3-numpy') ? usable() : undefined))
      : usable([named]);
  if (found === undefined)
    console.error(
      'No Python with numpy was found: install one (apt-get install python3 python3-numpy), or name its path in PYTHON.',
    );
  return found;
}

function usable(names = NAMES) {
  return names.find((name) => spawnSync(name, ['-c', NEEDED], { stdio: 'ignore' }).status === 0);
}

const NEEDED = 'import sys, numpy; sys.exit(sys.version_info < (3, 10))';
