import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { emptyDirectory, fileWith, lastJson, samsara } from '../testing/samsara.ts';
import { samsaraHere } from '../testing/samsara-here.ts';

interface Reviewed {
  readonly game: string;
  readonly seats: {
    seat: number;
    decisions: { own: number; mark: string; moves: { move: string }[] }[];
    parts: { start: number; cards: number; others: number; own: number; result: number };
  }[];
}

let file = '';
let record = '';

beforeAll(async () => {
  const directory = emptyDirectory();
  const line = 'simulate karma --games 1 --players 2 --bots greedy --seed r --records';
  await samsara([...line.split(' '), directory]);
  file = join(directory, '1.json');
  record = readFileSync(file, 'utf8');
});

describe('review', () => {
  test('divides the result into cards, others and own choices', async () => {
    const run = await samsara(['review', file, '--iterations', '8', '--json']);
    expect(run.code).toBe(0);
    const { game, seats } = lastJson<Reviewed>(run);
    expect(game).toBe('karma');
    expect(seats.map(({ seat }) => seat)).toEqual([0, 1]);
    for (const { parts, decisions } of seats) {
      expect(parts.start + parts.cards + parts.others + parts.own).toBe(parts.result);
      expect(decisions.every(({ moves }) => moves.length > 1)).toBe(true);
    }
  });

  test('tells one seat in every language, and draws its curve', async () => {
    const svg = join(emptyDirectory(), 'curve.svg');
    const line = ['review', file, '--seat', '1', '--iterations', '8', '--svg', svg];
    const [en, de, fr] = await Promise.all(
      ['en', 'de', 'fr'].map((lang) => samsaraHere([...line, '--lang', lang])),
    );
    for (const { code, out } of [en, de, fr]) {
      expect(code).toBe(0);
      expect(out).toContain('greedy 1');
      expect(out).not.toContain('greedy 0');
    }
    expect(en.out).toMatch(/own choices +[+−]/);
    expect(de.out).toMatch(/eigene Entscheidungen +[+−]/);
    expect(fr.out).toMatch(/propres choix +[+−]/);
    expect(readFileSync(svg, 'utf8')).toMatch(/^<svg .*<path d="M.*<\/svg>\n$/s);
  });

  test('says where the input cannot be used', async () => {
    expect((await samsaraHere(['review', file, '--seat', '2'])).code).toBe(2);
    expect((await samsaraHere(['review', file, '--iterations', '0'])).code).toBe(2);
    const altered = fileWith(record.replace(/"(\d) play \d+"/, '"$1 fly 3"'));
    const run = await samsaraHere(['review', altered, '--iterations', '8']);
    expect(run.code).toBe(2);
    expect(run.err).toContain('moves[');
  });
});
