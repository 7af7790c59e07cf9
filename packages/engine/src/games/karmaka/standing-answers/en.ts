import type { StandingWords } from '../../../kernel/standing-answers.ts';
import type { answers } from './answers.ts';

export const words: StandingWords<typeof answers> = {
  offer: {
    name: 'A card that is offered to me',
    rules: { never: 'Never take it', high: 'Take it from a value of 2', always: 'Always take it' },
  },
};
