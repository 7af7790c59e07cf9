// pack.mjs --to DIRECTORY [PACKAGE…]: builds and packs what is published, without touching the checkout, and prints the paths of
// the tarballs. Packages are named by their folders (engine protocol cli create-samsara-game), all if none is named.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { PUBLISHED, packStaged, stage } from './packages.mjs';

const { values, positionals } = parseArgs({ options: { to: { type: 'string' } }, allowPositionals: true });
const unknown = positionals.filter((name) => !PUBLISHED.includes(name));
if (values.to === undefined || unknown.length > 0) {
  console.error(`Usage: node scripts/pack.mjs --to DIRECTORY [${PUBLISHED.join('] [')}]`);
  process.exit(2);
}

for (const name of positionals.length > 0 ? positionals : PUBLISHED) {
  const folder = mkdtempSync(join(tmpdir(), 'samsara-pack-'));
  try {
    stage(name, folder);
    console.log(packStaged(folder, resolve(values.to)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
