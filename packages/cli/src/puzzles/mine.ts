import type { Tally } from '@samsara/engine/puzzles/mining';
import { shareTasks } from '../workers/share.ts';
import type { Kept } from './kept.ts';

/** One game to look at: of bots by this seed, or the text of a record if there is one. */
export interface Task {
  readonly seed: number;
  readonly record: string | null;
  /** Themes of which there are enough. */
  readonly full: readonly string[];
}

/** What one game gave. */
export interface Mined {
  readonly lines: readonly string[];
  readonly tally: Tally;
}

export interface MiningPlan {
  readonly game: string;
  readonly count: number;
  readonly jobs: number;
  /** When to stop, by `performance.now()`. */
  readonly until: number;
  /** Records to look at; null lets bots play. */
  readonly records: readonly string[] | null;
}

/** No theme makes more than this share of the puzzles. */
const MOST_OF_A_THEME = 0.3;

/** Looks at game after game until there are enough puzzles, the time is over, or no record is left. */
export async function mine(plan: MiningPlan, kept: Kept, done: (mined: Mined) => void): Promise<void> {
  let next = 0;
  const tasks = (): Task | undefined => {
    const isOver = kept.heads.length >= plan.count || performance.now() >= plan.until;
    if (isOver || next === plan.records?.length) return undefined;
    const task = {
      seed: kept.next + next,
      record: plan.records?.[next] ?? null,
      full: fullThemes(plan, kept),
    };
    next++;
    return task;
  };
  const crew = { worker: 'puzzles/mine-worker', data: plan.game, threads: plan.jobs };
  await shareTasks(crew, tasks, (mined: Mined) => {
    kept.keep(notYet(kept, mined.lines).slice(0, plan.count - kept.heads.length));
    done(mined);
  });
}

function notYet({ heads }: Kept, lines: readonly string[]): readonly string[] {
  return lines.filter((line) => !heads.some((head) => line.startsWith(`${head.id} `)));
}

function fullThemes({ count }: MiningPlan, { heads }: Kept): readonly string[] {
  const themes = [...new Set(heads.map(({ theme }) => theme))];
  return themes.filter(
    (theme) => heads.filter((head) => head.theme === theme).length >= MOST_OF_A_THEME * count,
  );
}
