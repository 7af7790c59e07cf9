import type { StandingWords } from '../../../kernel/standing-answers.ts';
import type { answers } from './answers.ts';

export const words: StandingWords<typeof answers> = {
  giving: {
    name: 'Jemand bittet um eine Karte',
    rules: { never: 'Nie geben', plain: 'Eine ohne Buddha geben', always: 'Immer geben, wenn eine passt' },
  },
  exchanging: {
    name: 'Niemand gibt mir eine Karte',
    rules: { keep: 'Meine Hand behalten', exchange: 'Meine Hand tauschen' },
  },
};
