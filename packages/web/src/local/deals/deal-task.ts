import { BadInput, BOTS, type Game, LEVELS, type Level } from '@samsara/engine';
import { type DealResult, dealOf, type PlayedDeal, playedByBot, playedByMoves } from '@samsara/engine/deals';

/** A deal to be looked at: what became of it with these moves, or with a bot of each level in the person's place. */
export type DealJob = {
  readonly seed: string;
  readonly id: number;
} & ({ readonly own: readonly string[] } | { readonly levels: true });

export type FromDeal =
  | { readonly type: 'played'; readonly id: number; readonly played: PlayedDeal }
  | {
      readonly type: 'level';
      readonly id: number;
      readonly level: Level;
      readonly result: DealResult;
      readonly isLast: boolean;
    }
  /** What was said to be played was not. */
  | { readonly type: 'untrue'; readonly id: number };

/** So much thinks the strongest here: always alike, on every device. */
const MASTER_ITERATIONS = 1500;

export function lookAtDeal(game: Game, job: DealJob, say: (from: FromDeal) => void): void {
  const deal = dealOf(game, job.seed);
  const { id } = job;
  if ('own' in job) {
    try {
      say({ type: 'played', id, played: playedByMoves(game, deal, job.own) });
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      say({ type: 'untrue', id });
    }
    return;
  }
  for (const [i, level] of LEVELS.entries()) {
    const bot: typeof BOTS.master =
      level === 'master'
        ? (...[rules, view, seat, owes, random]) =>
            BOTS.master(rules, view, seat, owes, random, { iterations: MASTER_ITERATIONS })
        : BOTS[level];
    const { won, points, choices } = playedByBot(game, deal, bot);
    say({ type: 'level', id, level, result: { won, points, choices }, isLast: i === LEVELS.length - 1 });
  }
}
