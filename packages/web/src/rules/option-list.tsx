import type { GameScreen, PlayTexts } from '../contract/board.ts';
import type { RulesWords } from './texts.ts';

interface Props {
  readonly screen: GameScreen;
  readonly texts: PlayTexts;
  readonly words: RulesWords;
}

/** What a table can choose, each in one line, and whether it comes from the rules. */
export function OptionList({ screen, texts, words }: Props) {
  return (
    <section class="rules-options" aria-labelledby="options">
      <h2 id="options">{words.options}</h2>
      <dl>
        {Object.entries(screen.game.meta.options).map(([id, { standing }]) => (
          <div key={id}>
            <dt>
              {texts.options[id].name} <small>{words.standing[standing]}</small>
            </dt>
            <dd>{texts.options[id].explains}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
