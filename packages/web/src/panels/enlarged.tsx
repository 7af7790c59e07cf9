import type { Card } from '@samsara/engine';
import { Picture } from '../kit/card.tsx';
import './enlarged.css';
import { useTable } from '../contract/table-context.ts';

/** One card large, with what it does: on the other side of the screen, and never over the middle. */
export function Enlarged({ card, left }: { readonly card: Card; readonly left: boolean }) {
  const { texts, screen } = useTable();
  const id = screen.game.meta.cards[card];
  const ability = texts.abilities?.[id];
  return (
    <div class={`enlarged${left ? ' is-left' : ''}`} aria-hidden="true">
      <Picture card={card} />
      <p>
        <b>{texts.cards[id]}</b>
        {ability !== undefined && <span> {ability}</span>}
      </p>
    </div>
  );
}
