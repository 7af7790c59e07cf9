import type { StandingWords } from '../../../kernel/standing-answers.ts';
import type { answers } from './answers.ts';

export const words: StandingWords<typeof answers> = {
  foresight: {
    name: 'Vorausschau beim Geben',
    rules: { look: 'Meine verdeckten Karten ansehen', never: 'Nicht hinsehen' },
  },
  choosing: {
    name: 'Offene Karten beim Geben',
    rules: { lowest: 'Immer die niedrigsten', highest: 'Immer die höchsten' },
  },
  extra: {
    name: 'Zusatzkarte nach Tisch',
    rules: {
      never: 'Weglassen, wenn ich darf',
      lowest: 'Immer die niedrigste Karte',
      highest: 'Immer die höchste Karte',
    },
  },
  receiver: {
    name: 'Wer von mir den Stapel bekommt',
    rules: { left: 'Wer links von mir sitzt', fewest: 'Wer die wenigsten Karten hält' },
  },
};
