import { AnimalPortrait } from './art/faces.tsx';
import { scores } from './moments.ts';
import type { Props } from './props.ts';
import './scores.css';

/** Who has what at the end, part by part. MK-51 to MK-55 */
export function Scores({ view, words, names }: Props) {
  return (
    <section class="mk-stage mk-scores" aria-label={words.scoresTitle}>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.player}</th>
            <th scope="col">{words.karma}</th>
            <th scope="col">{words.pointsPile}</th>
            <th scope="col">{words.human}</th>
            <th scope="col">{words.total}</th>
          </tr>
        </thead>
        <tbody>
          {scores(view).map(({ seat, karma, cards, human, total, wins }) => (
            <tr key={seat} class={wins ? 'is-winner' : ''}>
              <th scope="row">
                <AnimalPortrait card={view.seats[seat].animal} />
                <span>{names.seats[seat]}</span>
                {wins && <small>{words.wins}</small>}
              </th>
              <td>{karma}</td>
              <td>{cards}</td>
              <td>{human}</td>
              <td>
                <b>{total}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
