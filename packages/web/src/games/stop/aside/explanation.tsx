import type { Card } from '@samsara/engine';
import { CARDS } from '@samsara/engine/games/stop/rules';
import { useEffect, useState } from 'preact/hooks';
import { Picture } from '../../../kit/card.tsx';
import type { StopProps } from '../board/board.tsx';
import { markExplained, unexplained } from './first-time.ts';

/** Long enough to read it, short enough not to be in the way of a fast game; holding a card shows the same words at any time. */
const SHOWN_MS = 12_000;

/** A special card explains itself when it is laid for the first time. */
export function Explanation({ view, texts, words, isReplay }: StopProps) {
  const [card, setCard] = useState<Card | null>(null);
  const found = isReplay ? undefined : unexplained(view);
  useEffect(() => {
    if (card === null && found !== undefined) setCard(found);
  }, [card, found]);
  const putAway = () => {
    if (card !== null) markExplained(card);
    setCard(null);
  };
  useEffect(() => {
    if (card === null) return;
    const timer = setTimeout(putAway, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [card]);
  if (card === null) return null;
  const id = CARDS[card];
  return (
    <aside class="stop-explanation first-note on-paper">
      <Picture card={card} />
      <p>
        <b>{texts.cards[id]}.</b> {texts.abilities?.[id]}
      </p>
      <button type="button" class="button" aria-label={words.understood} onClick={putAway}>
        <span class="stop-explanation-word">{words.understood}</span>
        <span class="stop-explanation-sign">✓</span>
      </button>
    </aside>
  );
}
