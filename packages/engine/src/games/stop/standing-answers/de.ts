import type { StandingWords } from '../../../kernel/standing-answers.ts';
import type { answers } from './answers.ts';

export const words: StandingWords<typeof answers> = {
  interjecting: {
    name: 'Eine Karte einwerfen',
    rules: { never: 'Nie', always: 'Immer, wenn ich kann' },
  },
  swapping: {
    name: 'Ein Tausch der Hände',
    rules: { never: 'Geschehen lassen', always: 'Mit einer 0 verhindern, wenn ich kann' },
  },
};
