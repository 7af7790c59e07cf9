import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const WEB = new URL('../packages/web/src/', import.meta.url);
const STYLES = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.css'));

/**
 * Selectors in which `:has()` decides over elements that have no class, name or attribute to be found by. One of them on a page
 * and Chromium styles everything below every element that any `:has()` asks about, whenever anything is added or removed there:
 * on the table at the beginning and the end of every flight.
 */
function wideSelectors(style: string): string[] {
  const words = style.replace(/\/\*[\s\S]*?\*\//g, '');
  const selectors = [...words.matchAll(/([^{};]*:has\([^{};]*)\{/g)].flatMap(([, list]) =>
    topLevel(list, ','),
  );
  return selectors.filter((selector) => {
    const compounds = topLevel(selector.replaceAll(/\s*([>+~])\s*/g, ' '), ' ');
    const asks = compounds.findIndex((compound) => compound.includes(':has('));
    const last = compounds.at(-1) ?? '';
    return asks >= 0 && asks < compounds.length - 1 && !/^[a-z.#[]|^:is\(/i.test(last.replace(/^\*/, ''));
  });
}

/** Parts between separators that stand in no brackets. */
function topLevel(text: string, separator: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of text.trim()) {
    if (sign === '(' || sign === '[') depth++;
    if (sign === ')' || sign === ']') depth--;
    if (depth === 0 && sign === separator) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.replace(/\s+/g, ' ').trim()).filter((part) => part !== '');
}

test('no style sheet has the whole table styled anew for one element', () => {
  const wide = STYLES.flatMap((file) =>
    wideSelectors(readFileSync(new URL(file, WEB), 'utf8')).map((found) => `${file}: ${found}`),
  );
  expect(wide).toEqual([]);
});

test.each([
  ['.a:has(.b) > * { }', ['.a:has(.b) > *']],
  ['.a:has(.b) :not(.c), .d { }', ['.a:has(.b) :not(.c)']],
  ['@media (x) { .a:has(> .b) ::before { } }', ['.a:has(> .b) ::before']],
  ['.a:has(.b) > .c { } .a:has(.b) li { } .a:has(.b) { } .a:has(.b)::before { }', []],
  ['.a:has(> .b, .c .d) > :is(.e, small) { } .a > * { }', []],
])('%s has the wide selectors %j', (style, found) => expect(wideSelectors(style)).toEqual(found));
