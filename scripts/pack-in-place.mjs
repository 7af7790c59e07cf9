// Lets plain `npm pack -w @samsara/engine` give what is published: `before` builds dist/ and puts the published package.json in
// place, `after` puts the one of the checkout back. Other doors at pack time are nothing that npm itself knows.
import { existsSync, renameSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build, manifestOf, publishedManifest, writeManifest } from './packages.mjs';

const FOLDER = process.cwd();
const NAME = basename(FOLDER);
const MANIFEST = join(FOLDER, 'package.json');
const KEPT = join(FOLDER, 'package.kept.json');

// Also where an earlier packing was broken off.
if (existsSync(KEPT)) renameSync(KEPT, MANIFEST);

if (process.argv[2] === 'before') {
  const kept = manifestOf(NAME);
  build(NAME, join(FOLDER, 'dist'));
  renameSync(MANIFEST, KEPT);
  writeManifest(MANIFEST, publishedManifest(kept, NAME));
}
