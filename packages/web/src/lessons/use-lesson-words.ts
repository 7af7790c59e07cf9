import type { LessonWords } from '@samsara/engine/lessons';
import { useEffect, useState } from 'preact/hooks';
import { loadLesson } from '../games/index.ts';
import { settings } from '../settings/settings.ts';

/** What the lesson of a game says in the chosen language; the old words stay until the new ones are there. */
export function useLessonWords(game: string): LessonWords | null {
  const [words, setWords] = useState<LessonWords | null>(null);
  const { language } = settings.value;
  useEffect(() => {
    let isWanted = true;
    void loadLesson(game)
      .then((source) => source.words[language]())
      .then((loaded) => isWanted && setWords(loaded));
    return () => {
      isWanted = false;
    };
  }, [game, language]);
  return words;
}
