import type { ComponentChild } from 'preact';
import type { LobbyWords } from '../texts/lobby/words.ts';
import { letsNewcomersIn, PATIENCES, type TableChoice } from './table-plan.ts';

interface TableFieldsProps {
  readonly choice: TableChoice;
  readonly words: LobbyWords;
  change(choice: TableChoice): void;
}

/** What a table on the server allows besides the game. */
export function TableFields({ choice, words, change }: TableFieldsProps) {
  const spectators = (
    <span>
      {words.spectators}
      <small>{words.spectatorsExplains}</small>
    </span>
  );
  const choose = (chosen: Partial<TableChoice>) => change({ ...choice, ...chosen });
  return (
    <details class="more-fields">
      <summary>{words.tableSettings}</summary>
      <label class="switch">
        <input
          type="checkbox"
          checked={choice.public}
          onChange={(event) => choose({ public: event.currentTarget.checked })}
        />
        <span>
          {words.public}
          <small>{words.publicExplains}</small>
        </span>
      </label>
      <Field
        label={spectators}
        value={choice.spectators}
        names={words.spectatorValues}
        choose={(value) => choose({ spectators: value as TableChoice['spectators'] })}
      />
      {choice.spectators !== 'nobody' && (
        <label class="switch">
          <input
            type="checkbox"
            checked={letsNewcomersIn(choice)}
            onChange={(event) => choose({ newcomers: event.currentTarget.checked })}
          />
          <span>
            {words.newcomers}
            <small>{words.newcomersExplains}</small>
          </span>
        </label>
      )}
      <Field
        label={words.chat}
        value={choice.chat}
        names={words.chatValues}
        choose={(value) => choose({ chat: value as TableChoice['chat'] })}
      />
      <Field
        label={words.absence}
        value={choice.absence}
        names={words.absenceValues}
        choose={(value) => choose({ absence: value as TableChoice['absence'] })}
      />
      {choice.absence !== 'nobody' && choice.days === null && (
        <label class="field">
          {words.patience}
          <select
            value={choice.patience}
            onChange={(event) => choose({ patience: Number(event.currentTarget.value) })}
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

interface FieldProps {
  readonly label: ComponentChild;
  readonly value: string;
  /** What each value is called. */
  readonly names: Readonly<Record<string, string>>;
  choose(value: string): void;
}

function Field({ label, value, names, choose }: FieldProps) {
  return (
    <label class="field">
      {label}
      <select value={value} onChange={(event) => choose(event.currentTarget.value)}>
        {Object.entries(names).map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
