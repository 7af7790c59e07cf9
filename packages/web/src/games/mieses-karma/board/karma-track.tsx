import { KARMA_FROM, rebirthCards, SPECIES_OF, STACKS } from '@samsara/engine/games/mieses-karma/rules';
import { AnimalPortrait } from '../art/faces.tsx';
import { FIELDS, FIGURE_WIDTH, fieldOf, standing } from './figures-on-track.ts';
import { initials } from './initials.ts';
import './karma-track.css';
import type { Props } from '../props.ts';
import { SpeciesList } from './species-list.tsx';

/** Everybody's karma, and from where on each stack of rebirth cards is used. MK-142 */
export function KarmaTrack(props: Props) {
  return (
    <section class="mk-track" aria-label={props.words.track}>
      <Figures {...props} />
      <ol class="mk-stacks">
        {STACKS.map((name, stack) => (
          <StackField key={name} {...props} stack={stack} />
        ))}
      </ol>
    </section>
  );
}

/** A figure for each seat, with a line to its field where figures crowd. */
function Figures({ view, words, names, perspective }: Props) {
  const signs = initials(names.seats);
  const karma = view.seats.map((seat) => seat.karma);
  const places = standing(karma);
  return (
    <>
      <ul class="mk-figures">
        {places.map((place, seat) => (
          <li
            key={names.seats[seat] + String(seat)}
            class={seat === perspective ? 'is-own' : ''}
            style={{ '--place': place }}
          >
            <span aria-hidden="true">{signs[seat]}</span>
            <span class="unseen">{words.stands(names.seats[seat], karma[seat])}</span>
          </li>
        ))}
      </ul>
      <svg
        class="mk-pointers"
        viewBox={`0 0 ${FIELDS} 4`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        {places.map((place, seat) => (
          <path
            key={names.seats[seat] + String(seat)}
            d={`M${place + FIGURE_WIDTH / 2} 0L${fieldOf(karma[seat]) + 0.5} 4`}
            vector-effect="non-scaling-stroke"
          />
        ))}
      </svg>
    </>
  );
}

function StackField({ stack, ...props }: Props & { readonly stack: number }) {
  const { view, words } = props;
  const isHuman = stack === STACKS.length - 1;
  const { count } = view.stacks[stack];
  const from = KARMA_FROM[stack];
  const cards = rebirthCards(stack);
  const id = `mk-stack-${stack}`;
  return (
    <li style={{ '--from': from, '--fields': (KARMA_FROM[stack + 1] ?? FIELDS) - from }}>
      <button
        type="button"
        class="mk-stack"
        data-zone={`stack:${stack}`}
        popovertarget={id}
        aria-label={words.stack(isHuman ? null : STACKS[stack], from, count)}
      >
        <b>{from}</b>
        <AnimalPortrait card={cards[0]} />
        <i>×{count}</i>
      </button>
      <SpeciesList
        {...props}
        id={id}
        title={words.stack(isHuman ? null : STACKS[stack], from, count)}
        cards={cards.filter((card, i) => i === 0 || SPECIES_OF[card] !== SPECIES_OF[cards[i - 1]])}
      />
    </li>
  );
}
