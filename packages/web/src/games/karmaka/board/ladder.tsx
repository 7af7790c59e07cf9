import { RUNGS } from '@samsara/engine/games/karmaka/rules';
import { Face } from '../../../kit/faces/face.tsx';
import { facesAt } from '../../../kit/faces/faces.ts';
import { Figure } from '../art/figures.tsx';
import { neededAt } from '../points.ts';
import type { Props } from '../props.ts';
import './ladder.css';

const FROM_TOP = RUNGS.map((_, rung) => rung).reverse();

/** The Karmic Ladder as a pagoda with everybody's face on it, Transcendence on top. KK-10, KK-11 */
export function Ladder({ view, words, names, seats, perspective }: Props) {
  const faces = facesAt(seats);
  return (
    <ol class="kk-ladder" aria-label={words.ladder} reversed>
      {FROM_TOP.map((rung) => {
        const here = view.seats.flatMap((seat, i) => (seat.rung === rung ? [i] : []));
        const needed = neededAt(view, rung);
        const name = words.rungs[RUNGS[rung]];
        return (
          <li key={rung} class={here.includes(perspective) ? 'is-own' : ''} data-zone={`roof-${RUNGS[rung]}`}>
            <Figure rung={rung} />
            <span class="unseen">{words.rung(name, needed)}</span>
            <span class="kk-rung" aria-hidden="true">
              {name}
            </span>
            {needed !== null && (
              <b class="kk-needed" aria-hidden="true">
                {needed}
              </b>
            )}
            <span class="kk-tokens" data-landing>
              {here.map((seat) => (
                <span key={seat} class={seat === perspective ? 'is-own' : ''} data-zone={`token:${seat}`}>
                  <Face of={faces[seat]} seat={seat} />
                  <span class="unseen">{names.seats[seat]}</span>
                </span>
              ))}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
