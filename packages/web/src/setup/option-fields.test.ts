import { karma } from '@samsara/engine/games/karma';
import { expect, test } from 'vitest';
import { en } from '../texts/lobby/en.ts';
import { optionIn } from './option-fields.tsx';

const texts = {
  options: {
    edition: { name: 'Edition', explains: '', values: { set: 'SET' } },
    open_pile: { name: 'Open pile', explains: '' },
    decision_ms: { name: 'Time for a decision', explains: '' },
    dealer: { name: 'Dealer', explains: '' },
    turn_limit: { name: 'Turns in all', explains: '' },
  },
};

test.each([
  ['edition', 'set', 'Edition: SET'],
  ['open_pile', true, 'Open pile: yes'],
  ['open_pile', false, 'Open pile: no'],
  ['decision_ms', 45_000, 'Time for a decision: 45 seconds'],
  ['dealer', null, 'Dealer: by chance'],
  ['dealer', 2, 'Dealer: Seat 3'],
  ['turn_limit', 2000, 'Turns in all: 2000'],
] as const)('%s %s reads as %s', (id, value, said) => {
  expect(optionIn(texts, id, karma.meta.options[id], value, en)).toBe(said);
});
