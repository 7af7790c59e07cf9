import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const WEB = new URL('../', import.meta.url);
const THEME = readFileSync(new URL('app/theme.css', WEB), 'utf8');
const GAMES = readdirSync(new URL('games/', WEB), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** WCAG 2.2: 4.5 for words, 3 for what only has to be seen. */
const WORDS = 4.5;
const SIGNS = 3;

type Tokens = Readonly<Record<string, string>>;

/** The colours that the rule with exactly this selector sets, of all rules that have it. */
function tokensOf(style: string, selector: string): Tokens {
  const rules = style.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g);
  const found = [...rules].filter(([, selectors]) =>
    selectors.split(',').some((each) => each.trim() === selector),
  );
  expect(found, `${selector} sets nothing`).not.toEqual([]);
  return Object.fromEntries(
    found.flatMap(([, , body]) =>
      [...body.matchAll(/(--[\w-]+):\s*(#[0-9a-f]{6})\b/g)].map(([, name, colour]) => [name, colour]),
    ),
  );
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

test.each([
  ['#ffffff', '#000000', 21],
  ['#777777', '#ffffff', 4.48],
  ['#123456', '#123456', 1],
])('%s and %s have a contrast of %d', (one, other, expected) =>
  expect(contrast(one, other)).toBeCloseTo(expected, 2),
);

const HOUSE = tokensOf(THEME, ':root');
const TABLE = tokensOf(THEME, '.on-table');

describe.each(['day', 'night'])('by %s', (hour) => {
  const paper = hour === 'day' ? HOUSE : { ...HOUSE, ...tokensOf(THEME, ':root[data-theme="dark"]') };

  test.each(GAMES)('cards, words and gold stand out from the cloth of %s', (game) => {
    const style = readFileSync(new URL(`games/${game}/cloth/cloth.css`, WEB), 'utf8');
    const selector = `[data-game="${game}"]`;
    const cloth = {
      ...tokensOf(style, selector),
      ...(hour === 'night' && tokensOf(style, `[data-theme="dark"] ${selector}`)),
    };
    // The middle is the lightest point of a cloth.
    for (const ground of [cloth['--t-a'], cloth['--t-b'], cloth['--room-a'], cloth['--room-b']]) {
      expect(contrast(HOUSE['--card-paper'], ground)).toBeGreaterThanOrEqual(WORDS);
      expect(contrast(HOUSE['--on-table'], ground)).toBeGreaterThanOrEqual(WORDS);
      expect(contrast(HOUSE['--gold'], ground)).toBeGreaterThanOrEqual(SIGNS);
      for (const name of ['--good', '--warn', '--bad'])
        expect(contrast(TABLE[name], ground), name).toBeGreaterThanOrEqual(SIGNS);
    }
  });

  test.each(['--paper', '--paper-raised'])(
    'words can be read on %s, and fields have an outline',
    (ground) => {
      for (const name of ['--ink', '--ink-soft', '--accent', '--good', '--warn', '--bad', '--gold-deep'])
        expect(contrast(paper[name], paper[ground]), name).toBeGreaterThanOrEqual(WORDS);
      expect(contrast(paper['--edge'], paper[ground])).toBeGreaterThanOrEqual(SIGNS);
    },
  );

  test('words on the night sky of the house can be read', () => {
    for (const ground of ['--house-a', '--house-b'])
      expect(contrast(HOUSE['--on-table'], paper[ground])).toBeGreaterThanOrEqual(WORDS);
  });
});

test('words on gold and on the red of a danger can be read', () => {
  expect(contrast(HOUSE['--gold-ink'], HOUSE['--gold'])).toBeGreaterThanOrEqual(WORDS);
  expect(contrast('#ffffff', HOUSE['--danger'])).toBeGreaterThanOrEqual(WORDS);
});
