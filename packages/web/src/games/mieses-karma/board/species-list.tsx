import type { Card } from '@samsara/engine';
import { CARDS, SPECIES_OF } from '@samsara/engine/games/mieses-karma/rules';
import { Picture } from '../../../kit/card.tsx';
import type { Props } from '../props.ts';
import './species-list.css';

interface ListProps extends Props {
  readonly id: string;
  readonly title: string;
  readonly cards: readonly Card[];
}

/** Rebirth cards with what they can do, first in one sentence, opened by whatever names this as its popover. */
export function SpeciesList({ id, title, cards, texts, words }: ListProps) {
  return (
    <div id={id} popover="auto" class="mk-species on-paper" role="dialog" aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {cards.map((card) => (
          <li key={card}>
            <Picture card={card} />
            <p>
              <b>{words.powers[SPECIES_OF[card]]}</b>
              <small>{texts.abilities?.[CARDS[card]]}</small>
            </p>
          </li>
        ))}
      </ul>
      <button type="button" class="button" popovertarget={id} popovertargetaction="hide">
        {words.close}
      </button>
    </div>
  );
}
