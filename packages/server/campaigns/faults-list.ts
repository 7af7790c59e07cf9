import { below, type Random } from '@samsara/engine';
import type { Cluster } from './cluster.ts';
import type { Trouble } from './history.ts';
import { sleep } from './sizes.ts';
import { slowDown } from './slow-database.ts';

const SLOW_ROW_MS = 6;

/** Does something to the cluster and heals it; gives what it was and how long it took. */
export type Fault = (cluster: Cluster, random: Random) => Promise<Trouble>;

/** Everything that can happen to a cluster. */
export const FAULTS: Readonly<Record<string, Fault>> = {
  'node killed': async (cluster, random) => {
    const i = below(random, cluster.nodes.length);
    const at = Date.now();
    await cluster.serverOf(i).kill();
    const gone = Date.now();
    await sleep(below(random, 2000));
    await cluster.startNode(i);
    return { what: `node ${i} killed`, from: at, to: gone, nodes: [i] };
  },
  'node paused': async (cluster, random) => {
    const i = below(random, cluster.nodes.length);
    const server = cluster.serverOf(i);
    const from = Date.now();
    server.pause();
    await sleep(1000 + below(random, 6000));
    server.resume();
    return { what: `node ${i} paused`, from, to: Date.now(), nodes: [i] };
  },
  'node restarted': async (cluster, random) => {
    const i = below(random, cluster.nodes.length);
    const from = Date.now();
    await cluster.serverOf(i).stop();
    const to = Date.now();
    await cluster.startNode(i);
    return { what: `node ${i} restarted`, from, to, nodes: [i] };
  },
  'bus killed': async (cluster, random) => {
    const from = Date.now();
    await cluster.nats?.kill();
    await sleep(500 + below(random, 3000));
    await cluster.nats?.up();
    return { what: 'NATS killed', from, to: Date.now(), nodes: [] };
  },
  'bus connections cut': async ({ nodes }, random) => {
    const from = Date.now();
    for (const { bus, database } of nodes) if (below(random, 2) === 0) (bus ?? database).cut();
    return { what: 'connections to the bus cut', from, to: Date.now(), nodes: [] };
  },
  'database restarted': async (cluster, random) => {
    const how = (['clean', 'crash', 'power-cut'] as const)[below(random, 3)];
    const from = Date.now();
    await cluster.postgres.down(how);
    await sleep(below(random, 5000));
    await cluster.postgres.up();
    return { what: `PostgreSQL restarted (${how})`, from, to: Date.now(), outage: true };
  },
  'database failed over': async (cluster) => {
    const from = Date.now();
    await cluster.failOver();
    const to = Date.now();
    await cluster.postgres.addStandby();
    return { what: 'PostgreSQL failed over to its standby', from, to, outage: true };
  },
  'database connections cut': async ({ nodes }, random) => {
    const from = Date.now();
    for (let cuts = 1 + below(random, 5); cuts > 0; cuts--) {
      nodes[below(random, nodes.length)].database.cut();
      await sleep(below(random, 150));
    }
    return { what: 'connections to PostgreSQL cut', from, to: Date.now() };
  },
  'node cut off from the database': async ({ nodes }, random) => {
    const i = below(random, nodes.length);
    const { database } = nodes[i];
    const from = Date.now();
    database.hold();
    await sleep(500 + below(random, 2500));
    database.release();
    return { what: `node ${i} cut off from PostgreSQL`, from, to: Date.now(), nodes: [i] };
  },
  'database slow': async ({ postgres, database }, random) => {
    const from = Date.now();
    const hurryUp = await slowDown(postgres, database, SLOW_ROW_MS);
    await sleep(1000 + below(random, 3000));
    await hurryUp();
    return { what: 'PostgreSQL slow', from, to: Date.now() };
  },
  'every node cut off from the database': async ({ nodes }, random) => {
    const from = Date.now();
    for (const { database } of nodes) database.hold();
    await sleep(500 + below(random, 1000));
    for (const { database } of nodes) database.release();
    return { what: 'every node cut off from PostgreSQL', from, to: Date.now(), outage: true };
  },
};
