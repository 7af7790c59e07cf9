import type { OptionSpec, OptionValue, PlayedGame } from '@samsara/engine';
import { labOptions } from '@samsara/engine/lab';
import type { OptionText } from '@samsara/engine/texts';
import { useRef } from 'preact/hooks';
import type { PlayTexts } from '../contract/board.ts';
import { useWords } from '../texts/words.ts';
import { type Changes, withChange } from './changes.ts';
import type { LabWords } from './texts.ts';

interface LabFieldsProps {
  readonly game: PlayedGame;
  readonly texts: PlayTexts;
  readonly changes: Changes;
  readonly words: LabWords;
  change(changes: Changes): void;
}

type Named = [id: string, spec: OptionSpec];

/** Numbers first, the cards of the deck and other options behind folds; each says what is official, and goes back to it. */
export function LabFields(props: LabFieldsProps) {
  const { game, words } = props;
  const specs = labOptions(game.meta);
  const isNumber = ([id, { house, deck }]: Named) => (house === true && !deck) || id === 'players';
  const cards = specs.filter(([, { deck }]) => deck);
  const others = specs.filter((spec) => !isNumber(spec) && !spec[1].deck);
  return (
    <>
      <fieldset class="lab-fields">
        <legend>{words.numbers}</legend>
        <Fields {...props} specs={specs.filter(isNumber)} />
      </fieldset>
      <Fold {...props} title={words.cards} explains={words.cardsExplain} specs={cards} />
      <Fold {...props} title={words.others} specs={others} />
    </>
  );
}

interface FoldProps extends LabFieldsProps {
  readonly title: string;
  readonly explains?: string;
  readonly specs: readonly Named[];
}

/** Opens where something in it is changed, and does not close when that is taken back. */
function Fold({ title, explains, ...props }: FoldProps) {
  const isOpen = useRef(false);
  isOpen.current ||= props.specs.some(([id]) => Object.hasOwn(props.changes, id));
  if (props.specs.length === 0) return null;
  return (
    <details class="lab-fields" open={isOpen.current}>
      <summary>{title}</summary>
      {explains !== undefined && <p class="lab-fold-explains">{explains}</p>}
      <Fields {...props} />
    </details>
  );
}

function Fields({
  game,
  texts,
  changes,
  words,
  change,
  specs,
}: LabFieldsProps & { readonly specs: readonly Named[] }) {
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
