import type { FinalScore } from '../../../contract/board.ts';
import { cardsLeft } from '../moment.ts';
import type { KarmaBoardProps } from '../props.ts';

export { tallies } from './facts.ts';

/** Whoever has the most cards left loses; the others win together. KA-06, KAR-55 */
export function finalScore({ view, words }: KarmaBoardProps): FinalScore {
  const left = view.seats.map(cardsLeft);
  return {
    columns: [words.cardsLeft],
    seats: left.map((count, seat) => ({
      rank: view.outcome?.losers.includes(seat) ? 1 : 0,
      cells: [count],
    })),
  };
}
