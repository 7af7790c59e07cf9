import type { Card } from '@samsara/engine';
import { useState } from 'preact/hooks';
import { Picture } from '../../kit/card.tsx';
import { useWords } from '../../texts/words.ts';
import './open-hand.css';
import { cardName, useTable } from '../../contract/table-context.ts';
import { sorted } from '../../input/hand-order.ts';
import { Sheet } from '../../kit/sheet.tsx';

/** More cards than this are not drawn small; all of them are a tap away. */
const MOST_SMALL = 14;

/** Somebody else's hand where it may be seen: small under the name, large after a tap. */
export function OpenHand({ name, cards }: { readonly name: string; readonly cards: readonly Card[] }) {
  const table = useTable();
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const order = sorted(
    cards,
    (a, b) => a - b,
    () => false,
  );
  const named = order.map(({ card }) => cardName(table, card, words.faceDown));
  const spoken = words.openHand(name, named.join(', ') || words.noCards);
  return (
    <>
      <button type="button" class="open-hand" aria-label={spoken} onClick={() => setOpen(true)}>
        {order.slice(0, MOST_SMALL).map(({ card, place }) => (
          <Picture key={place} card={card} />
        ))}
      </button>
      {isOpen && (
        <Sheet title={words.handOf(name)} close={() => setOpen(false)}>
          <ul class="open-hand-cards">
            {order.map(({ card, place }, at) => (
              <li key={place}>
                <Picture card={card} />
                {named[at]}
              </li>
            ))}
          </ul>
        </Sheet>
      )}
    </>
  );
}
