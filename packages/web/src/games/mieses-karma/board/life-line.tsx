import type { Card } from '@samsara/engine';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useRoving } from '../../../input/roving.ts';
import { Picture, TableCard } from '../../../kit/card.tsx';
import { AnimalButton } from './animal-button.tsx';
import { LineEnd } from './line-end.tsx';
import './life-line.css';
import { lifeCards } from '../lines.ts';
import { nameOf, type SeatProps } from '../props.ts';

/** A life line at full size: cards edge to edge, so that half signs join, and a place at each open end. MK-70, MK-90 */
export function LifeLine(props: SeatProps) {
  const { of, view, words, names, perspective } = props;
  const seat = view.seats[of];
  const life = lifeCards(seat);
  const { tabIndexOf, list, ...keys } = useRoving(life.length);
  const scroller = useScrollToEnds(seat.left.length, seat.right.length);
  const title = of === perspective && props.seat === of ? words.yourLine : words.lineOf(names.seats[of]);
  const item = (card: Card, place: number) => (
    <li key={`${place}-${card}`}>
      <TableCard zone={`line:${of}`} place={place} card={card} tabIndex={tabIndexOf(place)} />
    </li>
  );
  const start = seat.left.length;
  return (
    <div class="mk-line" ref={scroller} style={{ '--cards': life.length + 1 }}>
      <LineEnd {...props} end="left" />
      <ul data-zone={`line:${of}`} aria-label={title} ref={list} {...keys}>
        {life.slice(0, start).map(item)}
        <li>
          {of === perspective ? (
            <AnimalButton {...props} />
          ) : (
            <span role="img" aria-label={nameOf(props, seat.animal)}>
              <Picture card={seat.animal} />
            </span>
          )}
        </li>
        {life.slice(start).map((card, i) => item(card, start + i))}
      </ul>
      <LineEnd {...props} end="right" />
    </div>
  );
}

/** A line that has grown shows its new end. */
function useScrollToEnds(left: number, right: number) {
  const scroller = useRef<HTMLDivElement>(null);
  const before = useRef(left);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element !== null) element.scrollLeft = left > before.current ? 0 : element.scrollWidth;
    before.current = left;
  }, [left, right]);
  return scroller;
}
