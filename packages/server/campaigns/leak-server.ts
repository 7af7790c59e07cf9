// The server as it is, but with deals that are known: LEAK_SIDE=here deals them, LEAK_SIDE=there deals twins of them.
// It does what requests to LEAK_CONTROL_PORT say: /deal/7 deals the seventh at the next table, /tick/100 moves the clock on, which
// stands still otherwise, /plant/view plants a leak, which the campaign has to find, and /plant/ takes it away.
import { createServer } from 'node:http';
import { GAMES } from '@samsara/engine/games';
import { readConfig } from '../src/config/config.ts';
import { untilSignal } from '../src/operation/signals.ts';
import { serve } from '../src/start/serve.ts';
import { dealOf } from './leak-deals.ts';
import { plant } from './leak-planted.ts';

const { LEAK_SIDE = 'here', LEAK_CONTROL_PORT } = process.env;

/** The same on both sides. */
let time = 1_790_000_000_000;

/** The deal at the next table. */
let next = 1;

const deals = new Map<string, number>();

/** The seed of a table's game tells which deal it is. */
function numberOf(seed: string): number {
  const known = deals.get(seed) ?? next;
  deals.set(seed, known);
  return known;
}

for (const game of Object.values(GAMES)) {
  Object.assign(game, { setup: (_: unknown, seed: string) => dealOf(numberOf(seed), LEAK_SIDE) });
}

let takeAway = () => {};

const ORDERS: Readonly<Record<string, (what: string) => void>> = {
  deal: (number) => {
    next = Number(number);
  },
  tick: (ms) => {
    time += Number(ms);
  },
  plant: (leak) => {
    takeAway();
    takeAway = leak === '' ? () => {} : plant(leak);
  },
};

const control = createServer(({ url = '' }, response) => {
  const [, order, what] = url.split('/');
  ORDERS[order](what);
  response.end();
});
control.listen(Number(LEAK_CONTROL_PORT), '127.0.0.1');

const signal = untilSignal();
const running = await serve(readConfig(process.env), { now: () => time, onFailure: signal.giveUp });
process.exitCode = await signal.came;
control.close();
control.closeAllConnections();
await running.stop();
