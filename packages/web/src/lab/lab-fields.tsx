import type { Game, OptionSpec, OptionValue } from '@samsara/engine';
import { labOptions } from '@samsara/engine/lab';
import type { OptionText } from '@samsara/engine/texts';
import type { PlayTexts } from '../contract/board.ts';
import { useWords } from '../texts/words.ts';
import { type Changes, withChange } from './changes.ts';
import type { LabWords } from './texts.ts';

interface LabFieldsProps {
  readonly game: Game;
  readonly texts: PlayTexts;
  readonly changes: Changes;
  readonly words: LabWords;
  change(changes: Changes): void;
}

/** Numbers first, other options behind a fold; each says what is official, and goes back to it. */
export function LabFields(props: LabFieldsProps) {
  const { game, changes, words } = props;
  const specs = labOptions(game.meta);
  const isNear = ([id, { house }]: [string, OptionSpec]) => house === true || id === 'players';
  const others = specs.filter((spec) => !isNear(spec));
  return (
    <>
      <fieldset class="lab-fields">
        <legend>{words.numbers}</legend>
        <Fields {...props} specs={specs.filter(isNear)} />
      </fieldset>
      {others.length > 0 && (
        <details class="lab-fields" open={others.some(([id]) => Object.hasOwn(changes, id))}>
          <summary>{words.others}</summary>
          <Fields {...props} specs={others} />
        </details>
      )}
    </>
  );
}

function Fields({
  game,
  texts,
  changes,
  words,
  change,
  specs,
}: LabFieldsProps & { readonly specs: readonly [string, OptionSpec][] }) {
  return (
    <>
      {specs.map(([id, spec]) => (
        <LabField
          key={id}
          id={`lab-${id}`}
          spec={spec}
          text={texts.options[id]}
          value={Object.hasOwn(changes, id) ? changes[id] : spec.default}
          words={words}
          choose={(value) => change(withChange(game, changes, id, value))}
        />
      ))}
    </>
  );
}

interface LabFieldProps {
  readonly id: string;
  readonly spec: OptionSpec;
  readonly text: OptionText;
  readonly value: OptionValue;
  readonly words: LabWords;
  choose(value: OptionValue): void;
}

function LabField(props: LabFieldProps) {
  const { id, spec, text, value, words, choose } = props;
  const { officially } = useWords();
  const isChanged = value !== spec.default;
  return (
    <div class={`lab-field${isChanged ? ' is-changed' : ''}`}>
      <label for={id}>
        {text.name}
        <small>{text.explains}</small>
      </label>
      <Choice {...props} />
      {isChanged && (
        <button
          type="button"
          class="lab-reset"
          aria-label={words.resetOne(text.name)}
          onClick={() => choose(spec.default)}
        >
          ↺ {spec.type === 'whole' ? (spec.house ? officially(spec.default) : spec.default) : ''}
        </button>
      )}
    </div>
  );
}

function Choice({ id, spec, text, value, words, choose }: LabFieldProps) {
  switch (spec.type) {
    case 'flag':
      return (
        <input
          id={id}
          type="checkbox"
          checked={value === true}
          onChange={(event) => choose(event.currentTarget.checked)}
        />
      );
    case 'choice':
      return (
        <select id={id} value={String(value)} onChange={(event) => choose(event.currentTarget.value)}>
          {spec.values.map((each) => (
            <option key={each} value={each}>
              {text.values?.[each] ?? each}
            </option>
          ))}
        </select>
      );
    case 'whole':
      return (
        <Stepper id={id} spec={spec} name={text.name} value={Number(value)} words={words} choose={choose} />
      );
    case 'seat':
      return null;
  }
}

interface StepperProps {
  readonly id: string;
  readonly spec: Extract<OptionSpec, { type: 'whole' }>;
  readonly name: string;
  readonly value: number;
  readonly words: LabWords;
  choose(value: number): void;
}

/** Large ranges go in larger steps. */
function stepOf({ min, max }: StepperProps['spec']): number {
  if (max - min > 1000) return 50;
  return max - min > 50 ? 5 : 1;
}

function Stepper({ id, spec, name, value, words, choose }: StepperProps) {
  const step = stepOf(spec);
  const to = (next: number) => choose(Math.min(spec.max, Math.max(spec.min, next)));
  return (
    <span class="lab-stepper">
      <button
        type="button"
        aria-label={words.less(name)}
        disabled={value <= spec.min}
        onClick={() => to(value - step)}
      >
        −
      </button>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={spec.min}
        max={spec.max}
        value={value}
        onChange={(event) => to(Math.round(Number(event.currentTarget.value) || 0))}
      />
      <button
        type="button"
        aria-label={words.more(name)}
        disabled={value >= spec.max}
        onClick={() => to(value + step)}
      >
        +
      </button>
    </span>
  );
}
