import type { Game } from '@samsara/engine';
import type { RefObject } from 'preact';
import { LONGEST_NAME } from '../account/player-name.ts';
import type { Preset, ScreenWords } from '../contract/board.ts';
import { type Mode, planWith, playerCounts, type TablePlan } from '../setup/table-plan.ts';
import type { LobbyWords } from '../texts/lobby/words.ts';

interface FieldProps {
  readonly plan: TablePlan;
  readonly words: LobbyWords;
  change(plan: TablePlan): void;
}

const MODES: readonly Mode[] = ['bots', 'friends', 'device', 'practice'];

export function ModeChoices({ plan, change, words }: FieldProps) {
  return (
    <fieldset class="choices">
      <legend>{words.whoPlays}</legend>
      {MODES.map((each) => (
        <Choice
          key={each}
          group="mode"
          checked={plan.mode === each}
          choose={() => change(planWith(each, plan.preset, plan.seats.length, plan))}
          {...words.modes[each]}
        />
      ))}
    </fieldset>
  );
}

interface PresetChoicesProps extends FieldProps {
  readonly presets: readonly Preset[];
  readonly names: ScreenWords['presets'];
}

export function PresetChoices({ presets, names, plan, change, words }: PresetChoicesProps) {
  return (
    <fieldset class="choices">
      <legend>{words.variant}</legend>
      {presets.map((preset) => (
        <Choice
          key={preset.id}
          group="preset"
          checked={plan.preset.id === preset.id}
          choose={() => change(planWith(plan.mode, preset, preset.seats, plan))}
          {...names[preset.id]}
        />
      ))}
    </fieldset>
  );
}

export function PlayerCount({ game, plan, change, words }: FieldProps & { readonly game: Game }) {
  return (
    <label class="field">
      {words.players}
      <select
        value={plan.seats.length}
        onChange={(event) =>
          change(planWith(plan.mode, plan.preset, Number(event.currentTarget.value), plan))
        }
      >
        {playerCounts(game, plan).map((count) => (
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

interface ChoiceProps {
  readonly group: string;
  readonly name: string;
  readonly explains: string;
  readonly checked: boolean;
  choose(): void;
}

function Choice({ group, name, explains, checked, choose }: ChoiceProps) {
  return (
    <label class="choice">
      <input type="radio" name={group} checked={checked} onChange={choose} />
      <span>
        <b>{name}</b>
        <small>{explains}</small>
      </span>
    </label>
  );
}
