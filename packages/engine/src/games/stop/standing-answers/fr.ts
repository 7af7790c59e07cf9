import type { StandingWords } from '../../../kernel/standing-answers.ts';
import type { answers } from './answers.ts';

export const words: StandingWords<typeof answers> = {
  interjecting: {
    name: 'Jeter une carte hors de son tour',
    rules: { never: 'Jamais', always: 'Toujours, si je peux' },
  },
  swapping: {
    name: 'Un échange des mains',
    rules: { never: 'Laisser faire', always: 'L’empêcher avec un 0, si je peux' },
  },
};
