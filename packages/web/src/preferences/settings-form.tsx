import { useId } from 'preact/hooks';
import { CHOICES, changeSettings, type Settings, settings } from '../settings/settings.ts';
import { useWords } from '../texts/words.ts';
import './settings-form.css';

type Chosen = keyof typeof CHOICES;

/** Every setting as a choice; a change holds at once. */
export function SettingsForm() {
  return (
    <form class="settings-form" onSubmit={(event) => event.preventDefault()}>
      {(Object.keys(CHOICES) as Chosen[]).map((key) => (
        <SettingRow key={key} of={key} />
      ))}
    </form>
  );
}

function SettingRow({ of }: { readonly of: Chosen }) {
  const row = useWords().settings[of];
  const labels = row.values as Readonly<Record<string, string>>;
  const options: readonly Settings[Chosen][] = CHOICES[of];
  const choose = (text: string) => {
    const value = options.find((option) => String(option) === text);
    changeSettings({ [of]: value });
  };
  const explained = useId();
  const explanation = 'explains' in row ? row.explains : null;
  return (
    <>
      <label>
        <span>{row.name}</span>
        <select
          value={String(settings.value[of])}
          onChange={(event) => choose(event.currentTarget.value)}
          {...(explanation === null ? {} : { 'aria-describedby': explained })}
        >
          {options.map((option) => (
            <option key={String(option)} value={String(option)}>
              {labels[String(option)]}
            </option>
          ))}
        </select>
      </label>
      {explanation !== null && <small id={explained}>{explanation}</small>}
    </>
  );
}
