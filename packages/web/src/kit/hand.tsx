import type { Card, Seat } from '@samsara/engine';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useWords } from '../texts/words.ts';
import { TableCard } from './card.tsx';
import './hand.css';
import { type Table, useTable } from '../contract/table-context.ts';
import { keepOrder, keptOrder } from '../input/custom-order.ts';
import { grouped, type HandCard, inOrderOfArrival, newCopies, sorted } from '../input/hand-order.ts';
import { useRoving } from '../input/roving.ts';
import { AtRest } from './at-rest.tsx';

/** From this many cards on, equal ones lie on each other. */
const MANY_CARDS = 11;

/** The viewer's hand: a fan that compresses, groups equal cards, and scrolls sideways when it is very large. */
export function Hand({ seat, cards }: { readonly seat: Seat; readonly cards: readonly Card[] }) {
  const table = useTable();
  const words = useWords();
  const zone = `hand:${seat}`;
  const { order, fresh, look, arrange } = useHandOrder(table, zone, cards);
  const groups = cards.length >= MANY_CARDS ? grouped(order) : order.map((each) => [each]);
  const isMirrored = table.settings.leftHanded !== table.settings.handReversed;
  const { tabIndexOf, ...roving } = useRoving(groups.length, isMirrored);
  return (
    <div class={`hand${table.accepts(zone) ? ' is-accepting' : ''}`} data-zone={zone}>
      <ul
        class={`hand-cards${isMirrored ? ' is-mirrored' : ''}`}
        style={{ '--cards': groups.length }}
        aria-label={words.yourHand(cards.length)}
        ref={roving.list}
        onKeyDown={roving.onKeyDown}
        onFocusIn={roving.onFocusIn}
        onFocusOut={roving.onFocusOut}
      >
        {groups.map((group, index) => {
          const [{ card, place }] = group;
          const copies = group.map((each) => ({ zone, ...each }));
          return (
            <li
              key={`${card}-${copiesBefore(groups, index)}`}
              style={{ '--k': fromMiddle(isMirrored ? groups.length - 1 - index : index, groups.length) }}
              onPointerEnter={() => look(card)}
              onFocusCapture={() => look(card)}
            >
              <TableCard
                zone={zone}
                place={place}
                card={card}
                tabIndex={tabIndexOf(index)}
                isNew={fresh.has(card)}
                {...(group.length > 1 ? { copies } : {})}
              />
            </li>
          );
        })}
      </ul>
      <AtRest key="arranging" load={() => import('../input/arranging/arranging.ts')}>
        {({ Arranging }) => <Arranging list={roving.list} {...{ groups, isMirrored, arrange }} />}
      </AtRest>
    </div>
  );
}

/** The fan is never wider than this many steps to either side, however many cards it has. */
const STEPS = 4.5;

/** How many steps of the fan a card stands from the middle. */
function fromMiddle(index: number, cards: number): number {
  const half = (cards - 1) / 2;
  return (index - half) * Math.min(1, STEPS / half || 1);
}

/** Tells equal cards that stand apart from each other. */
function copiesBefore(groups: readonly HandCard[][], index: number): number {
  let copies = 0;
  for (let i = 0; i < index; i++) if (groups[i][0].card === groups[index][0].card) copies++;
  return copies;
}

function useHandOrder(table: Table, zone: string, cards: readonly Card[]) {
  const { id } = table.screen.game.meta;
  const arrival = useRef<readonly Card[]>(
    inOrderOfArrival(keptOrder(id, zone), cards).map(({ card }) => card),
  );
  const [, setArranged] = useState(0);
  const [fresh, setFresh] = useState<ReadonlyMap<Card, number>>(new Map());
  const key = cards.join(' ');
  useEffect(() => {
    const added = newCopies(arrival.current, cards);
    arrival.current = inOrderOfArrival(arrival.current, cards).map(({ card }) => card);
    if (added.size > 0 && added.size < cards.length) setFresh(added);
  }, [key]);
  const look = (card: Card) => {
    if (fresh.has(card)) setFresh(new Map([...fresh].filter(([other]) => other !== card)));
  };
  const { sort } = table.settings;
  const byNumber = (a: Card, b: Card) => a - b;
  const compare = (sort === 'rank' && table.screen.compare) || byNumber;
  const isFirst = (each: HandCard) => sort === 'playable' && table.isPlayable({ zone, ...each });
  const order = sort === 'dealt' ? inOrderOfArrival(arrival.current, cards) : sorted(cards, compare, isFirst);
  const arrange = (wanted: readonly Card[]) => {
    arrival.current = wanted;
    keepOrder(id, zone, wanted);
    setArranged((times) => times + 1);
  };
  return { order, fresh, look, arrange };
}
