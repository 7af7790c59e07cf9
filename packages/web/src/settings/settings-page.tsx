import { useWords } from '../texts/words.ts';
import { Person } from './person.tsx';
import { SettingsForm } from './settings-form.tsx';

export function SettingsPage() {
  const words = useWords();
  return (
    <main class="page">
      <h1>{words.settingsTitle}</h1>
      <Person />
      <h2>{words.thisDevice}</h2>
      <SettingsForm />
      <a href="/" class="button">
        {words.toLobby}
      </a>
    </main>
  );
}
