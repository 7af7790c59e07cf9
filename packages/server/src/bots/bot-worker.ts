import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import {
  BOTS,
  type BotName,
  type Budget,
  fastRandom,
  inCharacter,
  isBotName,
  searchingOf,
  takesLong,
  thoughtOf,
} from '@samsara/engine';
import { addGame, GAMES, packIn } from '@samsara/engine/games';
import type { FromThread, Job } from './pool.ts';

/** On Linux a priority is that of a thread alone: whoever waits for a move is served before bots think. */
const GIVING_WAY = 10;
if (process.platform === 'linux') setPriority(GIVING_WAY);

for (const rules of workerData as readonly string[]) addGame(await packIn(rules, 'game'));

/** A thread that thinks for bots. It knows the view it is sent and nothing else. */
parentPort?.on('message', (job: Job) => say(job.isShared ? findOut(job) : decide(job)));
say({ type: 'started' });

function say(what: FromThread): void {
  parentPort?.postMessage(what);
}

function decide({ game: id, level, character, view, seat, owes, seed, ms }: Job): FromThread {
  const game = inCharacter(GAMES[id], character);
  const move = BOTS[known(level)](game, view, seat, owes, fastRandom(seed), budgetOf(level, ms));
  return { type: 'answer', answer: move === undefined ? null : game.notation(move) };
}

/** Others think about the same decision. */
function findOut({ game: id, level, view, seat, seed, ms }: Job): FromThread {
  const game = GAMES[id];
  const { move, estimates } = thoughtOf(
    known(level),
    game,
    view,
    seat,
    budgetOf(level, ms) ?? {},
    fastRandom(seed),
  );
  return { type: 'answer', answer: move === undefined ? null : game.notation(move), estimates };
}

function known(level: string): BotName {
  if (!isBotName(level)) throw new Error(`no bot is called ${level}`);
  return level;
}

function budgetOf(level: string, ms: number): Budget | undefined {
  return takesLong(level) ? { ...searchingOf(level), ms, now: () => performance.now() } : undefined;
}
