import { readFileSync } from 'node:fs';
import { CARDS, rank } from '@samsara/engine/games/karma/rules';
import type { ComponentChildren, VNode } from 'preact';
import { describe, expect, test } from 'vitest';
import { KarmaBack, KarmaFace } from './faces.tsx';
import { MiniCard } from './mini-card.tsx';

/** A drawing as text, its components called. */
function drawn(node: ComponentChildren): string {
  if (node === null || node === undefined || typeof node === 'boolean') return '';
  if (Array.isArray(node)) return node.map(drawn).join('');
  if (typeof node !== 'object') return String(node);
  const { type, props } = node as VNode<Record<string, unknown>>;
  if (typeof type === 'function') return drawn((type as (given: unknown) => ComponentChildren)(props));
  const { children, ...attributes } = props;
  return `<${type} ${JSON.stringify(attributes)}>${drawn(children as ComponentChildren)}</${type}>`;
}

describe.each([
  ['large', (card: number) => drawn(<KarmaFace card={card} />)],
  ['small', (card: number) => drawn(<MiniCard card={card} />)],
])('%s faces', (_size, draw) => {
  test('every card has one, unlike all others', () => {
    const faces = CARDS.map((_, card) => draw(card));
    expect(new Set(faces).size).toBe(CARDS.length);
    for (const face of faces) expect(face).not.toMatch(/NaN|undefined|style/);
  });

  test('a number card says its number', () => {
    for (let card = 0; card < 16; card++) expect(draw(card)).toContain(`>${rank(card)}<`);
  });
});

/** What the static file draws, by id. */
const sprite = new Map(
  readFileSync(new URL('./karma.svg', import.meta.url), 'utf8')
    .split(/(?=<(?:g|path) id=)/)
    .map((drawing) => [/ id="(.+?)"/.exec(drawing)?.[1], drawing]),
);

test('the flower has a petal for each point', () => {
  for (let number = 1; number <= 16; number++) {
    expect(drawn(<KarmaFace card={number - 1} />)).toContain(`#lotus-${number}"`);
    expect(sprite.get(`lotus-${number}`)?.match(/<path/g)).toHaveLength(number);
  }
});

test('whatever a card shows is in the static file', () => {
  const all = [...CARDS.keys()].map(
    (card) => drawn(<KarmaFace card={card} />) + drawn(<MiniCard card={card} />),
  );
  const used = [...all, drawn(<KarmaBack />)].join('').matchAll(/svg#([\w-]+)/g);
  for (const [, id] of used) expect([...sprite.keys()]).toContain(id);
});

test('the back says nothing of any card', () => {
  expect(drawn(<KarmaBack />)).toBe(drawn(<KarmaBack />));
  expect(drawn(<KarmaBack />)).not.toContain('<text');
});
