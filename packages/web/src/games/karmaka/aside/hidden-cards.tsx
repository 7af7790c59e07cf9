import { CARDS } from '@samsara/engine/games/karmaka/rules';
import { Picture } from '../../../kit/card.tsx';
import { Row } from '../../../kit/row.tsx';
import { asksForPlace, CHOICE } from '../by-hand.ts';
import type { Props } from '../props.ts';
import { choiceCards } from '../stage.ts';
import './hidden-cards.css';

/** In place of the hand: a rival's Hand until it is closed (KKH-09), the own Future, or cards looked at, one of which is chosen. */
export function HiddenCards(props: Props) {
  const { view, words, texts, names } = props;
  const [wait] = view.pending;
  const cards = choiceCards(view, wait);
  return (
    <section class="over-hand kk-tray" aria-label={texts.asks(view, names)}>
      {cards.length > 0 ? (
        <Row
          zone={CHOICE}
          label={texts.asks(view, names)}
          cards={cards}
          note={(place) => (asksForPlace(wait) ? words.place(place + 1) : '')}
        />
      ) : (
        wait.target !== null && <Peeked of={wait.target} {...props} />
      )}
    </section>
  );
}

function Peeked({ of, view, words, texts, names }: Props & { readonly of: number }) {
  const hand = view.seats[of].hand ?? [];
  return (
    <ul class="row-cards" aria-label={words.handOf(names.seats[of], hand.length)}>
      {hand.map((card, i) => (
        <li key={i}>
          <Picture card={card} />
          <span class="unseen">{texts.cards[CARDS[card]]}</span>
        </li>
      ))}
    </ul>
  );
}
