import type { LobbyWords } from '../texts/lobby/words.ts';
import { PATIENCES, type TableChoice } from './table-plan.ts';

interface TableFieldsProps {
  readonly choice: TableChoice;
  readonly words: LobbyWords;
  change(choice: TableChoice): void;
}

/** What a table on the server allows besides the game. */
export function TableFields({ choice, words, change }: TableFieldsProps) {
  return (
    <details class="more-fields">
      <summary>{words.tableSettings}</summary>
      <label class="switch">
        <input
          type="checkbox"
          checked={choice.public}
          onChange={(event) => change({ ...choice, public: event.currentTarget.checked })}
        />
        <span>
          {words.public}
          <small>{words.publicExplains}</small>
        </span>
      </label>
      <label class="field">
        <span>
          {words.spectators}
          <small>{words.spectatorsExplains}</small>
        </span>
        <select
          value={choice.spectators}
          onChange={(event) =>
            change({ ...choice, spectators: event.currentTarget.value as TableChoice['spectators'] })
          }
        >
          {Object.entries(words.spectatorValues).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        {words.chat}
        <select
          value={choice.chat}
          onChange={(event) => change({ ...choice, chat: event.currentTarget.value as TableChoice['chat'] })}
        >
          {Object.entries(words.chatValues).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        {words.absence}
        <select
          value={choice.absence}
          onChange={(event) =>
            change({ ...choice, absence: event.currentTarget.value as TableChoice['absence'] })
          }
        >
          {Object.entries(words.absenceValues).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {choice.absence !== 'nobody' && (
        <label class="field">
          {words.patience}
          <select
            value={choice.patience}
            onChange={(event) => change({ ...choice, patience: Number(event.currentTarget.value) })}
          >
            {PATIENCES.map((minutes) => (
              <option key={minutes} value={minutes}>
                {words.minutes(minutes)}
              </option>
            ))}
          </select>
        </label>
      )}
    </details>
  );
}
