import type { HouseLimits } from '@samsara/protocol';
import { useId, useState } from 'preact/hooks';
import { type PartProps, shownNumber, useAsked } from './asking.ts';
import { operator } from './requests.ts';

/** What holds, and how far it can be changed while the server runs. */
export function Limits(props: PartProps) {
  const [found, set] = useAsked(props.ask, () => operator.limits());
  if (found === null) return null;
  return (
    <ul class="operator-list">
      {found.limits.map((limit) => (
        <LimitRow key={`${limit.name} ${limit.value}`} {...props} limit={limit} set={set} />
      ))}
    </ul>
  );
}

interface LimitRowProps extends PartProps {
  readonly limit: HouseLimits['limits'][number];
  set(limits: HouseLimits): void;
}

function LimitRow({ words, isOperator, ask, limit, set }: LimitRowProps) {
  const { name, value, configured, changed, least, most } = limit;
  const [wanted, setWanted] = useState(String(value));
  const field = useId();
  const change = (to: number | null) =>
    ask(async () => {
      set(await operator.setLimit(name, to));
      return words.done;
    });
  return (
    <li class="operator-row">
      <form
        class="operator-inline"
        onSubmit={(event) => {
          event.preventDefault();
          change(Number(wanted));
        }}
      >
        <label for={field}>
          {words.limitNames[name] ?? name}
          <small>{words.bounds(shownNumber(least), shownNumber(most), shownNumber(configured))}</small>
        </label>
        <input
          id={field}
          type="number"
          min={least}
          max={most}
          required
          disabled={!isOperator}
          value={wanted}
          onInput={({ currentTarget }) => setWanted(currentTarget.value)}
        />
        {isOperator && (
          <button type="submit" class="button">
            {words.change}
          </button>
        )}
        {isOperator && changed && (
          <button type="button" class="button is-quiet" onClick={() => change(null)}>
            {words.asConfigured}
          </button>
        )}
      </form>
    </li>
  );
}
