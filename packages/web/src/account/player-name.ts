import { useEffect, useState } from 'preact/hooks';
import { api, hasMet } from '../connection/api.ts';
import { changeSettings, settings } from '../settings/settings.ts';

/** As the server reads names. */
export const LONGEST_NAME = 24;

/** The player's name in a field: at first the one given last here or, on a device that has none yet, the one the server keeps. */
export function usePlayerName(): [name: string, set: (name: string) => void] {
  const [typed, setTyped] = useState<string | null>(null);
  const [known, setKnown] = useState(settings.value.name);
  useEffect(() => {
    if (known !== '' || !hasMet()) return;
    api.me().then(
      ({ name }) => setKnown(name ?? ''),
      () => undefined,
    );
  }, []);
  return [typed ?? known, setTyped];
}

/** The face somebody has chosen on this device, as commands carry it; nothing if none. */
export function chosenFace(): { readonly face?: number } {
  const { face } = settings.value;
  return face === null ? {} : { face };
}

/** Keeps a name on this device; the server keeps it with the table or seat it is given for. Nothing if there is none. */
export function keepName(typed: string): string | null {
  const name = typed.trim();
  if (name === '') return null;
  if (name !== settings.value.name) changeSettings({ name });
  return name;
}
