// npm run perf:web [-- --json] [-- --frames]: sizes of the page's scripts, its largest contentful paint, and frames while cards
// move; with --frames these alone.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findChromium } from './chromium.mjs';
import { installIfNeeded, ROOT } from './install.mjs';

if (!installIfNeeded() || findChromium() === undefined) process.exit(1);
const tsx = join(ROOT, 'node_modules/tsx/dist/cli.mjs');
const measure = join(ROOT, 'packages/web/perf/measure.ts');
process.exitCode =
  spawnSync(process.execPath, [tsx, measure, ...process.argv.slice(2)], { stdio: 'inherit' }).status ?? 1;
