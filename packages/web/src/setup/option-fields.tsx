import { houseRules, type OptionSpec, type OptionValue, type PlayedGame } from '@samsara/engine';
import type { OptionText } from '@samsara/engine/texts';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { PlayTexts } from '../contract/board.ts';
import { isGameId } from '../games/index.ts';
import { labPath } from '../shell/routes.ts';
import type { LobbyWords } from '../texts/lobby/words.ts';
import { useWords } from '../texts/words.ts';
import { optionsOf, type TablePlan } from './table-plan.ts';

const MS = 1000;

interface OptionFieldsProps {
  readonly game: PlayedGame;
  readonly texts: PlayTexts;
  readonly plan: TablePlan;
  readonly words: LobbyWords;
  /** Are they all there is to see? */
  readonly isOpen?: boolean;
  change(plan: TablePlan): void;
}

/** Every single option, explained in one line and marked official or house rule; the numbers of the house, and its deck, lie apart. */
export function OptionFields(props: OptionFieldsProps) {
  const words = useWords();
  const { meta } = props.game;
  const specs = Object.entries(meta.options).filter(([id]) => id !== 'players');
  const [changed] = useState(() =>
    Object.keys(houseRules(meta, optionsOf(props.plan, meta.options))).map((id) => meta.options[id]),
  );
  return (
    <>
      <Fields
        {...props}
        title={props.words.allOptions}
        specs={specs.filter(([, { house }]) => !house)}
        isOpen={props.isOpen ?? false}
      />
      <Fields
        {...props}
        title={words.houseRules}
        specs={specs.filter(([, { house, deck }]) => house && !deck)}
        isOpen={changed.some(({ deck }) => !deck)}
      >
        {isGameId(meta.id) && (
          <p>
            <a href={labPath(meta.id, labChanges(props.plan, meta.options))}>{props.words.toLab}</a>
          </p>
        )}
      </Fields>
      <Fields
        {...props}
        title={props.words.deckCards}
        specs={specs.filter(([, { deck }]) => deck)}
        isOpen={changed.some(({ deck }) => deck)}
      />
    </>
  );
}

interface FieldsProps extends OptionFieldsProps {
  readonly title: string;
  readonly specs: readonly [string, OptionSpec][];
  readonly children?: ComponentChildren;
}

function Fields({ title, specs, game, texts, plan, words, isOpen, change, children }: FieldsProps) {
  const given = optionsOf(plan, game.meta.options);
  if (specs.length === 0) return null;
  return (
    <details class="more-fields" open={isOpen}>
      <summary>{title}</summary>
      {specs.map(([id, spec]) => (
        <OptionField
          key={id}
          id={`option-${id}`}
          spec={spec}
          text={texts.options[id]}
          isTime={id.endsWith('_ms')}
          value={given[id] === undefined ? spec.default : given[id]}
          seats={plan.seats.length}
          words={words}
          choose={(value) => change({ ...plan, chosen: { ...plan.chosen, [id]: value } })}
        />
      ))}
      {children}
    </details>
  );
}

/** What differs in the numbers of the house, as the laboratory reads it. */
function labChanges(plan: TablePlan, specs: PlayedGame['meta']['options']): string {
  const chosen = houseRules({ options: specs }, optionsOf(plan, specs));
  return new URLSearchParams(Object.entries(chosen).map(([id, value]) => [id, String(value)])).toString();
}

/** An option and what was chosen for it: `Edition: SET`. */
export function optionIn(
  { options }: Pick<PlayTexts, 'options'>,
  id: string,
  spec: OptionSpec,
  value: OptionValue,
  words: Pick<LobbyWords, 'yes' | 'no' | 'chance' | 'seconds' | 'seat'>,
): string {
  const { name, values } = options[id];
  if (typeof value === 'boolean') return `${name}: ${value ? words.yes : words.no}`;
  if (value === null) return `${name}: ${words.chance}`;
  if (spec.type === 'seat') return `${name}: ${words.seat(Number(value) + 1)}`;
  if (typeof value === 'string') return `${name}: ${values?.[value] ?? value}`;
  return id.endsWith('_ms') ? `${name}: ${value / MS} ${words.seconds}` : `${name}: ${value}`;
}

interface OptionFieldProps {
  readonly id: string;
  readonly spec: OptionSpec;
  readonly text: OptionText;
  /** Kept in milliseconds, chosen in seconds. */
  readonly isTime: boolean;
  readonly value: OptionValue;
  readonly seats: number;
  readonly words: LobbyWords;
  choose(value: OptionValue): void;
}

function OptionField(props: OptionFieldProps) {
  const { id, spec, text, words, isTime } = props;
  return (
    <label for={id} class={spec.type === 'flag' ? 'switch' : 'field'}>
      {spec.type === 'flag' && <OptionInput {...props} />}
      <span>
        {text.name}
        {isTime && ` (${words.seconds})`} {!spec.house && <em>{words[spec.standing]}</em>}
        <small>{text.explains}</small>
      </span>
      {spec.type !== 'flag' && <OptionInput {...props} />}
    </label>
  );
}

function OptionInput({ id, spec, text, isTime, value, seats, words, choose }: OptionFieldProps) {
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
    case 'whole': {
      const unit = isTime ? MS : 1;
      return (
        <input
          id={id}
          type="number"
          min={spec.min / unit}
          max={spec.max / unit}
          step={isTime ? 'any' : 1}
          value={Number(value) / unit}
          onChange={(event) => choose(Math.round(Number(event.currentTarget.value) * unit))}
        />
      );
    }
    case 'seat':
      return (
        <select
          id={id}
          value={value === null ? '' : String(value)}
          onChange={(event) =>
            choose(event.currentTarget.value === '' ? null : Number(event.currentTarget.value))
          }
        >
          <option value="">{words.chance}</option>
          {Array.from({ length: seats }, (_, seat) => (
            <option key={seat} value={seat}>
              {seat === 0 ? words.you : words.seat(seat + 1)}
            </option>
          ))}
        </select>
      );
  }
}
