import type { RefObject } from 'preact';
import { LONGEST_NAME } from '../account/player-name.ts';
import type { Preset, PresetTexts } from '../contract/board.ts';
import { Sign } from '../setup/sign.tsx';
import { type Mode, planWith, type TablePlan } from '../setup/table-plan.ts';
import type { LobbyWords } from '../texts/lobby/words.ts';

interface FieldProps {
  readonly plan: TablePlan;
  readonly words: LobbyWords;
  change(plan: TablePlan): void;
}

export const MODES: readonly Mode[] = ['bots', 'friends', 'device', 'practice'];

/** With whom: a segment for each way, and what the chosen one means. */
export function ModeChoices({
  plan,
  change,
  words,
  modes,
}: FieldProps & { readonly modes: readonly Mode[] }) {
  return (
    <fieldset class="segments">
      <legend class="unseen">{words.whoPlays}</legend>
      <div>
        {modes.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name="mode"
              checked={plan.mode === each}
              aria-describedby="mode-explains"
              onChange={() => change(planWith(each, plan.preset, plan.seats.length, plan))}
            />
            <Sign of={each} />
            <span>{words.modes[each].name}</span>
          </label>
        ))}
      </div>
      <p id="mode-explains">{words.modes[plan.mode].explains}</p>
    </fieldset>
  );
}

interface PresetChoicesProps extends FieldProps {
  readonly presets: readonly Preset[];
  readonly names: PresetTexts;
}

/** Which game of the game: chips, and what the chosen one means. */
export function PresetChoices({ presets, names, plan, change, words }: PresetChoicesProps) {
  return (
    <fieldset class="variants">
      <legend>{words.variant}</legend>
      <div>
        {presets.map((preset) => (
          <label key={preset.id}>
            <input
              type="radio"
              name="preset"
              checked={plan.preset.id === preset.id}
              aria-describedby="preset-explains"
              onChange={() => change(planWith(plan.mode, preset, preset.seats, plan))}
            />
            <span>{names[preset.id].name}</span>
          </label>
        ))}
      </div>
      <p id="preset-explains">{names[plan.preset.id].explains}</p>
    </fieldset>
  );
}

interface PlayerCountProps extends FieldProps {
  readonly counts: readonly number[];
}

export function PlayerCount({ counts, plan, change, words }: PlayerCountProps) {
  return (
    <label>
      {words.players}
      <select
        value={plan.seats.length}
        onChange={(event) =>
          change(planWith(plan.mode, plan.preset, Number(event.currentTarget.value), plan))
        }
      >
        {counts.map((count) => (
          <option key={count} value={count}>
            {count}
          </option>
        ))}
      </select>
    </label>
  );
}

export function ClockSwitch({ plan, change, words }: FieldProps) {
  return (
    <label class="switch">
      <input
        type="checkbox"
        checked={plan.clock}
        onChange={(event) => change({ ...plan, clock: event.currentTarget.checked })}
      />
      <span>
        {words.clock}
        <small>{words.clockExplains}</small>
      </span>
    </label>
  );
}

interface NameFieldProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly name: string;
  readonly words: LobbyWords;
  change(name: string): void;
}

/** Friends have to know whose table it is. */
export function NameField({ field, name, words, change }: NameFieldProps) {
  return (
    <label class="field">
      {words.yourName}
      <input
        ref={field}
        value={name}
        maxLength={LONGEST_NAME}
        autocomplete="nickname"
        aria-required="true"
        onInput={(event) => change(event.currentTarget.value)}
      />
    </label>
  );
}
