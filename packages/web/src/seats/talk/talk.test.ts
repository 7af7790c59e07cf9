import { PHRASES } from '@samsara/protocol';
import { expect, test } from 'vitest';
import { remarkOn } from './talk.ts';

const bots = [
  { seat: 1, mood: 'glad' },
  { seat: 3, mood: 'sore' },
] as const;

const remarks = (playId: string) =>
  Array.from({ length: 400 }, (_, turns) => ({ turns, remark: remarkOn({ playId, turns, bots }) }));

test('the same moment brings the same words, wherever it is looked at', () => {
  expect(remarks('ABC234 1')).toEqual(remarks('ABC234 1'));
  expect(remarks('ABC234 1')).not.toEqual(remarks('ABC234 2'));
});

test('of six turns in a row one remark at most is made', () => {
  const made = new Map<string, number>();
  for (const { turns, remark } of remarks('XYZ567 1'))
    if (remark !== null && !made.has(remark.chance)) made.set(remark.chance, turns);
  expect(made.size).toBe(50);
  // Even where the first of one group and the last of the one before are taken.
  const talkative = remarks('XYZ567 1').filter(({ remark }) => remark !== null);
  for (const a of talkative)
    for (const b of talkative)
      if (a.remark?.chance !== b.remark?.chance)
        expect(Math.abs(a.turns - b.turns)).toBeGreaterThanOrEqual(6);
});

test('only bots that something has happened to speak, in phrases everybody may use', () => {
  const said = remarks('QRS890 1').flatMap(({ remark }) => remark ?? []);
  expect([...new Set(said.map(({ seat }) => seat))].sort()).toEqual([1, 3]);
  expect(said.every(({ phrase }) => PHRASES.includes(phrase))).toBe(true);
  expect(said.every(({ seat, phrase }) => seat !== 3 || phrase !== 'ha')).toBe(true);
  expect(remarkOn({ playId: 'QRS890 1', turns: 0, bots: [] })).toBeNull();
});
