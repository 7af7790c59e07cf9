import type { View } from '@samsara/engine/games/stop/rules';
import { Picture } from '../../../kit/card.tsx';
import './score-table.css';
import type { ScoreSheet } from '../score-sheet.ts';
import type { StopWords } from '../texts/words.ts';

interface ScoreTableProps {
  readonly view: View;
  readonly sheet: ScoreSheet;
  readonly names: readonly string[];
  readonly words: StopWords['score'];
}

/** Points by round and in total, fewest first, and what was left in hand when the last round ended. */
export function ScoreTable({ view, sheet, names, words }: ScoreTableProps) {
  const { order, columns, totals } = sheet;
  return (
    <div class="stop-score">
      <table>
        <thead>
          <tr>
            <th scope="col">{words.player}</th>
            {columns.map(({ round }) => (
              <th scope="col" key={round}>
                {round === null ? words.earlier : <abbr title={words.round(round)}>{round}</abbr>}
              </th>
            ))}
            <th scope="col">{words.total}</th>
          </tr>
        </thead>
        <tbody>
          {order.map((seat) => (
            <tr key={seat}>
              <th scope="row">{names[seat]}</th>
              {columns.map(({ round, points }) => (
                <td key={round}>{points[seat]}</td>
              ))}
              <td>
                <b>{totals[seat]}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{words.target(view.options.target_points)}</p>
      <LastHands view={view} names={names} words={words} />
    </div>
  );
}

/** What was left in everybody's hand when the last round ended. */
export function LastHands({ view, names, words }: Omit<ScoreTableProps, 'sheet'>) {
  if (view.lastRound === null) return null;
  return (
    <dl aria-label={words.lastHands(view.rounds)}>
      <dt class="stop-score-title">{words.lastHands(view.rounds)}</dt>
      {view.lastRound.hands.map((cards, seat) => (
        <dd key={seat}>
          <span>{names[seat]}</span>
          {cards.length === 0 && <i>{words.nothingLeft}</i>}
          {cards.map((card, place) => (
            <Picture key={place} card={card} />
          ))}
        </dd>
      ))}
    </dl>
  );
}
