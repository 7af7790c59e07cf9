import { readFileSync } from 'node:fs';
import { CARDS } from '@samsara/engine/games/mieses-karma/rules';
import type { ComponentChildren, VNode } from 'preact';
import { expect, test } from 'vitest';
import { AnimalPortrait, Back, Face } from './faces.tsx';

/** What is drawn, as text: every element with its attributes, components carried out. */
function drawn(node: ComponentChildren): string {
  if (node === null || node === undefined || typeof node === 'boolean') return '';
  if (Array.isArray(node)) return node.map(drawn).join('');
  if (typeof node !== 'object') return String(node);
  const { type, props } = node as VNode<Record<string, unknown>>;
  if (typeof type === 'function') return drawn((type as (props: unknown) => ComponentChildren)(props));
  const { children, ...attributes } = props;
  return `<${type} ${JSON.stringify(attributes)}>${drawn(children as ComponentChildren)}</${type}>`;
}

const faces = CARDS.map((_, card) => drawn(<Face card={card} />));

test.each(CARDS.map((id, card) => [id, card]))('%s has a picture of its own', (_, card) => {
  const face = faces[card as number];
  expect(face).toContain('<path');
  expect(face).not.toContain('NaN');
  expect(faces.filter((other) => other === face)).toHaveLength(1);
});

test('the back is the same for all cards and is no face', () => {
  expect(faces).not.toContain(drawn(<Back />));
});

test('every species has a portrait', () => {
  const portraits = CARDS.flatMap((id, card) =>
    id.endsWith('-1') ? [drawn(<AnimalPortrait card={card} />)] : [],
  );
  expect(new Set(portraits).size).toBe(13);
});

test('whatever a card shows is in the static file', () => {
  const sprite = readFileSync(new URL('./mieses-karma.svg', import.meta.url), 'utf8');
  const used = [...faces, drawn(<Back />)].join('').matchAll(/svg#([\w-]+)/g);
  for (const [, id] of used) expect(sprite).toContain(` id="${id}"`);
});
