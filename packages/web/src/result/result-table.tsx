import type { FinalScore } from '../contract/board.ts';
import { useWords } from '../texts/words.ts';
import { inOrderOfPlaces } from './places.ts';
import './result-table.css';
import { useTable } from '../contract/table-context.ts';

/** The one table of a result: everybody in order of places, with all that was counted. */
export function ResultTable({ final }: { readonly final: FinalScore }) {
  const { names, outcome } = useTable();
  const words = useWords();
  return (
    <table class="result-table">
      <thead>
        <tr>
          <th scope="col">
            <abbr title={words.place}>{words.placeSign}</abbr>
          </th>
          <th scope="col">{words.player}</th>
          {final.columns.map((column) => (
            <th scope="col" key={column}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {inOrderOfPlaces(final).map(({ seat, place, cells }) => (
          <tr key={seat} class={outcome?.winners.includes(seat) ? 'is-winner' : ''} data-seat={seat}>
            <td>{place}</td>
            <th scope="row">{names.seats[seat]}</th>
            {cells.map((cell, column) => (
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
