import type { GameScreen, PlayTexts, ScreenWords } from '../contract/board.ts';
import { CardPicture } from '../kit/card.tsx';
import type { RulesWords } from './texts.ts';

interface Props {
  readonly screen: GameScreen;
  readonly texts: PlayTexts;
  /** What only this game's board says. */
  readonly own: ScreenWords;
  readonly words: RulesWords;
}

/** Every card, large, with its name, and with what it does if it does something. */
export function CardList({ screen, texts, own, words }: Props) {
  return (
    <section class="rules-cards" aria-labelledby="cards">
      <h2 id="cards">{words.cards}</h2>
      <ul>
        {screen.game.meta.cards.map((id, card) => (
          <li key={id}>
            <CardPicture screen={screen} texts={texts} words={own} card={card} />
            <strong>{texts.cards[id]}</strong>
            {texts.abilities?.[id] !== undefined && <span class="rules-ability">{texts.abilities[id]}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
