import type { QuietHours as Hours } from '@samsara/protocol';
import { Switch } from '../kit/form/switch.tsx';
import { clockTime, minuteOf } from './clock-time.ts';
import { useNoticeWords } from './words.ts';

/** From ten in the evening until seven. */
const USUAL: Hours = { from: 22 * 60, until: 7 * 60 };

interface QuietHoursProps {
  readonly quiet: Hours | null;
  keep(quiet: Hours | null): void;
}

/** When nobody is to be disturbed. */
export function QuietHours({ quiet, keep }: QuietHoursProps) {
  const words = useNoticeWords();
  const field = (which: keyof Hours) => (
    <label>
      {words[which]}{' '}
      <input
        type="time"
        required
        value={clockTime((quiet ?? USUAL)[which])}
        onChange={({ currentTarget: { value } }) => {
          const minute = minuteOf(value);
          if (minute !== undefined) keep({ ...(quiet ?? USUAL), [which]: minute });
        }}
      />
    </label>
  );
  return (
    <div class="notices-quiet">
      <Switch
        label={words.quiet}
        isOn={quiet !== null}
        explainedBy="notices-quiet"
        turn={(on) => keep(on ? USUAL : null)}
      />
      <small id="notices-quiet">{words.quietExplains}</small>
      {quiet !== null && (
        <div class="notices-line">
          {field('from')}
          {field('until')}
        </div>
      )}
    </div>
  );
}
