import { parentPort, workerData } from 'node:worker_threads';
import { readRecord } from '@samsara/engine';
import { GAME_PUZZLES } from '@samsara/engine/games';
import { writePuzzles } from '@samsara/engine/puzzles';
import { emptyTally, mineGame, mineRecord, type Search } from '@samsara/engine/puzzles/mining';
import { gameNamed } from '../input/game-choice.ts';
import { addGamesOf } from '../input/outside-games.ts';
import type { Mined, Task } from './mine.ts';

await addGamesOf(process.env);

const game = gameNamed(workerData as string);

parentPort?.on('message', (task: Task) => {
  parentPort?.postMessage(mined(task));
});

function mined({ seed, record, full }: Task): Mined {
  const tally = emptyTally();
  const search: Search = {
    game,
    terms: GAME_PUZZLES[game.meta.id].terms,
    wants: (theme) => !full.includes(theme),
    tally,
  };
  const puzzles = record === null ? mineGame(search, seed) : mineRecord(search, readRecord(record), seed);
  return { lines: writePuzzles(game, puzzles).split('\n').filter(Boolean), tally };
}
