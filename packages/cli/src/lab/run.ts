import { GAMES } from '@samsara/engine/games';
import {
  type LabPlan,
  type LabTally,
  labPart,
  labParts,
  mergeLab,
  NOTHING_PLAYED,
} from '@samsara/engine/lab';
import { shareList } from '../workers/share.ts';

/** A try of a game, as plain data for a worker. */
export interface LabJob {
  readonly game: string;
  readonly plan: LabPlan;
}

/** Plays a whole try. How many threads share the work changes nothing but the time it takes. */
export async function runLab(
  { game, plan }: LabJob,
  threads: number,
  progress: (games: number) => void,
): Promise<LabTally> {
  let total = NOTHING_PLAYED;
  const done = (part: LabTally) => {
    total = mergeLab(total, part);
    progress(total.pairs.games + total.skill.official.games);
  };
  const parts = labParts(plan, threads);
  if (threads === 1) for (const part of parts) done(labPart(GAMES[game], plan, part));
  else await shareList({ worker: 'lab/lab-worker', data: { game, plan }, threads }, parts, done);
  return total;
}
