import type { Card } from '@samsara/engine';
import type { ComponentChildren } from 'preact';
import { useTable } from '../../../contract/table-context.ts';
import { Picture } from '../../../kit/card.tsx';
import { type Album, openAlbum } from '../album.ts';

interface StackProps {
  readonly zone: string;
  readonly caption: string;
  /** The full name, for screen readers. */
  readonly label: string;
  /** The cards that are seen, the top one last; null lies face down. */
  readonly cards: readonly (Card | null)[];
  readonly count: number;
  readonly album: Album | null;
  readonly isAsked?: boolean;
  /** A sign at it, or what the picked card brings there. */
  readonly children?: ComponentChildren;
}

/** A pile: a tap plays onto it if a card is picked that may go there, and looks through it otherwise. */
export function Stack({ zone, caption, label, cards, count, album, isAsked, children }: StackProps) {
  const table = useTable();
  const accepts = table.accepts(zone);
  const tap = () => {
    if (accepts || album === null) table.tapZone(zone);
    else openAlbum.value = album;
  };
  return (
    <button
      type="button"
      class={`kk-stack kk-zone${accepts ? ' is-accepting' : ''}${isAsked ? ' is-asked' : ''}`}
      data-zone={zone}
      aria-label={label}
      onClick={tap}
    >
      <span class="kk-cards" style={{ '--thick': Math.min(THICKEST, Math.ceil(count / 8)) }}>
        {cards.length === 0 && <i class="kk-slot" data-landing />}
        {cards.map((card, i) => (
          <span key={i} data-landing={i === cards.length - 1 ? '' : undefined}>
            <Picture card={card} />
          </span>
        ))}
      </span>
      <span class="kk-caption" aria-hidden="true">
        {caption} <b>{count}</b>
      </span>
      {children}
    </button>
  );
}

/** So many edges of cards a pile shows at most. */
const THICKEST = 6;
