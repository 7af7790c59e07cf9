import { useId } from 'preact/hooks';
import { Segments } from '../kit/form/segments.tsx';
import { Switch } from '../kit/form/switch.tsx';
import { CHOICES, changeSettings, type Settings, settings } from '../settings/settings.ts';
import { useWords } from '../texts/words.ts';
import { type Chosen, GROUPS, type Group, SWITCHES } from './groups.ts';
import './settings-form.css';
import { preferencesCatalogue } from './texts.ts';

/** Every setting as a switch or a choice, in four groups; a change holds at once. */
export function SettingsForm() {
  const words = preferencesCatalogue.current.value;
  if (words === null) return null;
  return (
    <form class="settings-form" onSubmit={(event) => event.preventDefault()}>
      {(Object.keys(GROUPS) as Group[]).map((group) => (
        <section key={group} aria-labelledby={`settings-${group}`}>
          <h2 id={`settings-${group}`}>{words.groups[group]}</h2>
          {GROUPS[group].map((key) => (
            <SettingRow key={key} of={key} />
          ))}
        </section>
      ))}
    </form>
  );
}

function SettingRow({ of }: { readonly of: Chosen }) {
  const row = useWords().settings[of];
  const explained = useId();
  const explanation = 'explains' in row ? row.explains : null;
  const labels = row.values as Readonly<Record<string, string>>;
  const options: readonly Settings[Chosen][] = CHOICES[of];
  const explainedBy = explanation === null ? undefined : explained;
  return (
    <div class="setting">
      {SWITCHES.includes(of) ? (
        <Switch
          label={row.name}
          isOn={settings.value[of] === true}
          explainedBy={explainedBy}
          turn={(on) => changeSettings({ [of]: on })}
        />
      ) : (
        <Segments
          label={row.name}
          value={String(settings.value[of])}
          options={options.map((option) => ({ value: String(option), label: labels[String(option)] }))}
          explainedBy={explainedBy}
          choose={(text) => changeSettings({ [of]: options.find((option) => String(option) === text) })}
        />
      )}
      {explanation !== null && <small id={explained}>{explanation}</small>}
    </div>
  );
}
