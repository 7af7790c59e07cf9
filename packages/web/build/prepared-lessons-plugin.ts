import { GAME_LESSONS, GAMES } from '@samsara/engine/games';
import type { Plugin } from 'vite';
import { preparedLesson } from '../src/lessons/prepared-lesson.ts';

/** Serves `…/games/<game>/lesson?prepared`, so that the page need not know how positions are read. */
export function preparedLessons(): Plugin {
  return {
    name: 'prepared-lessons',
    enforce: 'pre',
    load(id) {
      const [, game] = /\/games\/([^/]+)\/lesson\/lesson\.ts\?prepared$/.exec(id) ?? [];
      if (game === undefined) return null;
      const lesson = preparedLesson(GAMES[game], GAME_LESSONS[game].lesson);
      return { code: `export const lesson = ${JSON.stringify(lesson)};`, moduleType: 'js' };
    },
  };
}
