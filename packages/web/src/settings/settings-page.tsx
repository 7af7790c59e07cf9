import { useWords } from '../texts/words.ts';
import { SettingsForm } from './settings-form.tsx';

export function SettingsPage() {
  const words = useWords();
  return (
    <main class="page">
      <h1>{words.settingsTitle}</h1>
      <SettingsForm />
      <a href="/" class="button">
        {words.toLobby}
      </a>
    </main>
  );
}
