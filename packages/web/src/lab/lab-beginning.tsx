import type { PlayedGame } from '@samsara/engine';
import { CHART_TEXTS } from '@samsara/engine/lab';
import type { PlayTexts } from '../contract/board.ts';
import { settings } from '../settings/settings.ts';
import { type Changes, ideasFor } from './changes.ts';
import type { LabWords } from './texts.ts';

interface LabBeginningProps {
  readonly game: PlayedGame;
  readonly texts: PlayTexts;
  readonly words: LabWords;
  change(changes: Changes): void;
}

/** Before anything was tried: what there will be to see, and what one could begin with. */
export function LabBeginning({ game, texts, words, change }: LabBeginningProps) {
  const { length, places, comebacks, skill, mattered } = CHART_TEXTS[settings.value.language];
  return (
    <section class="lab-beginning lab-box" aria-labelledby="lab-beginning">
      <h2 id="lab-beginning">{words.willSee}</h2>
      <dl>
        {[length, places, comebacks, skill, mattered].map(({ title, note }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{note}</dd>
          </div>
        ))}
      </dl>
      <h2>{words.ideas}</h2>
      <ul class="lab-kept">
        {ideasFor(game).map(([id, value]) => (
          <li key={id}>
            <button type="button" class="button" onClick={() => change({ [id]: value })}>
              {texts.options[id].name}: {String(value)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
