import { parentPort } from 'node:worker_threads';
import { BOTS, type Budget, fastRandom, isBotName } from '@samsara/engine';
import { GAMES } from '@samsara/engine/games';
import type { BotJob } from '../tables/house.ts';
import type { FromThread } from './pool.ts';

/** A thread that thinks for bots. It knows the view it is sent and nothing else. */
parentPort?.on('message', (job: BotJob) => say({ type: 'answer', answer: decide(job) }));
say({ type: 'started' });

function say(what: FromThread): void {
  parentPort?.postMessage(what);
}

/** The strongest level thinks for a second at most, and less where threads are quick: others wait for them too. */
const BUDGETS: Readonly<Record<string, Budget>> = {
  master: { iterations: 6000, ms: 1000, now: () => performance.now() },
};

function decide({ game: id, level, view, seat, owes, seed }: BotJob): string | null {
  const game = GAMES[id];
  if (!isBotName(level)) throw new Error(`no bot is called ${level}`);
  const move = BOTS[level](game, view, seat, owes, fastRandom(seed), BUDGETS[level]);
  return move === undefined ? null : game.notation(move);
}
