import { useState } from 'preact/hooks';
import { Segments } from '../kit/form/segments.tsx';
import type { OperatorWords } from './texts.ts';

const HOUR = 60;
const MINUTES = { hour: HOUR, day: 24 * HOUR, week: 7 * 24 * HOUR } as const;
type Time = keyof typeof MINUTES;

interface ChosenTime {
  readonly value: Time;
  readonly minutes: number;
  choose(value: Time): void;
}

/** For how long something holds that must end by itself. */
export function useTime(): ChosenTime {
  const [value, choose] = useState<Time>('day');
  return { value, minutes: MINUTES[value], choose };
}

export function TimeChoice({ words, time }: { readonly words: OperatorWords; readonly time: ChosenTime }) {
  return (
    <Segments<Time>
      label={words.howLong}
      value={time.value}
      options={(Object.keys(MINUTES) as Time[]).map((value) => ({ value, label: words.times[value] }))}
      choose={time.choose}
    />
  );
}
