import type { FinalScore } from '../../../contract/board.ts';
import type { StopProps } from '../board/board.tsx';
import { sheetOf } from '../seen-rounds.ts';
import { LastHands } from './score-table.tsx';
import './petals.css';

export { tallies } from './facts.ts';

/** Points by round and in total; the fewest win. ST-29 */
export function finalScore({ view, playId, words }: StopProps): FinalScore {
  const { columns, totals } = sheetOf(view, playId);
  return {
    columns: [
      ...columns.map(({ round }) => (round === null ? words.score.earlier : String(round))),
      words.score.total,
    ],
    seats: totals.map((total, seat) => ({
      rank: total,
      cells: [...columns.map(({ points }) => points[seat]), total],
    })),
  };
}

/** What was left in everybody's hand when the last round ended. */
export function Aftermath({ view, names, words }: StopProps) {
  return (
    <div class="stop-score">
      <LastHands view={view} names={names.seats} words={words.score} />
    </div>
  );
}
