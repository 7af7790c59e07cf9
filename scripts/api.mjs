// npm run api: writes the public surface of every package that others import to its api.md, for whoever changes it to see and to commit.
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiOf } from './api-report.mjs';
import { ROOT } from './install.mjs';
import { manifestOf, PUBLISHED, publishedManifest, stage } from './packages.mjs';

for (const name of PUBLISHED.filter((each) => manifestOf(each).publishConfig.exports !== undefined)) {
  const folder = mkdtempSync(join(tmpdir(), 'samsara-api-'));
  try {
    stage(name, folder);
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
    const { report, undocumented } = apiOf(folder, publishedManifest(manifestOf(name), name));
    writeFileSync(join(ROOT, 'packages', name, 'api.md'), report);
    console.log(`packages/${name}/api.md`);
    for (const each of undocumented) console.log(`  without a doc comment: ${each}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
