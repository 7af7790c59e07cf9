import type { StandingWords } from '../../../kernel/standing-answers.ts';
import type { answers } from './answers.ts';

export const words: StandingWords<typeof answers> = {
  interjecting: {
    name: 'Throwing in a card',
    rules: { never: 'Never', always: 'Always, if I can' },
  },
  swapping: {
    name: 'A swap of hands',
    rules: { never: 'Let it happen', always: 'Prevent it with a 0, if I can' },
  },
};
