// npm run tour [-- --to folder --game name --scene name …]: pictures of every screen at five sizes, taken in a real browser.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findChromium } from './chromium.mjs';
import { installIfNeeded, ROOT } from './install.mjs';

if (!installIfNeeded() || findChromium() === undefined) process.exit(1);
const tsx = join(ROOT, 'node_modules/tsx/dist/cli.mjs');
const tour = join(ROOT, 'packages/web/tour/tour.ts');
process.exitCode =
  spawnSync(process.execPath, [tsx, tour, ...process.argv.slice(2)], { stdio: 'inherit' }).status ?? 1;
