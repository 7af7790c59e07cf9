import type { FinalScore } from '../../../contract/board.ts';
import type { Props } from '../props.ts';
import { scores } from './moments.ts';
import './petals.css';

export { tallies } from './facts.ts';

/** Karma, foursomes, and what being human is worth. MK-51 to MK-55 */
export function finalScore({ view, words }: Props): FinalScore {
  const bySeat = [...scores(view)].sort((a, b) => a.seat - b.seat);
  return {
    columns: [words.karma, words.pointsPile, words.human, words.total],
    seats: bySeat.map(({ karma, cards, human, total }) => ({
      rank: -total,
      cells: [karma, cards, human, total],
    })),
  };
}
