// npm run cluster -- [--nodes 3] [--port 8080]
// Nodes on a real PostgreSQL with a synchronous standby and a real NATS, until Ctrl-C. Nothing of it is kept.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { guardedFolder } from '../src/cluster/testing/guarded-folder.ts';
import { startNats } from '../src/cluster/testing/nats.ts';
import { startPostgres } from '../src/cluster/testing/postgres.ts';
import { untilSignal } from '../src/operation/signals.ts';
import { operatorTexts } from '../src/operation/texts/texts.ts';
import { buildServer } from './build-server.ts';
import { ServerProcess } from './server-process.ts';

const { values } = parseArgs({
  options: {
    nodes: { type: 'string', default: '3' },
    port: { type: 'string', default: '8080' },
  },
});
const PAGE = fileURLToPath(new URL('../../web/dist', import.meta.url));
const texts = operatorTexts(process.env);

/** What has to be ended, the last thing first. */
const undo: (() => Promise<void>)[] = [];
const { came } = untilSignal();
try {
  await start();
  process.exitCode = await came;
  console.log(texts.stopping);
} finally {
  for (let next = undo.pop(); next !== undefined; next = undo.pop()) await next();
}

async function start(): Promise<void> {
  const built = await buildServer();
  undo.push(async () => built.remove());
  const nats = await startNats();
  if (nats !== undefined) undo.push(() => nats.stop());
  const postgres = await startPostgres({ standby: true });
  undo.push(() => postgres.stop());
  const folder = guardedFolder('cluster', undefined);
  undo.push(() => folder.remove());
  const env = {
    SAMSARA_HOST: process.env.SAMSARA_HOST ?? '0.0.0.0',
    SAMSARA_QUIET: 'yes',
    SAMSARA_PAGE_DIR: PAGE,
    DATABASE_URL: await postgres.newDatabase(),
    ...(nats !== undefined && { NATS_URL: nats.url() }),
  };
  console.log(`PostgreSQL ${env.DATABASE_URL}`);
  if (nats !== undefined) console.log(`NATS ${nats.url()}`);
  for (let i = 0; i < Number(values.nodes); i++) {
    const port = Number(values.port) + i;
    const data = join(folder.path, `node-${i}`);
    const node = await ServerProcess.start([built.entry, 'serve'], port, { ...env, SAMSARA_DATA_DIR: data });
    writeFileSync(join(folder.path, `node-${i}.pid`), String(node.pid));
    undo.push(() => node.stop());
    console.log(`${texts.here}: http://localhost:${port} (${node.pid})`);
  }
}
