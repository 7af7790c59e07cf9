import { describe, expect, test } from 'vitest';
import { lookOf } from './look-alikes.ts';
import { isPlaceholder, nameAmong } from './names.ts';

const at = (...names: string[]) => names.map((name) => ({ name }));

describe('names that look the same at a glance', () => {
  test.each([
    ['Anna', 'anna'],
    ['Anna', 'Аnnа'],
    ['Kim', 'Кіm'],
    ['Paul', 'PAU1'],
    ['Paul', 'Ρаul'],
    ['Zoë', 'zoe'],
    ['Bob', 'B0b'],
    ['Max Muster', 'Max-Muster'],
    ['Maria', 'Ｍａｒｉａ'],
    ['Corny', 'Comy'],
    ['Lia', 'Iia'],
  ])('%s and %s', (one, other) => expect(lookOf(one)).toBe(lookOf(other)));

  test.each([
    ['Anna', 'Hanna'],
    ['Tim', 'Tom'],
    ['Юля', 'Оля'],
    ['北', '南'],
    ['Kim', 'Kim 2'],
  ])('%s and %s differ', (one, other) => expect(lookOf(one)).not.toBe(lookOf(other)));
});

describe('the name somebody gets at a table', () => {
  test.each([
    ['Kim', at('Robin'), 'Kim'],
    ['Kim', at('Robin', 'Kim'), 'Kim 2'],
    ['kím', at('Kim', 'Kim 2'), 'kím 3'],
    ['Кіm', at('Kim'), 'Кіm 2'],
    ['Maximiliane-Charlotte S.', at('Maximiliane-Charlotte S.'), 'Maximiliane-Charlotte 2'],
  ])('%s among %j is %s', (wanted, seats, name) => {
    expect(nameAmong(seats, wanted)).toEqual({ ok: true, name });
  });

  test.each([['Bot 3'], ['bot'], ['B0t 7'], ['Вот 3'], ['Robot 2'], ['You'], ['DU'], ['Vous'], ['d u']])(
    '%s is nobody’s name',
    (wanted) => {
      expect(nameAmong([], wanted)).toEqual({ ok: false, reason: { code: 'name-reserved' } });
    },
  );

  test.each([['Botho'], ['Roberta'], ['Tuğba'], ['Yousef'], ['Moira']])('%s is one', (wanted) => {
    expect(nameAmong([], wanted)).toEqual({ ok: true, name: wanted });
  });

  test('whoever has given no name is a guest in the language of the page, and never refused', () => {
    expect(nameAmong([], 'Player 1')).toEqual({ ok: true, name: 'Guest' });
    expect(nameAmong(at('Gast'), 'Spieler 2')).toEqual({ ok: true, name: 'Gast 2' });
    expect(nameAmong([], 'Joueur 12')).toEqual({ ok: true, name: 'Invité' });
    expect([isPlaceholder('Person 1'), isPlaceholder('Guest'), isPlaceholder('Kim')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
