import type { StandingSource } from '../../../contract/standing-answers.ts';

export const source: StandingSource = {
  de: async () => (await import('@samsara/engine/games/karma/standing-answers/de')).words,
  en: async () => (await import('@samsara/engine/games/karma/standing-answers/en')).words,
  fr: async () => (await import('@samsara/engine/games/karma/standing-answers/fr')).words,
};
