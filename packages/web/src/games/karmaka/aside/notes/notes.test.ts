import { karmaka, type View } from '@samsara/engine/games/karmaka';
import { CARDS, type CardId } from '@samsara/engine/games/karmaka/rules';
import { rulesEn } from '@samsara/engine/games/karmaka/texts/rules/en';
import { expect, test } from 'vitest';
import { notesDe } from './de.ts';
import { notesEn } from './en.ts';
import { notesFr } from './fr.ts';
import { CLAUSES, noteFor, TOPICS } from './notes.ts';

const MOST_WORDS = 25;
const ALL = new Set<string>(TOPICS);

test.each(TOPICS)('%s cites clauses that exist', (topic) => {
  for (const clause of CLAUSES[topic]) expect(Object.keys(rulesEn)).toContain(clause);
});

test.each([notesDe, notesEn, notesFr])('notes are short: $newHere', ({ topics }) => {
  for (const says of Object.values(topics)) {
    const words = says.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word));
    expect(words.length, says).toBeLessThanOrEqual(MOST_WORDS);
  }
});

const TURN = { pending: [{ type: 'turn', seat: 0 }] };
const DECK = ['panic'];

/** What seat 0 sees. */
function seen(own: object, more: object = TURN): View {
  return karmaka.view(karmaka.position({ seats: [own, {}], ...more } as never), 0);
}

/** What is explained to somebody who knows all other topics. */
function explained(topic: string, own: object, more?: object): string | undefined {
  const known = new Set([...ALL, 'peek', 'panic', 'embody']);
  known.delete(topic);
  return noteFor(seen(own, more), 0, known)?.subject;
}

test('the first thing that is told is what can be done in a turn', () => {
  const view = seen({ hand: ['peek'], deck: DECK, deeds: ['panic'] });
  expect(noteFor(view, 0, new Set())).toEqual({ subject: 'turn', card: null });
  expect(noteFor(view, 0, new Set(['turn']))?.subject).toBe('deeds');
});

test.each([
  ['deeds', { hand: ['peek'], deck: DECK, deeds: ['panic'] }, { hand: ['peek'], deck: DECK }],
  ['future', { hand: ['peek'], deck: DECK, future: ['panic'] }, { hand: ['peek'], deck: DECK }],
  ['deck', { hand: ['peek'] }, { hand: ['peek'], deck: DECK }],
  ['ring', { hand: ['peek'], deck: DECK, rings: 1 }, { hand: ['peek'], deck: DECK, rung: 1 }],
  ['reborn', { hand: ['peek'], deck: DECK, rung: 1 }, { hand: ['peek'], deck: DECK }],
  ['mosaic', { hand: ['embody'], deck: DECK }, { hand: ['peek'], deck: DECK }],
])('%s is told when it is there, and not before', (topic, there, before) => {
  expect(explained(topic, there)).toBe(topic);
  expect(explained(topic, before)).toBeUndefined();
});

test('the Ruins are told once a card lies there', () => {
  const own = { hand: ['peek'], deck: DECK };
  expect(explained('ruins', own, { ...TURN, ruins: ['spite'] })).toBe('ruins');
  expect(explained('ruins', own)).toBeUndefined();
});

test('whoever knows the table is told what their cards can do, each once', () => {
  const view = seen({ hand: ['peek', 'spite'], deck: DECK });
  const card = (id: CardId) => CARDS.indexOf(id);
  expect(noteFor(view, 0, new Set([...ALL, 'peek']))).toEqual({ subject: 'spite', card: card('spite') });
  expect(noteFor(view, 0, new Set([...ALL, 'peek', 'spite']))).toBeNull();
});

test('nothing is told while others decide', () => {
  expect(noteFor(seen({ hand: ['peek'], deck: DECK }), 1, new Set())).toBeNull();
});

test('whoever is offered a card for the first time is told what that means', () => {
  const state = karmaka.position({ seats: [{ hand: ['transmigrate'], deck: DECK }, {}], ...TURN } as never);
  const move = karmaka.legalMoves(state, 0).find((each) => each.type === 'ability');
  if (move !== undefined) karmaka.apply(state, 0, move);
  expect(noteFor(karmaka.view(state, 1), 1, new Set())).toEqual({ subject: 'offer', card: null });
  expect(noteFor(karmaka.view(state, 1), 1, new Set(['offer']))).toBeNull();
});
