import { type Game, readOptions } from '@samsara/engine';
import { karma } from '@samsara/engine/games/karma';
import { textsDe } from '@samsara/engine/games/karma/texts/de';
import { textsEn } from '@samsara/engine/games/karma/texts/en';
import { expect, test } from 'vitest';
import { Refused } from '../connection/api.ts';
import { de as refusalsDe } from '../texts/de.ts';
import { de } from '../texts/lobby/de.ts';
import { en } from '../texts/lobby/en.ts';
import { errorMessage } from './form-error.ts';

const { refusals } = refusalsDe;
const german = { specs: karma.meta.options, options: textsDe.options, words: de, refusals };
const english = { ...german, options: textsEn.options, words: en };

function errorOf(options: object): unknown {
  try {
    readOptions(karma as Game, options);
  } catch (error) {
    return error;
  }
  return null;
}

test('options that do not go together are called by their names', () => {
  const error = errorOf({ edition: 'set', foresight: true });
  expect(errorMessage(error, english)).toBe(
    'These options do not go together: Foresight – Edition: SET edition',
  );
  expect(errorMessage(error, german)).toMatch(/: Vorhersehung – Ausgabe: SET-Ausgabe$/);
});

test('too many players are told what the edition allows', () => {
  expect(errorMessage(errorOf({ players: 7 }), german)).toMatch(
    /: Mitspielende – Ausgabe: AMIGO-Ausgabe \(2–6\)$/,
  );
});

test('a number that is too large is told with its bounds, times in seconds', () => {
  const { max } = karma.meta.options.decision_ms as { max: number };
  const error = errorOf({ decision_ms: max + 1 });
  expect(errorMessage(error, english)).toBe(`Time for a decision: from 0 to ${max / 1000}.`);
});

test('what the server refuses is told in its words', () => {
  const error = new Refused({ code: 'too-many-tables' });
  expect(errorMessage(error, german)).toBe(refusals['too-many-tables']);
  expect(errorMessage(new TypeError('no network'), german)).toBe(de.offline);
});
