import { describe, expect, test } from 'vitest';
import type { Position } from '../../../kernel/position.ts';
import { type TextSuite, textChecks } from '../../../testing/text-suite.ts';
import type { Names } from '../../../texts/game-texts.ts';
import { LANGUAGES } from '../../../texts/languages.ts';
import { BOTTOM, CARDS, FIVE, GIVE, TABLE } from '../cards.ts';
import { EDITIONS, OPTIONS } from '../editions.ts';
import type { Event } from '../events.ts';
import { karma } from '../index.ts';
import type { Move } from '../moves.ts';
import type { View } from '../view.ts';
import { karmaTexts } from './index.ts';
import { rulesEn } from './rules/en.ts';

const NAMES: Names = { seats: ['Anna', 'Ben', 'Chloé'], you: 1 };
const outcome = { winners: [0, 1], losers: [2], reason: 'last-with-cards', points: null };

const NINE = 8;
const FOURTEEN = 13;

const MOVES: { readonly [Type in Move['type']]: readonly Extract<Move, { type: Type }>[] } = {
  look: [{ type: 'look' }],
  skip: [{ type: 'skip' }],
  choose: [{ type: 'choose', cards: [NINE, FOURTEEN, GIVE] }],
  play: [
    { type: 'play', from: 'hand', card: FOURTEEN, count: 1 },
    { type: 'play', from: 'hand', card: FIVE, count: 6 },
    { type: 'play', from: 'open', card: FOURTEEN, count: 2 },
  ],
  turn: [{ type: 'turn', place: 2 }],
  take: [{ type: 'take' }],
  decline: [{ type: 'decline' }],
  give: [
    { type: 'give', to: 0 },
    { type: 'give', to: 1 },
  ],
  draw: [{ type: 'draw' }],
  'time-out': [{ type: 'time-out' }],
};

const EVENTS: { readonly [Type in Event['type']]: readonly Extract<Event, { type: Type }>[] } = {
  dealt: [
    { type: 'dealt', seat: 1, count: 2, cards: [NINE, TABLE] },
    { type: 'dealt', seat: 0, count: 6, cards: null },
  ],
  looked: [
    { type: 'looked', seat: 1, looked: true, cards: [NINE, TABLE] },
    { type: 'looked', seat: 0, looked: true, cards: null },
    { type: 'looked', seat: 0, looked: false, cards: null },
  ],
  chose: [{ type: 'chose', seat: 0 }],
  opened: [{ type: 'opened', seat: 0, cards: [NINE, TABLE] }],
  played: [
    { type: 'played', seat: 1, from: 'hand', card: FOURTEEN, count: 2 },
    { type: 'played', seat: 0, from: 'open', card: TABLE, count: 6 },
  ],
  turned: [
    { type: 'turned', seat: 1, card: NINE, fits: false },
    { type: 'turned', seat: 0, card: TABLE, fits: true },
  ],
  took: [
    { type: 'took', seat: 1, count: 2, cards: [NINE, TABLE], open: false },
    { type: 'took', seat: 0, count: 1, cards: null, open: false },
  ],
  gave: [
    { type: 'gave', seat: 1, to: 0, count: 2, cards: [NINE, TABLE], open: true },
    { type: 'gave', seat: 0, to: 1, count: 1, cards: null, open: false },
  ],
  raised: [{ type: 'raised', seat: 0, card: NINE }],
  triple: [{ type: 'triple', seat: 0, card: BOTTOM, removed: [NINE, BOTTOM, BOTTOM, BOTTOM] }],
  left: [
    { type: 'left', seat: 0, cards: [GIVE] },
    { type: 'left', seat: 0, cards: [GIVE, GIVE] },
  ],
  drew: [
    { type: 'drew', seat: 1, count: 2, cards: [NINE, TABLE] },
    { type: 'drew', seat: 0, count: 1, cards: null },
  ],
  declined: [{ type: 'declined', seat: 0 }],
  'went-out': [{ type: 'went-out', seat: 0 }],
  'came-back': [{ type: 'came-back', seat: 1 }],
  'timed-out': [{ type: 'timed-out', seats: [1, 0] }],
  ended: [
    { type: 'ended', outcome },
    { type: 'ended', outcome: { ...outcome, winners: [0], losers: [1, 2], reason: 'stalled' } },
    { type: 'ended', outcome: { ...outcome, winners: [0, 1, 2], losers: [] } },
  ],
};

