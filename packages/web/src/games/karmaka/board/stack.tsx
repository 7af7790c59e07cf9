import type { Card } from '@samsara/engine';
import { useTable } from '../../../contract/table-context.ts';
import { Picture } from '../../../kit/card.tsx';
import { type Album, openAlbum } from '../album.ts';

interface StackProps {
  readonly zone: string;
  readonly caption: string;
  /** The full name, for screen readers. */
  readonly label: string;
  /** The card on top; null lies face down. */
  readonly top: Card | null;
  readonly count: number;
  readonly album: Album | null;
}

/** A pile: a tap plays onto it if a card is picked that may go there, and looks through it otherwise. */
export function Stack({ zone, caption, label, top, count, album }: StackProps) {
  const table = useTable();
  const accepts = table.accepts(zone);
  const tap = () => {
    if (accepts || album === null) table.tapZone(zone);
    else openAlbum.value = album;
  };
  return (
    <button
      type="button"
      class={`kk-stack${accepts ? ' is-accepting' : ''}`}
      data-zone={zone}
      aria-label={label}
      onClick={tap}
    >
      <span class="kk-stack-top" data-landing data-depth={Math.min(3, Math.floor(count / 4))}>
        {count > 0 && <Picture card={top} />}
      </span>
      <span class="kk-caption" aria-hidden="true">
        {caption} <b>{count}</b>
      </span>
    </button>
  );
}
