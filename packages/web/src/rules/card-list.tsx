import type { GameScreen, PlayTexts } from '../contract/board.ts';
import '../kit/card.css';
import type { RulesWords } from './texts.ts';

interface Props {
  readonly screen: GameScreen;
  readonly texts: PlayTexts;
  readonly words: RulesWords;
}

/** Every card, large, with its name, and with what it does if it does something. */
export function CardList({ screen, texts, words }: Props) {
  const { Face } = screen;
  return (
    <section class="rules-cards" aria-labelledby="cards">
      <h2 id="cards">{words.cards}</h2>
      <ul>
        {screen.game.meta.cards.map((id, card) => (
          <li key={id}>
            <span class="picture">
              <Face card={card} />
            </span>
            <strong>{texts.cards[id]}</strong>
            {texts.abilities?.[id] !== undefined && <span class="rules-ability">{texts.abilities[id]}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