const POSITIONS: Readonly<Record<string, Position>> = {
  'nine on top': { seats: [{}, { hand: ['3', '14'] }, { hand: ['1'] }], turn: 1, pile: ['5', '9'] },
  'nothing fits': { seats: [{}, { hand: ['3'] }, { hand: ['1'] }], turn: 1, pile: ['9'], draw: [] },
  'no pile': { seats: [{}, { hand: ['3'] }, { hand: ['1'] }], turn: 1, pile: [] },
  'hidden cards': { seats: [{}, { hidden: ['3'] }, { hand: ['1'] }], turn: 1, pile: ['9'], draw: [] },
  'a receiver': {
    seats: [{}, { hand: ['3'] }, { hand: ['1'] }],
    pile: ['9'],
    pending: [{ type: 'receiver', seat: 1 }],
  },
  'the extra card': {
    seats: [{}, { open: ['3', '12'] }, { hand: ['1'] }],
    pile: ['9', 'table'],
    pending: [{ type: 'extra', seat: 1, before: '9' }],
  },
  'the others': { seats: [{ hand: ['2'] }, { hand: ['3'] }, {}], turn: 0, pile: ['9'] },
};

function stateOf(name: string, options: Position = {}) {
  return karma.position({ ...POSITIONS[name], options: { players: 3, ...options } } as Position);
}

const suite: TextSuite<Move, Event, View> = {
  game: karma,
  texts: karmaTexts,
  names: NAMES,
  moves: Object.values<readonly Move[]>(MOVES).flat(),
  events: Object.values<readonly Event[]>(EVENTS).flat(),
  views: Object.fromEntries(
    ['amigo', 'set'].flatMap((edition) =>
      Object.keys(POSITIONS).map((name) => [`${edition} ${name}`, karma.view(stateOf(name, { edition }), 1)]),
    ),
  ),
  refusedCards: (code) => (code === 'above-five' ? ['five'] : ['9', '12']),
  clausesWithZero: ['KA-64'],
};

describe('the texts as a whole', () => {
  for (const { name, problems } of textChecks(suite)) test(name, () => expect(problems()).toEqual([]));
});

describe.each(LANGUAGES)('%s', (language) => {
  const texts = karmaTexts[language];

  test('every card, option and edition has a name', () => {
    expect(Object.keys(texts.cards).sort()).toEqual([...CARDS].sort());
    expect(Object.keys(texts.options).sort()).toEqual(Object.keys(OPTIONS).sort());
    expect(Object.keys(texts.options.edition.values ?? {}).sort()).toEqual(Object.keys(EDITIONS).sort());
    expect(Object.values(texts.cards)).not.toContain('');
  });

  test('every clause is told', () => {
    expect(Object.keys(texts.rules)).toEqual(Object.keys(rulesEn));
  });
});

describe('what is asked', () => {
  test.each([
    ['nine on top', 'amigo', 'Your turn: play 9 or higher, a Karma card, or take the pile.'],
    ['nine on top', 'set', 'Your turn: play 9 or higher, or a Karma card.'],
    ['nothing fits', 'set', 'Your turn: no card fits, take the pile.'],
    ['no pile', 'amigo', 'Your turn: open the pile with any hand card.'],
    ['hidden cards', 'amigo', 'Your turn: turn over a hidden card, or take the pile.'],
    ['hidden cards', 'set', 'Your turn: turn over a hidden card.'],
    ['a receiver', 'amigo', 'Who gets the pile (1 card)?'],
    [
      'the extra card',
      'amigo',
      'Extra card: from your open table cards play 9 or higher, a Karma card, or take the pile.',
    ],
    ['the extra card', 'set', 'Extra card: play any open table card, or decline.'],
    ['the others', 'set', 'Waiting for Anna.'],
  ])('%s (%s): %s', (name, edition, says) => {
    expect(karmaTexts.en.asks(karma.view(stateOf(name, { edition }), 1), NAMES)).toBe(says);
  });
});

test.each([
  ['en', 0, '0 cards'],
  ['en', 1, '1 card'],
  ['de', 0, '0 Karten'],
  ['de', 1, '1 Karte'],
  ['fr', 0, '0 carte'],
  ['fr', 1, '1 carte'],
  ['fr', 2, '2 cartes'],
] as const)('plurals: %s %i', (language, count, says) => {
  const event: Event = { type: 'drew', seat: 0, count, cards: null };
  expect(karmaTexts[language].event(event, NAMES)).toContain(says);
});
