import type { Card } from '@samsara/engine';
import { CARDS } from '@samsara/engine/games/stop/cards';
import { useEffect, useState } from 'preact/hooks';
import { Picture } from '../../table/card.tsx';
import type { StopProps } from './board.tsx';
import './guide.css';
import { markExplained, unexplained } from './first-time.ts';

/** A special card explains itself when it is laid for the first time; the words stay until they are put away. */
export function Explanation({ view, texts, words }: StopProps) {
  const [card, setCard] = useState<Card | null>(null);
  const found = unexplained(view);
  useEffect(() => {
    if (card === null && found !== undefined) setCard(found);
  }, [card, found]);
  if (card === null) return null;
  const putAway = () => {
    markExplained(card);
    setCard(null);
  };
  const id = CARDS[card];
  return (
    <aside class="stop-explanation">
      <Picture card={card} />
      <p>
        <b>{texts.cards[id]}.</b> {texts.abilities?.[id]}
      </p>
      <button type="button" class="button" onClick={putAway}>
        {words.understood}
      </button>
    </aside>
  );
}
