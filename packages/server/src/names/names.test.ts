import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { nameRules } from './names.ts';
import { unwantedWords } from './words.ts';

const rules = nameRules({ words: unwantedWords(null), house: ['Café Rad', ' Haus Samsara'] });

describe('names of all languages', () => {
  test.each([
    ['Zoë'],
    ['Jean-Noël d’Arc'],
    ["O'Neill"],
    ['Søren'],
    ['Łucja Ż.'],
    ['Nguyễn Thị'],
    ['Юлия'],
    ['DJ Саша'],
    ['Ελένη'],
    ['Արամ'],
    ['محمد'],
    ['می‌خواهم'],
    ['שרה'],
    ['अनुष्का'],
    ['தமிழ்ச்செல்வி'],
    ['น้ำฝน'],
    ['北 Tanaka'],
    ['ゆき'],
    ['민준'],
    ['Mira 🦊'],
    ['👩‍👩‍👧'],
    ['R2-D2'],
  ])('%s may be a name', (name) => expect(rules.whyNot(name)).toBe(undefined));

  test.each([
    ['Аnna', 'a Cyrillic letter in a Latin word'],
    ['Pαul', 'a Greek letter in a Latin word'],
    ['Кim Lee', 'the same in one of two words'],
    ['a\u202eb', 'turns the text round'],
    ['a\u0000b', 'a control'],
    ['a═b', 'a line to draw boxes with'],
  ])('%s may not: %s', (name) => expect(rules.whyNot(name)).toEqual({ code: 'name-script' }));
});

describe('names of whoever runs the server', () => {
  test.each([
    ['Operator'],
    ['M0derator'],
    ['the Admin'],
    ['ＡＤＭＩＮ'],
    ['Ѕуѕтем'],
    ['Modératrice'],
    ['A d m i n'],
    ['cafe rad'],
    ['Café-Rad'],
    ['HAUS SAMSARA'],
  ])('%s is reserved', (name) => expect(rules.whyNot(name)).toEqual({ code: 'name-reserved' }));

  test.each([['Modesta'], ['Adminka'], ['Supportive Sue'], ['Operetta'], ['Rad']])('%s is not', (name) =>
    expect(rules.whyNot(name)).toBe(undefined),
  );
});

describe('words that are not welcome', () => {
  test.each([
    ['Fuck you'],
    ['fück'],
    ['f u c k'],
    ['FUСK'.replace('С', 'C')],
    ['Arschl0ch'],
    ['Enculé'],
    ['Nazi'],
  ])('%s is refused', (name) => expect(rules.whyNot(name)).toEqual({ code: 'name-words' }));

  test.each([
    ['Scunthorpe'],
    ['Dickens'],
    ['Cockburn'],
    ['Nazim'],
    ['Hurensommer'],
    ['Putin'],
    ['Ficus'],
    ['Assange'],
  ])('%s is a name', (name) => expect(rules.whyNot(name)).toBe(undefined));

  const folder = mkdtempSync(join(tmpdir(), 'samsara-words-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  test('an operator’s own lists replace them', () => {
    writeFileSync(join(folder, 'en.txt'), '# ours\nturnip # not here\n\n');
    writeFileSync(join(folder, 'de.txt'), 'Rübe\r\n');
    writeFileSync(join(folder, 'notes.md'), 'Mira');
    const own = nameRules({ words: unwantedWords(folder), house: [] });
    const codes = ['Turnip', 'turn1p', 'rube', 'Mira', 'Nazi'].map((name) => own.whyNot(name)?.code);
    expect(codes).toEqual(['name-words', 'name-words', 'name-words', undefined, undefined]);
    expect(() => unwantedWords(join(folder, 'nowhere'))).toThrow();
  });
});

describe('at a table', () => {
  test('a name that only looks like another is refused, with one that is free', () => {
    // Cyrillic throughout.
    expect(rules.whyNotAmong('Сосо', ['Coco'])).toEqual({ code: 'name-alike', detail: 'Сосо 2' });
    expect(rules.whyNotAmong('PauI', ['Paul'])).toEqual({ code: 'name-alike', detail: 'PauI 2' });
    expect(rules.whyNotAmong('B0b', ['Bob', 'Ann'])?.code).toBe('name-alike');
  });

  test('the same name again is no trick, and others are free', () => {
    expect(rules.whyNotAmong('Anna', ['Anna'])).toBe(undefined);
    expect(rules.whyNotAmong('anná', ['Anna'])).toBe(undefined);
    expect(rules.whyNotAmong('Hanna', ['Anna'])).toBe(undefined);
    expect(rules.whyNotAmong('Admin', ['Anna'])).toEqual({ code: 'name-reserved' });
  });
});
