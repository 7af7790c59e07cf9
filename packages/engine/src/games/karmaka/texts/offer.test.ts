import { expect, test } from 'vitest';
import { cardNamed } from '../cards.ts';
import { karmakaTexts } from './index.ts';

const card = cardNamed('panic') as number;
const names = { seats: ['Anna', 'Ben', 'Chloé'], you: 1 };

test.each([
  ['en', 0, [1], 'Anna offers Panic to you.'],
  ['en', 0, [1, 2], 'Anna offers Panic to you and Chloé.'],
  ['de', 0, [1, 2], 'Anna bietet dir und Chloé „Panik“ an.'],
  ['fr', 0, [1, 2], 'Anna propose « Panique » à vous et à Chloé.'],
  ['fr', 0, [1], 'Anna vous propose « Panique ».'],
  ['fr', 0, [2], 'Anna propose « Panique » à Chloé.'],
  ['fr', 1, [2, 0], 'Vous proposez « Panique » à Chloé et à Anna.'],
] as const)(
  'in %s an offer of seat %i to %j names them in the order they are asked (KK-72)',
  (language, seat, to, sentence) => {
    const said = karmakaTexts[language].event({ type: 'offered', seat, card, to: [...to] }, names);
    expect(said?.replace(/\s/gu, ' ')).toBe(sentence);
  },
);
