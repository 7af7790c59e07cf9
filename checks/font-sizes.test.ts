import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const WEB = new URL('../packages/web/src/', import.meta.url);
const STYLES = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.css'));

/** Sizes of letters and lines that would not follow the size that is set in the browser. */
function fixedSizes(style: string): string[] {
  const words = style.replace(/\/\*[\s\S]*?\*\//g, '');
  return [...words.matchAll(/(?<![\w-])(?:font|font-size|line-height):[^;}]*?\dpx[^;}]*/g)].map(([found]) =>
    found.replace(/\s+/g, ' ').trim(),
  );
}

test('letters follow the size that is set in the browser', () => {
  const fixed = STYLES.flatMap((file) =>
    fixedSizes(readFileSync(new URL(file, WEB), 'utf8')).map((found) => `${file}: ${found}`),
  );
  expect(fixed).toEqual([]);
});

test.each([
  ['p { font-size: 13px; }', ['font-size: 13px']],
  ['p { font: 600 13px / 1.2 var(--font) }', ['font: 600 13px / 1.2 var(--font)']],
  ['p {\n  font:\n    700 1rem / 18px monospace;\n}', ['font: 700 1rem / 18px monospace']],
  [
    'p { font-size: clamp(11px, 4cqh, 1rem); line-height: 12px; }',
    ['font-size: clamp(11px, 4cqh, 1rem)', 'line-height: 12px'],
  ],
  ['p { font-size: 0.8125rem; min-height: 24px; } /* font-size: 13px */', []],
  [':root { --font-size: 13px; }', []],
])('%s has the fixed sizes %j', (style, sizes) => expect(fixedSizes(style)).toEqual(sizes));
