import { describe, expect, test } from 'vitest';
import { de, en, fr } from './texts.ts';

describe('the sentence at the end', () => {
  test.each([
    [-14, -3, 'The cards were against you (−14), your choices cost 3.'],
    [14, -3, 'The cards were with you (+14), your choices cost 3.'],
    [0, -3, 'The cards were even, your choices cost 3.'],
    [-14, 0, 'The cards were against you (−14), your choices cost nothing.'],
    [-14, 2, 'The cards were against you (−14), your choices brought 2.'],
  ])('cards %i, choices %i', (cards, own, expected) => expect(en.sentence(cards, own, null)).toBe(expected));

  test.each([
    [de, -14, -3, 'Die Karten waren gegen dich (−14), deine Entscheidungen haben 3 gekostet.'],
    [de, 9, 1, 'Die Karten waren für dich (+9), deine Entscheidungen haben 1 gebracht.'],
    [de, 0, 0, 'Die Karten waren ausgeglichen, deine Entscheidungen haben nichts gekostet.'],
    [fr, -14, -3, 'Les cartes étaient contre vous (−14), vos choix ont coûté 3.'],
    [fr, 9, 1, 'Les cartes étaient avec vous (+9), vos choix ont rapporté 1.'],
    [fr, 0, 0, 'Les cartes étaient neutres, vos choix n’ont rien coûté.'],
  ])('in other languages', (words, cards, own, expected) =>
    expect(words.sentence(cards, own, null)).toBe(expected),
  );

  test('of somebody else', () => {
    expect(en.sentence(-5, -1, 'Ada')).toBe('The cards were against Ada (−5), their choices cost 1.');
    expect(de.sentence(5, -1, 'Ada')).toBe(
      'Die Karten waren für Ada (+5), die eigenen Entscheidungen haben 1 gekostet.',
    );
    expect(fr.sentence(5, -1, 'Ada')).toBe('Les cartes étaient avec Ada (+5), ses choix ont coûté 1.');
  });
});
