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

describe('cards are called as the sheets print them', () => {
  test.each([
    [
      'de',
      'Tischkarte ausspielen',
      'Unterste Karte nach oben',
      '5 oder kleiner',
      'Stapel an Mitspieler geben',
    ],
    ['en', 'Play a Table Card', 'Bottoms Up', 'Five or Below', 'Give the Pile to a Friend'],
    ['fr', 'Play a Table Card', 'Bottoms Up', 'Five or Below', 'Give the Pile to a Friend'],
  ] as const)('%s', (language, table, bottom, five, give) => {
    expect(karmaTexts[language].cards).toMatchObject({ table, bottom, five, give });
    expect(karmaTexts[language].event({ type: 'left', seat: 0, cards: [GIVE] }, NAMES)).toContain(give);
  });

  test('also in every clause; shorter forms stand apart', () => {
    const clauses = (language: 'de' | 'en' | 'fr') => Object.values(karmaTexts[language].rules).join('\n');
    expect(clauses('de')).not.toMatch(/Stapel geben“|„Unterste nach/);
    expect(clauses('en')).not.toMatch(/Give the Pile(?! to a Friend)/);
    expect(clauses('fr')).not.toMatch(/«\s(?:Donner la pile|Carte du dessous|Cinq ou moins|Jouer une carte)/);
    expect(karmaTexts.de.shortCards).toEqual({ bottom: 'Unterste nach oben', give: 'Stapel geben' });
  });
});

describe('a refusal says', () => {
  const refused = (code: keyof typeof karma.refusals, cards: string[], moves?: string[]) => ({
    code,
    clause: karma.refusals[code],
    cards,
    ...(moves && { moves }),
  });

  test.each([
    [
      'de',
      'Dafür fehlt dir auf der Hand eine 14.',
      'Dafür fehlen dir auf der Hand zwei 9er und „5 oder kleiner“.',
    ],
    ['en', 'For that your hand lacks a 14.', 'For that your hand lacks two 9s and “Five or Below”.'],
    [
      'fr',
      'Il vous manque pour cela en main\u202f: un 14.',
      'Il vous manque pour cela en main\u202f: deux 9 et «\u202fFive or Below\u202f».',
    ],
  ] as const)('%s: which cards are missing for a choice', (language, one, several) => {
    const { refusal } = karmaTexts[language];
    expect(refusal(refused('choose-what-you-hold', ['14']))).toBe(one);
    expect(refusal(refused('choose-what-you-hold', ['9', '9', 'five']))).toBe(several);
  });

  test.each([
    ['de', 'Das ist kein Zug; jetzt geht zum Beispiel „play 14“ oder „take“.', 'Das ist kein Zug.'],
    [
      'en',
      'This is not a move; right now you could say, for example, “play 14” or “take”.',
      'This is not a move.',
    ],
    [
      'fr',
      'Ce n’est pas un coup\u202f; vous pouvez dire par exemple, à cet instant, «\u202fplay 14\u202f» ou «\u202ftake\u202f».',
      'Ce n’est pas un coup.',
    ],
  ] as const)('%s: what could be said instead of what cannot be read', (language, some, none) => {
    const { refusal } = karmaTexts[language];
    expect(refusal(refused('unreadable', [], ['play 14', 'take']))).toBe(some);
    expect(refusal(refused('unreadable', [], []))).toBe(none);
  });
});
