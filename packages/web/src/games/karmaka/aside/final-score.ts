import { RUNGS } from '@samsara/engine/games/karmaka/rules';
import type { FinalScore } from '../../../contract/board.ts';
import { progressOf } from '../points.ts';
import type { Props } from '../props.ts';
import './petals.css';

export { tallies } from './facts.ts';

/** Winners first, then whoever stands higher on the ladder, then whoever has more points in this life. KK-59, KKR-87 */
export function finalScore({ view, words }: Props): FinalScore {
  const winners = view.outcome?.winners ?? [];
  const standing = view.seats.map((seat, place) => ({
    wins: winners.includes(place) ? 1 : 0,
    rung: seat.rung,
    score: progressOf(view, place).score,
    rings: seat.rings,
  }));
  const isBetter = (a: (typeof standing)[number], b: (typeof standing)[number]) =>
    (a.wins - b.wins || a.rung - b.rung || a.score - b.score) > 0;
  return {
    columns: [words.final.points, words.final.rings, words.final.life],
    seats: standing.map((own) => ({
      rank: standing.filter((other) => isBetter(other, own)).length,
      cells: [own.score, own.rings, words.rungs[RUNGS[own.rung]]],
    })),
  };
}
