import { puzzleHeads } from '@samsara/engine/puzzles';
import type { Failure } from '@samsara/engine/puzzles/mining';
import { shareList } from '../workers/share.ts';

/** One puzzle that is to be proven again. */
export interface Proof {
  readonly game: string;
  readonly id: string;
  readonly line: string;
  readonly seed: number;
}

export type Reason = Failure | 'other-moment';

/** A puzzle that does not hold, and why. */
export interface Failed {
  readonly game: string;
  readonly id: string;
  readonly reason: Reason;
}

/** Every puzzle of the games, or so many of each, spread evenly; `seed` is for the searches. */
export function proofsFor(
  games: readonly string[],
  textOf: (game: string) => string,
  sample: number,
  seed: number,
): Proof[] {
  return games.flatMap((game) => {
    const heads = puzzleHeads(textOf(game));
    const every = Math.max(1, heads.length / sample);
    const chosen = Array.from(
      { length: Math.min(sample, heads.length) },
      (_, i) => heads[Math.floor(i * every)],
    );
    return chosen.map(({ id, line }, index) => ({ game, id, line, seed: seed + index }));
  });
}

/** Proves puzzles one after the other; says which do not hold. */
export async function prove(
  proofs: readonly Proof[],
  jobs: number,
  done: (proof: Proof) => void,
): Promise<readonly Failed[]> {
  const failed: Failed[] = [];
  const crew = { worker: 'puzzles/prove-worker', data: null, threads: jobs };
  await shareList(crew, proofs, (reason: Reason | null, proof) => {
    if (reason !== null) failed.push({ game: proof.game, id: proof.id, reason });
    done(proof);
  });
  return failed.sort((a, b) => (a.game + a.id < b.game + b.id ? -1 : 1));
}
