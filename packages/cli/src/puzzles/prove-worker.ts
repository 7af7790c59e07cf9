import { parentPort } from 'node:worker_threads';
import { BadInput } from '@samsara/engine';
import { readPuzzle } from '@samsara/engine/puzzles';
import { whyPuzzleFails } from '@samsara/engine/puzzles/mining';
import { gameNamed } from '../input/game-choice.ts';
import { addGamesOf } from '../input/outside-games.ts';
import type { Proof, Reason } from './prove.ts';

await addGamesOf(process.env);

parentPort?.on('message', (proof: Proof) => {
  parentPort?.postMessage(reasonFor(proof));
});

/** The moment must be the same one still, and its best move as far in front. */
function reasonFor({ game: id, line, seed }: Proof): Reason | null {
  const game = gameNamed(id);
  try {
    return whyPuzzleFails(game, readPuzzle(game, line), seed) ?? null;
  } catch (error) {
    if (error instanceof BadInput) return 'other-moment';
    throw error;
  }
}
