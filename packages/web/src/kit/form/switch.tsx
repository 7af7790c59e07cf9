import type { ComponentChildren } from 'preact';
import './form.css';

interface SwitchProps {
  readonly label: ComponentChildren;
  readonly isOn: boolean;
  /** The id of what explains it. */
  readonly explainedBy?: string | undefined;
  turn(on: boolean): void;
}

/** Something that is on or off. */
export function Switch({ label, isOn, explainedBy, turn }: SwitchProps) {
  return (
    <label class="switch">
      <span>{label}</span>
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        aria-describedby={explainedBy}
        onChange={(event) => turn(event.currentTarget.checked)}
      />
    </label>
  );
}
