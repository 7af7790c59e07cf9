import { BadInput, type BadInputCode } from '@samsara/engine';
import { shareList } from '../workers/share.ts';
import { type Plan, playPart } from './plan.ts';
import { addTally, emptyTally, type Tally } from './tally.ts';

/** A range of games: the number of the first, and the number after the last. */
export interface Part {
  readonly from: number;
  readonly to: number;
}

/** What a worker says to a part; an error would not arrive as the one it was. */
export type Answer =
  | { readonly type: 'played'; readonly tally: Tally }
  | {
      readonly type: 'bad-input';
      readonly code: BadInputCode;
      readonly place: string;
      readonly detail: string;
    };

/** Called with how many games have been played so far. */
export type Progress = (games: number) => void;

/** Plays all games of a plan. How many threads share the work changes nothing but the time it takes. */
export async function runPlan(plan: Plan, threads: number, progress: Progress): Promise<Tally> {
  const total = emptyTally(plan.bots.length);
  const done = (part: Tally) => {
    addTally(total, part);
    progress(total.games);
  };
  const parts = partsOf(plan.games, threads);
  const crew = { worker: 'simulation/simulate-worker', data: plan, threads };
  if (threads > 1) await shareList(crew, parts, (answer: Answer) => done(tallyOf(answer)));
  else for (const { from, to } of parts) done(playPart(plan, from, to));
  return total;
}

const PARTS_FOR_EACH_THREAD = 25;
const LARGEST_PART = 250;

/** Small enough that no thread is left waiting for the last one. */
function partsOf(games: number, threads: number): Part[] {
  const size = Math.max(1, Math.min(LARGEST_PART, Math.ceil(games / threads / PARTS_FOR_EACH_THREAD)));
  return Array.from({ length: Math.ceil(games / size) }, (_, i) => ({
    from: i * size,
    to: Math.min(games, (i + 1) * size),
  }));
}

function tallyOf(answer: Answer): Tally {
  if (answer.type === 'bad-input') throw new BadInput(answer.code, answer.place, answer.detail);
  return answer.tally;
}
