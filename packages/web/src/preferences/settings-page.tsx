import { Person } from '../account/person.tsx';
import { PageTitle } from '../kit/page/page-title.tsx';
import { useWords } from '../texts/words.ts';
import { KeysForm } from './keys-form.tsx';
import { SettingsForm } from './settings-form.tsx';

export function SettingsPage() {
  const words = useWords();
  return (
    <main class="page">
      <PageTitle text={words.settingsTitle} />
      <Person />
      <h2>{words.thisDevice}</h2>
      <SettingsForm />
      <KeysForm />
    </main>
  );
}
