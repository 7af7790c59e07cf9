import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import './form.css';

interface SegmentsProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: ComponentChildren }[];
  /** The id of what explains it. */
  readonly explainedBy?: string | undefined;
  /** The label is read aloud, but not drawn. */
  readonly isBare?: boolean;
  choose(value: Value): void;
}

/** One of two to four values, all of them in sight. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { label, value, options, explainedBy, isBare = false, choose } = props;
  const name = useId();
  return (
    <fieldset class="segments" aria-describedby={explainedBy}>
      <legend class={isBare ? 'unseen' : ''}>{label}</legend>
      <div>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              class="unseen"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => choose(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
