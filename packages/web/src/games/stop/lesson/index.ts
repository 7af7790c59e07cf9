import type { LessonSource } from '../../../contract/lesson.ts';

export const source: LessonSource = {
  lesson: async () => (await import('@samsara/engine/games/stop/lesson?prepared')).lesson,
  words: {
    de: async () => (await import('@samsara/engine/games/stop/lesson/de')).words,
    en: async () => (await import('@samsara/engine/games/stop/lesson/en')).words,
    fr: async () => (await import('@samsara/engine/games/stop/lesson/fr')).words,
  },
};
