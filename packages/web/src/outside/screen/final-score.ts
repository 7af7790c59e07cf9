import type { GameMeta } from '@samsara/engine';
import type { BoardProps, FinalScore } from '../../contract/board.ts';
import type { OutsideWords } from './words.ts';

/** Everybody's points where the game counts them, otherwise who has won and who has lost. */
export function finalScore(
  { betterPoints }: Pick<GameMeta, 'betterPoints'>,
  { outcome, seats, words }: Pick<BoardProps<unknown, unknown, OutsideWords>, 'outcome' | 'seats' | 'words'>,
): FinalScore {
  const { points = null, winners = [], losers = [] } = outcome ?? {};
  if (points !== null && betterPoints !== undefined) {
    const sign = betterPoints === 'more' ? -1 : 1;
    return {
      columns: [words.points],
      seats: points.map((count) => ({ rank: sign * count, cells: [count] })),
    };
  }
  const rankOf = (seat: number) => (winners.includes(seat) ? 0 : losers.includes(seat) ? 2 : 1);
  const verdict = ['won', '', 'lost'] as const;
  return {
    columns: [points === null ? '' : words.points],
    seats: seats.map((_, seat) => {
      const rank = rankOf(seat);
      const said = verdict[rank];
      return { rank, cells: [points?.[seat] ?? (said === '' ? '' : words[said])] };
    }),
  };
}
