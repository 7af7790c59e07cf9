import type { Seat } from '@samsara/engine';
import { useTable } from '../../../contract/table-context.ts';
import { Picture } from '../../../kit/card.tsx';
import { lifeCards, turnIn } from '../lines.ts';
import { nameOf, others, type Props, type SeatProps } from '../props.ts';

/** The lines of the others, small; a tap enlarges one. */
export function OtherLines({ enlarge, ...props }: Props & { enlarge(seat: Seat): void }) {
  const seats = others(props);
  const many = seats.length > 2 ? '' : seats.length === 2 ? ' is-few' : ' is-few is-one';
  return (
    <ul class={`mk-stage mk-others${many}`}>
      {seats.map((seat) => (
        <li key={seat}>
          <SmallLine {...props} of={seat} look={() => enlarge(seat)} />
        </li>
      ))}
    </ul>
  );
}

/** One line with its owner's name. */
function SmallLine({ look, ...props }: SeatProps & { look(): void }) {
  const { of, view, words, names } = props;
  const table = useTable();
  const { left, animal } = view.seats[of];
  const line = lifeCards(view.seats[of]);
  const cards = [...line.slice(0, left.length), animal, ...line.slice(left.length)];
  const isRobbed = table.accepts(`right:${of}`) || table.accepts(`left:${of}`);
  const classes = ['mk-small'];
  if (turnIn(view)?.seat === of) classes.push('is-on-turn');
  if (isRobbed) classes.push('is-accepting');
  const spoken = cards.map((card) => nameOf(props, card)).join(', ');
  return (
    <button
      type="button"
      class={classes.join(' ')}
      aria-label={`${words.look(names.seats[of])}: ${spoken}`}
      onClick={look}
    >
      <span class="mk-small-name">{names.seats[of]}</span>
      <SmallCards {...props} />
    </button>
  );
}

/** The cards of a line, small and for the eye only. The right end stays in sight. */
export function SmallCards({ of, view }: SeatProps) {
  const { left, animal } = view.seats[of];
  const line = lifeCards(view.seats[of]);
  const cards = [...line.slice(0, left.length), animal, ...line.slice(left.length)];
  return (
    <span class="mk-small-cards" data-zone={`line:${of}`}>
      <span class="mk-small-row" style={{ '--cards': cards.length }}>
        <span data-zone={`left:${of}`} />
        {cards.map((card, place) => (
          <Picture key={`${place}-${card}`} card={card} />
        ))}
        <span data-zone={`right:${of}`} />
      </span>
    </span>
  );
}
