import type { StandingWords } from '../../../kernel/standing-answers.ts';
import type { answers } from './answers.ts';

export const words: StandingWords<typeof answers> = {
  offer: {
    name: 'Eine Karte, die mir angeboten wird',
    rules: { never: 'Nie nehmen', high: 'Ab Wert 2 nehmen', always: 'Immer nehmen' },
  },
};
