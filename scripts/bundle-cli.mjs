// bundle-cli.mjs [DIRECTORY]: bundles the command line with all it needs into packages/cli/dist, the form that is
// published, or into another directory.
import { copyFileSync, mkdirSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { bundle } from './bundle.mjs';
import { ROOT } from './install.mjs';

const PACKAGE = join(ROOT, 'packages/cli');

const DIST = resolve(process.argv[2] ?? join(PACKAGE, 'dist'));
const GAMES = join(ROOT, 'packages/engine/src/games');

await bundle({ source: join(PACKAGE, 'src'), name: 'samsara', dist: DIST });

// The puzzles of the games, which are read as files.
mkdirSync(join(DIST, 'puzzles'));
for (const game of readdirSync(GAMES, { withFileTypes: true }).filter((entry) => entry.isDirectory())) {
  copyFileSync(join(GAMES, game.name, 'puzzles/puzzles.txt'), join(DIST, 'puzzles', `${game.name}.txt`));
}
