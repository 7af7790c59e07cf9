import { CARDS, rank } from '@samsara/engine/games/karma/rules';
import type { ComponentChildren, VNode } from 'preact';
import { describe, expect, test } from 'vitest';
import { KarmaBack, KarmaFace } from './faces.tsx';
import { Lotus } from './lotus.tsx';
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

test('the flower has a petal for each point', () => {
  for (let number = 1; number <= 16; number++) {
    expect(drawn(<Lotus rank={number} />).match(/<path/g)).toHaveLength(number);
  }
});

test('the back says nothing of any card', () => {
  expect(drawn(<KarmaBack />)).toBe(drawn(<KarmaBack />));
  expect(drawn(<KarmaBack />)).not.toContain('<text');
});
