import { expect, test } from 'vitest';
import { TONES, wholeLook } from './signs.ts';

test.each([
  [
    { rank: '10', sign: 'hearts' },
    { rank: '10', sign: 'hearts', tone: TONES.red },
  ],
  [
    { rank: 'A', sign: 'spades' },
    { rank: 'A', sign: 'spades', tone: TONES.black },
  ],
  // A colour alone gets a sign, so that nobody has to tell colours apart.
  [
    { rank: '7', colour: 'blue' },
    { rank: '7', sign: 'triangle', tone: TONES.blue },
  ],
  [{ colour: 'violet' }, { rank: '', sign: 'moon', tone: TONES.violet }],
  [{ rank: 'JOKER' }, { rank: 'JOK', sign: null, tone: TONES.black }],
  // A card of which nothing is said is known by its name.
  [undefined, { rank: 'Fox', sign: null, tone: TONES.black }],
] as const)('%j looks like %j', (look, whole) => expect(wholeLook(look, 'Foxglove')).toMatchObject(whole));
