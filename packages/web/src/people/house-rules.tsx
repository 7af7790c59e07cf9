import { houseRules, type OptionValue } from '@samsara/engine';
import type { GameScreen, PlayTexts } from '../contract/board.ts';
import { useWords } from '../texts/words.ts';
import './house-rules.css';

interface HouseRulesProps {
  readonly screen: GameScreen;
  readonly texts: Pick<PlayTexts, 'options'>;
  readonly options: Readonly<Record<string, OptionValue>>;
}

/** Numbers of the game that this table has changed, for everybody who comes to it; nothing where there are none, or no words yet. */
export function HouseRules({ screen, texts, options }: HouseRulesProps) {
  const words = useWords();
  const { meta } = screen.game;
  const changed = Object.entries(houseRules(meta, options)).filter(([id]) => id in texts.options);
  if (changed.length === 0) return null;
  return (
    <section class="house-rules">
      <h2>{words.houseRules}</h2>
      <ul>
        {changed.map(([id, value]) => (
          <li key={id}>
            {texts.options[id].name}: <b>{String(value)}</b>{' '}
            <small>({words.officially(Number(meta.options[id].default))})</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
