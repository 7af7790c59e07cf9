import type { OptionValue, PlayedGame } from '@samsara/engine';
import type { TableInfo } from '@samsara/protocol';
import { useState } from 'preact/hooks';
import type { PlayTexts } from '../contract/board.ts';
import './new-table.css';
import { lobbyCatalogue } from '../texts/lobby/words.ts';
import { OptionFields, optionIn } from './option-fields.tsx';
import { optionsOf, planOf, type TablePlan } from './table-plan.ts';

interface ChangeOptionsProps {
  readonly game: PlayedGame;
  readonly texts: PlayTexts;
  readonly info: TableInfo;
  /** Says whether the server has changed them. */
  change(options: Record<string, OptionValue>): Promise<boolean>;
}

/** For everybody else: what is played otherwise than usual, but for the numbers of the house, which are told apart. */
export function ChosenOptions({ game, texts, info }: Omit<ChangeOptionsProps, 'change'>) {
  const words = lobbyCatalogue.current.value;
  const chosen = Object.entries(info.options).filter(([id, value]) => {
    const spec = game.meta.options[id];
    return id !== 'players' && spec !== undefined && !spec.house && spec.default !== value;
  });
  if (words === null || chosen.length === 0) return null;
  return (
    <ul class="chosen-options" aria-label={words.more}>
      {chosen.map(([id, value]) => (
        <li key={id}>{optionIn(texts, id, game.meta.options[id], value, words)}</li>
      ))}
    </ul>
  );
}

/** The options of a table that waits for its people, for the host to change. */
export function ChangeOptions({ game, texts, info, change }: ChangeOptionsProps) {
  const words = lobbyCatalogue.current.value;
  const [chosen, choose] = useState<TablePlan['chosen']>({});
  if (words === null) return null;
  const plan = planOf(info, chosen);
  const submit = async (event: Event) => {
    event.preventDefault();
    if (await change(optionsOf(plan, game.meta.options))) choose({});
  };
  return (
    <form class="new-table change-options" noValidate onSubmit={(event) => void submit(event)}>
      <OptionFields
        game={game}
        texts={texts}
        plan={plan}
        words={words}
        isOpen
        change={(after) => choose(after.chosen)}
      />
      {Object.keys(chosen).length > 0 && (
        <p class="options-change">
          <button type="submit" class="button is-main">
            {words.change}
          </button>{' '}
          {words.changeExplains}
        </p>
      )}
    </form>
  );
}
