// npm run kill|leak|fuzz|load|load:others|race|scale|faults|abuse|image|unit|wire [-- options]: a long campaign against a server of its own, on loopback.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { installIfNeeded, ROOT } from './install.mjs';

/** Where time is measured, whoever plays must not stand still to make its own memory smaller. */
const NODE_ARGUMENTS = { load: ['--no-memory-reducer'] };

const [name, ...args] = process.argv.slice(2);
if (!installIfNeeded()) process.exit(1);
const tsx = join(ROOT, 'node_modules/tsx/dist/cli.mjs');
const campaign = join(ROOT, `packages/server/campaigns/${name}.ts`);
process.exitCode =
  spawnSync(process.execPath, [tsx, ...(NODE_ARGUMENTS[name] ?? []), campaign, ...args], { stdio: 'inherit' })
    .status ?? 1;
