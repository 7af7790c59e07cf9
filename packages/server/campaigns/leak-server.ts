// The server as it is, but with deals that are known: LEAK_SIDE=here deals them, LEAK_SIDE=there deals twins of them.
// Its clock stands still; a request to LEAK_CLOCK_PORT moves it on. LEAK_PLANTED plants a leak, which the campaign has to find.
import { createServer } from 'node:http';
import { GAMES } from '@samsara/engine/games';
import { readConfig } from '../src/config/config.ts';
import { untilSignal } from '../src/operation/signals.ts';
import { serve } from '../src/start/serve.ts';
import { dealOf } from './leak-deals.ts';
import { plant } from './leak-planted.ts';

const { LEAK_SIDE = 'here', LEAK_PLANTED, LEAK_CLOCK_PORT } = process.env;

/** The same on both sides. */
let time = 1_790_000_000_000;

const deals = new Map<string, number>();

/** The seed of a table's game tells which deal it is. */
function numberOf(seed: string): number {
  const known = deals.get(seed) ?? deals.size + 1;
  deals.set(seed, known);
  return known;
}

for (const game of Object.values(GAMES)) {
  Object.assign(game, { setup: (_: unknown, seed: string) => dealOf(numberOf(seed), LEAK_SIDE) });
}
if (LEAK_PLANTED !== undefined) plant(LEAK_PLANTED);

const clock = createServer(({ url = '' }, response) => {
  time += Number(url.slice(1));
  response.end();
});
clock.listen(Number(LEAK_CLOCK_PORT), '127.0.0.1');

const signal = untilSignal();
const running = await serve(readConfig(process.env), { now: () => time, onFailure: signal.giveUp });
process.exitCode = await signal.came;
clock.close();
clock.closeAllConnections();
await running.stop();
