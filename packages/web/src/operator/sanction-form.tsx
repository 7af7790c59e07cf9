import type { NewSanction } from '@samsara/protocol';
import { useId, useState } from 'preact/hooks';
import { Segments } from '../kit/form/segments.tsx';
import type { PartProps } from './asking.ts';
import { operator } from './requests.ts';

const HOUR = 60;
const MINUTES = {
  hour: HOUR,
  day: 24 * HOUR,
  week: 7 * 24 * HOUR,
  month: 30 * 24 * HOUR,
  always: null,
} as const;
type Time = keyof typeof MINUTES;
type Kind = 'warn' | 'mute' | 'ban';

interface SanctionFormProps extends PartProps {
  readonly person: string;
  readonly report?: string;
  done(): void;
}

/** Warns, mutes or bans somebody: never without a reason. */
export function SanctionForm({ words, isOperator, ask, person, report, done }: SanctionFormProps) {
  const [kind, setKind] = useState<Kind>('warn');
  const [time, setTime] = useState<Time>('day');
  const [reason, setReason] = useState('');
  const field = useId();
  const times = (Object.keys(MINUTES) as Time[]).filter(
    (name) => name !== 'always' || (kind === 'ban' && isOperator),
  );
  const impose = () =>
    ask(async () => {
      await operator.impose(wish(kind, person, reason, times.includes(time) ? time : 'day', report));
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
      <h3>{words.act}</h3>
      <Segments<Kind>
        label={words.act}
        isBare
        value={kind}
        options={(['warn', 'mute', 'ban'] as const).map((value) => ({ value, label: words.kinds[value] }))}
        choose={setKind}
      />
      {kind !== 'warn' && (
        <Segments<Time>
          label={words.howLong}
          value={times.includes(time) ? time : 'day'}
          options={times.map((value) => ({ value, label: words.times[value] }))}
          choose={setTime}
        />
      )}
      <label for={field}>{words.reason}</label>
      <input
        id={field}
        required
        maxLength={300}
        value={reason}
        aria-describedby={`${field}-says`}
        onInput={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <small id={`${field}-says`}>{words.reasonExplains}</small>
      <button type="submit" class="button is-main">
        {words.doIt}
      </button>
    </form>
  );
}

function wish(kind: Kind, person: string, reason: string, time: Time, report?: string): NewSanction {
  const about = { person, reason, ...(report !== undefined && { report }) };
  if (kind === 'warn') return { kind, ...about };
  const minutes = MINUTES[time];
  return kind === 'ban' ? { kind, ...about, minutes } : { kind, ...about, minutes: minutes ?? MINUTES.month };
}
