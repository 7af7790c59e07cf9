import type { Said } from '@samsara/protocol';
import { expect, test } from 'vitest';
import { heardOf, muted, setMuted, voiceOf } from './muted.ts';

const kim: Said = { seat: 1, name: 'Kim', phrase: 'hello', at: 1 };
const eve: Said = { seat: null, name: 'Eve', text: 'Play the nine!', at: 2 };

test('a muted person is not heard at this table, and everybody else is', () => {
  setMuted(voiceOf('AAAAAA', eve), true);
  expect(heardOf('AAAAAA', [kim, eve])).toEqual([kim]);
  expect(heardOf('BBBBBB', [kim, eve])).toEqual([kim, eve]);
});

test('whoever takes another name or seat stays muted, and somebody else of the same name does not', () => {
  const [one, other] = ['1'.repeat(64), '2'.repeat(64)];
  const silent = [voiceOf('AAAAAA', { ...kim, person: one })];
  const renamed: Said = { ...eve, person: one };
  const namesake: Said = { ...kim, person: other };
  expect(heardOf('AAAAAA', [renamed, namesake], silent)).toEqual([namesake]);
});

test('where nobody knows the person, the same name on another seat is somebody else', () => {
  const silent = [voiceOf('AAAAAA', kim)];
  expect(heardOf('AAAAAA', [kim, { ...kim, seat: 2 }], silent)).toEqual([{ ...kim, seat: 2 }]);
});

test('whoever is heard again is heard with what was said before', () => {
  setMuted(voiceOf('AAAAAA', eve), false);
  expect(muted.value).toEqual([]);
  expect(heardOf('AAAAAA', [kim, eve])).toEqual([kim, eve]);
});
