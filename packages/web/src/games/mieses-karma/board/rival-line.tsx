import { useTable } from '../../../contract/table-context.ts';
import { Picture } from '../../../kit/card.tsx';
import { lifeCards } from '../lines.ts';
import { nameOf, type SeatProps } from '../props.ts';
import { StealTarget } from './line-end.tsx';
import { lookAt } from './looked-at.ts';
import './rival-line.css';

/** The line of another, small: a tap opens it, and a magpie takes from its ends. */
export function RivalLine(props: SeatProps) {
  const { of, view, words, names } = props;
  const table = useTable();
  const { left, animal } = view.seats[of];
  const line = lifeCards(view.seats[of]);
  const cards = [...line.slice(0, left.length), animal, ...line.slice(left.length)];
  const isRobbed = table.accepts(`right:${of}`) || table.accepts(`left:${of}`);
  const spoken = cards.map((card) => nameOf(props, card)).join(', ');
  return (
    <span
      class={`mk-rival-line${isRobbed ? ' is-robbed' : ''}`}
      data-zone={`line:${of}`}
      style={{ '--cards': cards.length }}
    >
      <button
        type="button"
        class="mk-rival-cards"
        aria-label={`${words.look(names.seats[of])}: ${spoken}`}
        onClick={() => lookAt(props, of)}
      >
        {cards.map((card, place) => (
          <Picture key={`${place}-${card}`} card={card} />
        ))}
      </button>
      <span class="mk-rival-end" data-zone={`left:${of}`}>
        <StealTarget {...props} end="left" />
      </span>
      <span class="mk-rival-end is-right" data-zone={`right:${of}`}>
        <StealTarget {...props} end="right" />
      </span>
    </span>
  );
}
