import { describe, expect, test } from 'vitest';
import { type Clause, marked, matching } from './search.ts';

const CLAUSES: readonly Clause[] = [
  ['XX-01', 'Wähle drei Karten.'],
  ['XX-02', 'La pioche est vide : élève un gâteau.'],
  ['XX-12', 'Take the pile.'],
];

describe('searching the rules', () => {
  test.each([
    ['', ['XX-01', 'XX-02', 'XX-12']],
    ['karten', ['XX-01']],
    ['wahle drei', ['XX-01']],
    ['gateau', ['XX-02']],
    ['PILE', ['XX-12']],
    ['xx-12', ['XX-12']],
    ['pile karten', []],
  ])('%j finds %j', (wanted, ids) => expect(matching(CLAUSES, wanted).map(([id]) => id)).toEqual(ids));

  test.each([
    ['Take the pile.', '', ['Take the pile.']],
    ['Take the pile.', 'the', ['Take ', 'the', ' pile.']],
    ['the pile', 'the', ['', 'the', ' pile']],
    ['aaa', 'aa', ['', 'aaa']],
    ['élève', 'ele', ['', 'élè', 've']],
  ])('%j with %j is marked %j', (text, wanted, parts) =>
    expect(marked(text.normalize('NFC'), wanted)).toEqual(parts),
  );
});
