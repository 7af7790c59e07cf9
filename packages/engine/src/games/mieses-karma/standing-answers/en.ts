import type { StandingWords } from '../../../kernel/standing-answers.ts';
import type { answers } from './answers.ts';

export const words: StandingWords<typeof answers> = {
  giving: {
    name: 'Somebody asks for a card',
    rules: {
      never: 'Never give one',
      plain: 'Give one without a Buddha',
      always: 'Always give, if one fits',
    },
  },
  exchanging: {
    name: 'Nobody gives me a card',
    rules: { keep: 'Keep my hand', exchange: 'Exchange my hand' },
  },
};
