import { type Signal, signal } from '@preact/signals';
import type { Language } from '@samsara/engine/texts';
import { settings } from '../settings/settings.ts';

/** Texts of one part of the page: loaded in the language that is chosen, changed when the choice changes. */
export interface Catalogue<Texts> {
  /** The texts now; null until they are loaded. */
  readonly current: Signal<Texts | null>;
  load(language: Language): Promise<void>;
}

export function makeCatalogue<Texts>(
  loaders: Readonly<Record<Language, () => Promise<Texts>>>,
): Catalogue<Texts> {
  const current = signal<Texts | null>(null);
  let shown: Language | null = null;
  const load = async (language: Language) => {
    if (shown === language) return;
    shown = language;
    const texts = await loaders[language]();
    if (shown === language) current.value = texts;
  };
  let started = false;
  return {
    get current() {
      if (!started) {
        started = true;
        settings.subscribe(({ language }) => void load(language));
      }
      return current;
    },
    load,
  };
}
