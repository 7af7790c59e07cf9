import { expect, test } from 'vitest';
import { CARDS, isLifeCard } from '../../cards.ts';
import { miesesKarmaTexts } from '../index.ts';

test('every rebirth card, and no life card, tells what it can do and what of it is attested', () => {
  for (const { abilities = {}, rules } of Object.values(miesesKarmaTexts)) {
    expect(Object.keys(abilities)).toEqual(CARDS.filter((_, card) => !isLifeCard(card)));
    expect(abilities['cat-2']).toBe(rules['MK-190']);
    expect(abilities['human-5']).toBe(rules['MK-194']);
  }
});
