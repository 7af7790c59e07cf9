import { useId, useState } from 'preact/hooks';
import { type PartProps, useAsked } from './asking.ts';
import { SanctionRow } from './history.tsx';
import { operator } from './requests.ts';
import { TimeChoice, useTime } from './time-choice.tsx';

/** Everything that holds or has held lately, and ranges of addresses. */
export function Sanctions(props: PartProps) {
  const { words, isOperator, ask } = props;
  const [found, set] = useAsked(ask, () => operator.sanctions());
  const refresh = () => ask(async () => set(await operator.sanctions()));
  if (found === null) return null;
  return (
    <>
      {isOperator && <RangeForm {...props} done={refresh} />}
      {found.sanctions.length === 0 && <p>{words.none}</p>}
      <ul class="operator-list">
        {found.sanctions.map((sanction) => (
          <SanctionRow key={sanction.id} {...props} sanction={sanction} changed={refresh} />
        ))}
      </ul>
    </>
  );
}

function RangeForm({ words, ask, done }: PartProps & { done(): void }) {
  const [range, setRange] = useState('');
  const [reason, setReason] = useState('');
  const time = useTime();
  const field = useId();
  const impose = () =>
    ask(async () => {
      await operator.impose({ kind: 'range', range, reason, minutes: time.minutes });
      setRange('');
      setReason('');
      done();
      return words.done;
    });
  return (
    <form
      class="operator-box"
      onSubmit={(event) => {
        event.preventDefault();
        impose();
      }}
    >
      <h3>{words.kinds.range}</h3>
      <label for={`${field}-range`}>{words.range}</label>
      <input
        id={`${field}-range`}
        required
        maxLength={60}
        value={range}
        onInput={({ currentTarget }) => setRange(currentTarget.value)}
      />
      <label for={`${field}-why`}>{words.reason}</label>
      <input
        id={`${field}-why`}
        required
        maxLength={300}
        value={reason}
        onInput={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <TimeChoice words={words} time={time} />
      <button type="submit" class="button">
        {words.doIt}
      </button>
    </form>
  );
}
