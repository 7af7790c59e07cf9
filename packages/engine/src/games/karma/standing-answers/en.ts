import type { StandingWords } from '../../../kernel/standing-answers.ts';
import type { answers } from './answers.ts';

export const words: StandingWords<typeof answers> = {
  foresight: {
    name: 'Foresight at the deal',
    rules: { look: 'Look at my hidden cards', never: 'Do not look' },
  },
  choosing: {
    name: 'Open cards at the deal',
    rules: { lowest: 'Always the lowest', highest: 'Always the highest' },
  },
  extra: {
    name: 'Extra play after Table',
    rules: {
      never: 'Leave it out if I may',
      lowest: 'Always the lowest card',
      highest: 'Always the highest card',
    },
  },
  receiver: {
    name: 'Who gets the pile from me',
    rules: { left: 'My left neighbour', fewest: 'Whoever holds the fewest cards' },
  },
};
