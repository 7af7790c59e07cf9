import type { Card } from '@samsara/engine';
import { useRoving } from '../input/roving.ts';
import { useWords } from '../texts/words.ts';
import { TableCard } from './card.tsx';
import './row.css';
import { useTable } from '../contract/table-context.ts';

interface RowProps {
  readonly zone: string;
  /** What the zone is called, with its owner. */
  readonly label: string;
  /** null lies face down. */
  readonly cards: readonly (Card | null)[];
  readonly size?: 'small' | 'normal';
  /** The cards are listed from the top one, which lies at the right end. */
  readonly topLast?: boolean;
  /** Further words for the label of each card. */
  readonly note?: (place: number) => string;
}

/** Cards side by side: a named list. They overlap when there is little room. */
export function Row({ zone, label, cards, size = 'normal', topLast = false, note }: RowProps) {
  const table = useTable();
  const words = useWords();
  const { tabIndexOf, ...roving } = useRoving(cards.length);
  const accepts = table.accepts(zone);
  const places = cards.map((_, place) => (topLast ? cards.length - 1 - place : place));
  return (
    <div class={`row is-${size}${accepts ? ' is-accepting' : ''}`} data-zone={zone}>
      <ul
        class="row-cards"
        aria-label={words.zone(label, cards.length)}
        ref={roving.list}
        onKeyDown={roving.onKeyDown}
        onFocusIn={roving.onFocusIn}
        onFocusOut={roving.onFocusOut}
      >
        {places.map((place, index) => (
          <li key={place}>
            <TableCard
              zone={zone}
              place={place}
              card={cards[place]}
              tabIndex={tabIndexOf(index)}
              {...(note ? { note: note(place) } : {})}
            />
          </li>
        ))}
      </ul>
      {accepts && (
        <button
          type="button"
          class="zone-target"
          onClick={() => table.tapZone(zone)}
          aria-label={words.here(label)}
        />
      )}
    </div>
  );
}
