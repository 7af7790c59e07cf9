import type { StandingWords } from '../../../kernel/standing-answers.ts';
import type { answers } from './answers.ts';

export const words: StandingWords<typeof answers> = {
  offer: {
    name: 'Une carte qui m’est offerte',
    rules: { never: 'Ne jamais la prendre', high: 'La prendre à partir de 2', always: 'Toujours la prendre' },
  },
};
