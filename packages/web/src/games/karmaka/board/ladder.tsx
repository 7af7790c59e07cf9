import { NEEDED, RUNGS } from '@samsara/engine/games/karmaka/rules';
import { Figure } from '../art/figures.tsx';
import { JADE } from '../art/gems.tsx';
import { Piece } from '../art/icons.tsx';
import type { Props } from '../props.ts';
import './ladder.css';

const FROM_TOP = RUNGS.map((_, rung) => rung).reverse();

/** The Karmic Ladder with everybody on it, Transcendence on top. KK-10, KK-11 */
export function Ladder({ view, words, names, perspective }: Props) {
  return (
    <ol class="kk-ladder" aria-label={words.ladder} reversed>
      {FROM_TOP.map((rung) => {
        const here = view.seats.flatMap((seat, i) => (seat.rung === rung ? [i] : []));
        const needed = NEEDED[rung] ?? null;
        const name = words.rungs[RUNGS[rung]];
        return (
          <li key={rung} class={here.includes(perspective) ? 'is-own' : ''}>
            <span class="kk-being">
              <Figure rung={rung} colour={here.length > 0 ? JADE : '#8f8aa6'} />
            </span>
            <span class="unseen">{words.rung(name, needed)}</span>
            <span class="kk-rung" aria-hidden="true">
              <span class="kk-rung-name">{name}</span>
              {needed !== null && <b class="kk-needed">{needed}</b>}
            </span>
            <span class="kk-pieces">
              {here.map((seat) => (
                <span key={seat} class={seat === perspective ? 'is-own' : ''}>
                  <Piece seat={seat} name={names.seats[seat]} />
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
