import { readFileSync } from 'node:fs';
import { stop } from '@samsara/engine/games/stop';
import { type ComponentChild, isValidElement, type VNode } from 'preact';
import { expect, test } from 'vitest';
import { StopBack, StopFace } from './faces.tsx';

/** The drawing as text: components are called, elements written with their attributes. */
function drawn(child: ComponentChild | ComponentChild[]): string {
  if (Array.isArray(child)) return child.map(drawn).join('');
  if (!isValidElement(child))
    return child === null || child === undefined || typeof child === 'boolean' ? '' : String(child);
  const { type, props } = child as VNode<Record<string, unknown>>;
  if (typeof type === 'function') return drawn((type as (props: unknown) => ComponentChild)(props));
  const { children, ...attributes } = props;
  return `<${type} ${JSON.stringify(attributes)}>${drawn(children as ComponentChild[])}</${type}>`;
}

const faces = stop.meta.cards.map((_, card) => drawn(<StopFace card={card} />));

test('every card has a face of its own', () => {
  expect(new Set(faces).size).toBe(53);
  for (const face of faces) expect(face).toContain('<svg');
});

test('each colour has a shape of its own, so that cards differ without colour', () => {
  const grey = faces.map((face) => face.replaceAll(/#[0-9a-f]{6}/g, '#'));
  expect(new Set(grey).size).toBe(53);
});

test('faces and back carry no style attributes, which the page forbids', () => {
  for (const picture of [...faces, drawn(<StopBack />)]) expect(picture).not.toContain('"style"');
});

test('whatever a card shows is in the static file', () => {
  const sprite = readFileSync(new URL('./stop.svg', import.meta.url), 'utf8');
  const used = [...faces, drawn(<StopBack />)].join('').matchAll(/svg#([\w-]+)/g);
  for (const [, id] of used) expect(sprite).toContain(` id="${id}"`);
});

test('pictures stand in their place by a group of their own: the page moves the outer one when a card is read', () => {
  for (const face of faces) {
    expect(face).toContain('"class":"card-picture"');
    expect(face).not.toMatch(/"class":"card-picture"[^}]*"transform"/);
  }
});
