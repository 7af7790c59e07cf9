import type { Card } from '@samsara/engine';
import { CARDS, COLOURS, VALUES } from '@samsara/engine/games/karmaka/rules';
import type { ComponentChildren } from 'preact';
import { Picture } from '../../../kit/card.tsx';
import { Ornament } from '../art/gems.tsx';
import type { Props } from '../props.ts';

interface CardWordsProps extends Pick<Props, 'texts' | 'words'> {
  readonly card: Card;
  /** Whose ability is told, if it is not the card's own. KKR-35 */
  readonly ability?: Card | null;
  readonly children?: ComponentChildren;
}

/** A card with its name, colour, points and words. */
export function CardWords({ card, ability = null, texts, words, children }: CardWordsProps) {
  const copied = ability !== null && ability !== card ? ability : null;
  const told = copied ?? card;
  return (
    <header class="kk-card-words">
      <span class="kk-pictures">
        <Picture card={card} />
        {copied !== null && <Picture card={copied} />}
      </span>
      <div>
        <h2>
          {texts.cards[CARDS[card]]}
          {copied !== null && <small> {words.copies(texts.cards[CARDS[copied]])}</small>}
          {copied === null && (
            <small>
              <svg class="kk-gem" viewBox="-13 -13 26 26" aria-hidden="true" focusable="false">
                <Ornament colour={COLOURS[card]} />
              </svg>
              {words.colours[COLOURS[card]]}, {words.points(VALUES[card])}
            </small>
          )}
        </h2>
        {children}
        <p class="kk-words">{words.abilities[CARDS[told]]}</p>
      </div>
    </header>
  );
}
