import { Segments } from '../kit/form/segments.tsx';

/** Milliseconds from move to move, by speed. */
export const PAUSES = { '½': 2400, '1': 1300, '2': 650, '4': 250 } as const;
export type Speed = keyof typeof PAUSES;

/** From the slowest to the fastest. */
const SPEEDS: readonly Speed[] = ['½', '1', '2', '4'];

interface SpeedChoiceProps {
  readonly speed: Speed;
  readonly label: string;
  choose(speed: Speed): void;
}

export function SpeedChoice({ speed, label, choose }: SpeedChoiceProps) {
  return (
    <div class="replay-speed">
      <Segments
        label={label}
        value={speed}
        options={SPEEDS.map((value) => ({ value, label: `${value}×` }))}
        choose={choose}
      />
    </div>
  );
}
