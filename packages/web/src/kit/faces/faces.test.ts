import { freeBotName } from '@samsara/engine';
import { expect, test } from 'vitest';
import { FACES, faceOf, facesAt, OWN_FACE } from './faces.ts';

const person = (name: string, face?: number) =>
  ({ kind: 'person', name, ...(face === undefined ? {} : { face }) }) as const;
const bot = (name: string) => ({ kind: 'bot', name }) as const;

test('bots are animals in the order of their names', () => {
  const names: string[] = [];
  while (names.length < OWN_FACE) names.push(freeBotName(names));
  expect(names.map((name) => FACES[faceOf(name)])).toEqual(FACES.slice(0, OWN_FACE));
});

test.each([
  ['Chloé', 'cat'],
  ['élan', 'fox'],
  ['Mira', 'owl'],
  ['Ж', 'toad'],
  ['', 'owl'],
])('%s is a %s', (name, animal) => expect(FACES[faceOf(name)]).toBe(animal));

test('who has chosen a face keeps it, and people who would look alike do not', () => {
  const seats = [
    person('Anna'),
    bot('Ada'),
    person('Alex'),
    person('Mia', 1),
    { kind: 'open', name: null } as const,
  ];
  expect(facesAt(seats).map((face) => FACES[face])).toEqual(['cat', 'owl', 'elephant', 'bear', 'fox']);
});

test('twelve people have twelve faces', () => {
  const faces = facesAt(Array.from({ length: 12 }, (_, i) => person(`A${i}`)));
  expect(new Set(faces).size).toBe(12);
});
