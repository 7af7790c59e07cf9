import type { PersonFile, SanctionShown } from '@samsara/protocol';
import { useId, useState } from 'preact/hooks';
import { type PartProps, shownTime } from './asking.ts';
import { operator } from './requests.ts';

interface HistoryProps extends PartProps {
  readonly file: PersonFile;
  /** The report that is looked at already. */
  readonly except?: string;
  changed(): void;
}

/** What was reported about somebody before, and what was done. */
export function History(props: HistoryProps) {
  const { words, file, except, changed } = props;
  const reports = file.reports.filter(({ id }) => id !== except);
  return (
    <section class="operator-box">
      <h3>{words.history}</h3>
      {reports.length + file.sanctions.length === 0 && <p>{words.none}</p>}
      <ul class="operator-list">
        {file.sanctions.map((sanction) => (
          <SanctionRow key={sanction.id} {...props} sanction={sanction} changed={changed} />
        ))}
        {reports.map(({ id, at, reason, message, settled }) => (
          <li key={id} class="operator-row">
            <div class="operator-words">
              <strong>{words.reasons[reason]}</strong>
              <small>
                {shownTime(at)}
                {settled !== null &&
                  ` · ${words.settledAs((words.outcomes as Record<string, string>)[settled.outcome] ?? settled.outcome)}`}
              </small>
              {message !== null && <q>{message}</q>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface RowProps extends PartProps {
  readonly sanction: SanctionShown;
  changed(): void;
}

export function SanctionRow({ words, isOperator, ask, sanction, changed }: RowProps) {
  const [why, setWhy] = useState('');
  const field = useId();
  const { id, kind, person, range, reason, at, until, holds } = sanction;
  const end = until === null ? (kind === 'warn' ? '' : words.untilLifted) : words.until(shownTime(until));
  const lift = () =>
    ask(async () => {
      await operator.lift(id, why);
      changed();
      return words.done;
    });
  return (
    <li class="operator-row">
      <div class="operator-words">
        <strong>
          {words.kinds[kind]}: {person === null ? range : (person.name ?? words.nobody)}
        </strong>
        <small>
          {holds ? words.holds : words.over} · {shownTime(at)} {end}
        </small>
        <span>{reason}</span>
      </div>
      {holds && (isOperator || kind !== 'range') && (
        <form
          class="operator-inline"
          onSubmit={(event) => {
            event.preventDefault();
            lift();
          }}
        >
          <label for={field}>{words.liftReason}</label>
          <input
            id={field}
            required
            maxLength={300}
            value={why}
            onInput={({ currentTarget }) => setWhy(currentTarget.value)}
          />
          <button type="submit" class="button">
            {words.lift}
          </button>
        </form>
      )}
    </li>
  );
}
