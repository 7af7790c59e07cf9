import { SIGNS } from '@samsara/engine/games/mieses-karma/rules';
import { useRef } from 'preact/hooks';
import { SignIcon } from '../art/signs.tsx';
import { CutPaper } from '../art/sprite.tsx';
import './foursomes.css';
import { actingPower } from '../lines.ts';
import type { SeatProps } from '../props.ts';
import { foursomeGroups } from './foursome-groups.ts';

/** The foursomes of a line that has ended, group by group, while cards for them are chosen. MK-32 to MK-38 */
export function Foursomes({ of, view, words, names }: SeatProps) {
  const groups = useRef(foursomeGroups(view.seats[of], actingPower(view, of) === 'jokers-count')).current;
  return (
    <section class="mk-foursomes" aria-label={words.foursomesTitle}>
      <svg class="mk-reaper" viewBox="-30 -44 56 86" aria-hidden="true" focusable="false">
        <CutPaper id="reaper" />
      </svg>
      <div>
        <p>
          <b>{names.seats[of]}</b>: {words.foursomesTitle}
        </p>
        <ul>
          {groups.map((group, i) => (
            <li
              key={`${i}-${group.join('')}`}
              aria-label={group.map((sign) => words.signs[SIGNS[sign]]).join(', ')}
            >
              {group.map((sign, place) => (
                <SignIcon key={`${place}-${sign}`} sign={sign} />
              ))}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
