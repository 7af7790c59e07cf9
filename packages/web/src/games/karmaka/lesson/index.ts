import type { LessonSource } from '../../../contract/lesson.ts';

export const source: LessonSource = {
  lesson: async () => (await import('@samsara/engine/games/karmaka/lesson?prepared')).lesson,
  words: {
    de: async () => (await import('@samsara/engine/games/karmaka/lesson/de')).words,
    en: async () => (await import('@samsara/engine/games/karmaka/lesson/en')).words,
    fr: async () => (await import('@samsara/engine/games/karmaka/lesson/fr')).words,
  },
};
