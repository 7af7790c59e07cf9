import { readdirSync, readFileSync } from 'node:fs';
import { readGamePack } from '@samsara/engine';
import { describe, expect, test } from 'vitest';
import { checks } from '../examples/crazy-eights/src/checks.ts';
import pack from '../examples/crazy-eights/src/game.ts';
import { texts } from '../examples/crazy-eights/src/texts/index.ts';
import { checks as templateChecks } from '../packages/create-samsara-game/template/src/checks.ts';

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

describe('Crazy Eights', () => {
  for (const { name, run } of checks) test(name, () => expect(run).not.toThrow());

  test('the rules in English are those of rules.md', () => {
    const written = [
      ...read('examples/crazy-eights/rules.md').matchAll(
        /^- \*\*(CE-\d+)\*\* ([\s\S]*?)(?=\n- |\n*$(?![\s\S]))/gm,
      ),
    ];
    const clauses = written.map(([, clause, text]) => [clause, text.replaceAll(/\s+/g, ' ').trim()]);
    expect(Object.fromEntries(clauses)).toEqual(texts.en.rules);
  });

  test('is a pack, and describes its table without what a seat may not see', () => {
    const { game } = readGamePack(pack);
    const state = game.position({
      seats: [{ hand: ['8c', '9c'] }, { hand: ['2h'] }],
      pile: ['5h'],
      stock: ['kd', '6s'],
    });
    const shown = (viewer: number) =>
      pack.describer
        .zones(game.view(state, viewer) as never, 'en')
        .map(({ id, count, cards }) => [id, count, cards]);
    const [eightOfClubs, nineOfClubs, twoOfHearts, fiveOfHearts] = [6, 7, 26, 29];
    expect(shown(0)).toEqual([
      ['hand-0', 2, [eightOfClubs, nineOfClubs]],
      ['hand-1', 1, undefined],
      ['pile', 1, [fiveOfHearts]],
      ['stock', 2, undefined],
    ]);
    expect(shown(1).slice(0, 2)).toEqual([
      ['hand-0', 2, undefined],
      ['hand-1', 1, [twoOfHearts]],
    ]);
  });

  test('imports nothing but public doors', () => {
    const doors = /^(?:\.{1,2}\/|@samsara\/engine\/(?:card-game|testing|texts(?:\/[a-z]{2})?)$)/;
    const files = readdirSync(new URL('../examples/crazy-eights/src/', import.meta.url), {
      recursive: true,
      encoding: 'utf8',
    }).filter((file) => file.endsWith('.ts'));
    const imported = files.flatMap((file) =>
      [...read(`examples/crazy-eights/src/${file}`).matchAll(/ from '([^']+)'/g)].map(([, from]) => from),
    );
    expect(imported.length).toBeGreaterThan(10);
    expect(imported.filter((from) => !doors.test(from))).toEqual([]);
  });
});

describe('the template of new games', () => {
  for (const { name, run } of templateChecks) test(name, () => expect(run).not.toThrow());
});
