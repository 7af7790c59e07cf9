import { KARMA_FROM, rebirthCards, SPECIES_OF, STACKS } from '@samsara/engine/games/mieses-karma/rules';
import { AnimalPortrait } from '../art/faces.tsx';
import { rebirthStack } from '../lines.ts';
import type { Props } from '../props.ts';
import { FIELDS, FIGURE_WIDTH, fieldOf, lanes, standing } from './figures-on-track.ts';
import './karma-track.css';
import { SeatFace } from './seat-face.tsx';
import { SpeciesList } from './species-list.tsx';

/** Everybody's karma, and from where on each stack of rebirth cards is used: an arc, or a straight band on a phone. MK-142 */
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

/** A face for each seat; on a straight band with a line to its field where faces crowd. */
function Figures(props: Props) {
  const { view, words, names, perspective } = props;
  const karma = view.seats.map((seat) => seat.karma);
  const places = standing(karma);
  const steps = lanes(karma);
  return (
    <>
      <ul class="mk-figures">
        {places.map((place, seat) => (
          <li
            key={seat}
            class={seat === perspective ? 'is-own' : ''}
            data-zone={`karma:${seat}`}
            style={{ '--field': fieldOf(karma[seat]), '--lane': steps[seat], '--place': place }}
            title={words.stands(names.seats[seat], karma[seat])}
          >
            <SeatFace {...props} of={seat} />
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
            key={seat}
            d={`M${place + FIGURE_WIDTH / 2} 0L${fieldOf(karma[seat]) + 0.5} 4`}
            vector-effect="non-scaling-stroke"
          />
        ))}
      </svg>
    </>
  );
}

function StackField({ stack, ...props }: Props & { readonly stack: number }) {
  const { view, words, perspective } = props;
  const isHuman = stack === STACKS.length - 1;
  const { count } = view.stacks[stack];
  const from = KARMA_FROM[stack];
  const fields = (KARMA_FROM[stack + 1] ?? FIELDS) - from;
  const cards = rebirthCards(stack);
  const id = `mk-stack-${stack}`;
  return (
    <li
      class={view.outcome === null && rebirthStack(view, perspective) === stack ? 'is-next' : ''}
      style={{ '--from': from, '--fields': fields }}
    >
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
