// npm run release:version: gives all packages the next version, as the changesets ask for it, and closes that version in the changelogs.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './install.mjs';
import { manifestOf } from './packages.mjs';

const CHANGELOG = join(ROOT, 'CHANGELOG.md');
const UNRELEASED = '## [Unreleased]\n';

run(process.execPath, join(ROOT, 'node_modules/@changesets/cli/bin.js'), 'version');

const { version } = manifestOf('engine');
const changelog = readFileSync(CHANGELOG, 'utf8');
if (changelog.includes(`## [${version}]`)) {
  console.error(
    `CHANGELOG.md has a version ${version} already. Describe what has changed: npm run changeset`,
  );
  process.exit(1);
}

const today = new Date().toISOString().slice(0, 10);
writeFileSync(CHANGELOG, changelog.replace(UNRELEASED, `${UNRELEASED}\n## [${version}] - ${today}\n`));
for (const folder of ['.', ...readdirSync(join(ROOT, 'packages')).map((name) => join('packages', name))]) {
  const file = join(ROOT, folder, 'package.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/"version": "[^"]*"/, `"version": "${version}"`));
}
run('npm', 'install', '--package-lock-only', '--ignore-scripts');
console.log(`Version ${version}. Look at what has changed, commit it, then: npm run release:publish`);

function run(command, ...args) {
  const { status } = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
