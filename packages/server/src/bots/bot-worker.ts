import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { BOTS, fastRandom, inCharacter, isBotName, searchingOf, takesLong } from '@samsara/engine';
import { addGame, GAMES, packIn } from '@samsara/engine/games';
import type { BotJob } from '@samsara/table';
import type { FromThread } from './pool.ts';

/** On Linux a priority is that of a thread alone: whoever waits for a move is served before bots think. */
const GIVING_WAY = 10;
if (process.platform === 'linux') setPriority(GIVING_WAY);

for (const rules of workerData as readonly string[]) addGame(await packIn(rules, 'game'));

/** A thread that thinks for bots. It knows the view it is sent and nothing else. */
parentPort?.on('message', (job: BotJob) => say({ type: 'answer', answer: decide(job) }));
say({ type: 'started' });

function say(what: FromThread): void {
  parentPort?.postMessage(what);
}

function decide({ game: id, level, character, view, seat, owes, seed, ms }: BotJob): string | null {
  const game = inCharacter(GAMES[id], character);
  if (!isBotName(level)) throw new Error(`no bot is called ${level}`);
  const budget = takesLong(level) ? { ...searchingOf(level), ms, now: () => performance.now() } : undefined;
  const move = BOTS[level](game, view, seat, owes, fastRandom(seed), budget);
  return move === undefined ? null : game.notation(move);
}
