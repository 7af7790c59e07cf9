import { playTextsDe } from '@samsara/engine/games/karmaka/texts/play/de';
import { playTextsEn } from '@samsara/engine/games/karmaka/texts/play/en';
import { playTextsFr } from '@samsara/engine/games/karmaka/texts/play/fr';
import { expect, test } from 'vitest';
import { karmakaWordsDe } from './de.ts';
import { karmakaWordsEn } from './en.ts';
import { karmakaWordsFr } from './fr.ts';

test.each([
  [playTextsDe, karmakaWordsDe],
  [playTextsEn, karmakaWordsEn],
  [playTextsFr, karmakaWordsFr],
])('a name with soft hyphens is the name of its card', (texts, { ribbons }) => {
  for (const [card, name] of Object.entries(ribbons))
    expect(name.replaceAll('\u00ad', '')).toBe(texts.cards[card]);
});
