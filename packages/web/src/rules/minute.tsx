import type { GameScreen, PlayTexts, ScreenWords } from '../contract/board.ts';
import type { MinuteCard } from '../contract/learning.ts';
import { CardPicture } from '../kit/card.tsx';
import { settings } from '../settings/settings.ts';
import type { RulesWords } from './texts.ts';
import './minute.css';

interface MinuteProps {
  readonly screen: GameScreen;
  readonly texts: PlayTexts;
  /** What only this game's board says. */
  readonly own: ScreenWords;
  readonly cards: readonly MinuteCard[];
  readonly words: RulesWords;
}

/** The game in six pictures: aim, turn, what fits, special cards, the end, a trap. */
export function InAMinute({ screen, texts, own, cards, words }: MinuteProps) {
  const { language } = settings.value;
  return (
    <section class="minute" aria-labelledby="minute">
      <h2 id="minute">{words.minute}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys */}
      <ol tabIndex={0} aria-labelledby="minute">
        {cards.map(({ cards: faces, title, says, clauses }) => (
          <li key={title.en} data-clauses={clauses.join(' ')}>
            <span class="minute-picture" data-game={screen.game.meta.id} aria-hidden="true">
              {faces.map((id, place) => (
                <span key={place} style={{ '--lean': place - (faces.length - 1) / 2 }}>
                  <CardPicture
                    screen={screen}
                    texts={texts}
                    words={own}
                    card={id === null ? null : screen.game.meta.cards.indexOf(id)}
                  />
                </span>
              ))}
            </span>
            <h3>{title[language]}</h3>
            <p>{says[language]}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
