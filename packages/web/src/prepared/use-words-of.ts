import type { Language } from '@samsara/engine/texts';
import { useEffect, useState } from 'preact/hooks';
import { settings } from '../settings/settings.ts';

/** Where the words for something prepared of a game are found, by language. */
type WordsOf<Words> = (game: string) => Promise<{ readonly words: Record<Language, () => Promise<Words>> }>;

/** These words in the chosen language; the old ones stay until the new ones are there. `load` stays the same. */
export function useWordsOf<Words>(load: WordsOf<Words>, game: string): Words | null {
  const [words, setWords] = useState<Words | null>(null);
  const { language } = settings.value;
  useEffect(() => {
    let isWanted = true;
    void load(game)
      .then((source) => source.words[language]())
      .then((loaded) => isWanted && setWords(() => loaded));
    return () => {
      isWanted = false;
    };
  }, [load, game, language]);
  return words;
}
