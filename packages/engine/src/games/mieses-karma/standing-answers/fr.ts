import type { StandingWords } from '../../../kernel/standing-answers.ts';
import type { answers } from './answers.ts';

export const words: StandingWords<typeof answers> = {
  giving: {
    name: 'Quelqu’un demande une carte',
    rules: {
      never: 'Ne jamais donner',
      plain: 'Donner une carte sans Bouddha',
      always: 'Toujours donner, si une carte convient',
    },
  },
  exchanging: {
    name: 'Personne ne me donne de carte',
    rules: { keep: 'Garder ma main', exchange: 'Échanger ma main' },
  },
};
