import { describe, expect, test } from 'vitest';
import type { Position } from '../../../kernel/position.ts';
import { type TextSuite, textChecks } from '../../../testing/text-suite.ts';
import type { Names } from '../../../texts/game-texts.ts';
import { LANGUAGES } from '../../../texts/languages.ts';
import { CARDS, cardNamed, FREE_CHOICE } from '../cards.ts';
import type { Event } from '../events.ts';
import { stop } from '../index.ts';
import { ACCEPT, DRAW, interjectOf, type Move, PASS, playOf, playOnFreeChoice, TIME_OUT } from '../moves.ts';
import { OPTIONS } from '../options.ts';
import type { View } from '../view.ts';
import { stopTexts } from './index.ts';
import { rulesEn } from './rules/en.ts';

const NAMES: Names = { seats: ['Anna', 'Ben', 'Chloé'], you: 1 };

const card = (word: string) => cardNamed(word) as number;
const BLUE_FOUR = card('blue-4');
const RED_SWAP = card('red-swap');
const GREEN_SKIP = card('green-skip');

const MOVES: readonly Move[] = [
  DRAW,
  ACCEPT,
  PASS,
  TIME_OUT,
  playOf(BLUE_FOUR, null, 0),
  playOf(RED_SWAP, 'left', 1),
  playOf(GREEN_SKIP, null, 2),
  playOnFreeChoice(RED_SWAP, 'right', 3),
  interjectOf(BLUE_FOUR, 2),
];

const result = { winner: 0, hands: [[], [BLUE_FOUR], [RED_SWAP]], points: [0, 4, 40] };
const outcome = { winners: [0], losers: [1, 2], reason: 'target-reached', points: [0, 4, 540] };
const laid = { card: BLUE_FOUR, free: false, direction: null, calls: 0 } as const;

const EVENTS: { readonly [Type in Event['type']]: readonly Extract<Event, { type: Type }>[] } = {
  dealt: [
    { type: 'dealt', seat: 1, count: 2, cards: [BLUE_FOUR, FREE_CHOICE] },
    { type: 'dealt', seat: 0, count: 7, cards: null },
  ],
  opened: [
    { type: 'opened', card: RED_SWAP, stays: true },
    { type: 'opened', card: FREE_CHOICE, stays: false },
  ],
  played: [
    { type: 'played', seat: 0, way: 'turn', ...laid },
    {
      type: 'played',
      seat: 1,
      way: 'turn',
      ...laid,
      card: RED_SWAP,
      free: true,
      direction: 'left',
      calls: 3,
    },
    { type: 'played', seat: 0, way: 'interjected', ...laid, calls: 1 },
    { type: 'played', seat: 1, way: 'answer', ...laid, card: GREEN_SKIP, calls: 2 },
  ],
  forgot: [
    { type: 'forgot', seat: 0, call: 'achtung' },
    { type: 'forgot', seat: 1, call: 'stop' },
  ],
  drew: [
    { type: 'drew', seat: 1, why: 'turn', count: 1, cards: [GREEN_SKIP] },
    { type: 'drew', seat: 0, why: 'call', count: 2, cards: null },
    { type: 'drew', seat: 1, why: 'two', count: 0, cards: [] },
  ],
  turned: [
    { type: 'turned', seat: 0, card: RED_SWAP },
    { type: 'turned', seat: 1, card: FREE_CHOICE },
  ],
  skipped: [
    { type: 'skipped', seat: 0 },
    { type: 'skipped', seat: 1 },
  ],
  reshuffled: [{ type: 'reshuffled', count: 30 }],
  swapped: [
    { type: 'swapped', direction: 'left' },
    { type: 'swapped', direction: 'right' },
  ],
  unlocked: [{ type: 'unlocked' }],
  'timed-out': [
    { type: 'timed-out', seat: 0 },
    { type: 'timed-out', seat: 1 },
  ],
  scored: [
    { type: 'scored', result: { ...result, reason: 'stop' }, points: [0, 4, 540] },
    { type: 'scored', result: { ...result, reason: 'deadlock', winner: null }, points: [1, 1, 1] },
    { type: 'scored', result: { ...result, reason: 'turn-limit', winner: null }, points: [1, 1, 1] },
  ],
  ended: [
    { type: 'ended', outcome },
    { type: 'ended', outcome: { ...outcome, winners: [1], losers: [0, 2] } },
    { type: 'ended', outcome: { ...outcome, winners: [0, 1], losers: [2] } },
    { type: 'ended', outcome: { ...outcome, winners: [0, 2], losers: [1] } },
  ],
};

const SEATS = [{ hand: ['red-1'] }, { hand: ['blue-4', 'free-choice'] }, { hand: ['red-3', 'red-5'] }];
const POLL = { reaction: 'poll' };
const window = (type: string, more: object = {}) => [
  { type: 'turn', seat: 2 },
  { type, ...more },
];
const swapping = (more: object) => [
  { type: 'turn', seat: 1 },
  { type: 'swapping', by: 0, ...more },
];

const POSITIONS: Readonly<Record<string, Position>> = {
  'your turn': { seats: SEATS, pile: ['blue-7'], turn: 1 },
  'the others': { seats: SEATS, pile: ['blue-7'], turn: 0 },
  'the others on a symbol': { seats: SEATS, pile: ['blue-skip'], turn: 0 },
  'a two': { seats: SEATS, pile: ['blue-2'], pending: [{ type: 'two', seat: 1, sum: 4 }] },
  'a skip': { seats: SEATS, pile: ['red-skip'], pending: [{ type: 'skip', seat: 1 }] },
  'a plus-x': { seats: SEATS, pile: ['green-plus-x'], pending: [{ type: 'plus-x', seat: 1 }] },
  'asked to throw in': {
    options: POLL,
    seats: SEATS,
    pile: ['blue-4'],
    pending: window('interjecting', { answered: 2 }),
  },
  'asked about a swap': {
    options: POLL,
    seats: SEATS,
    pile: ['blue-swap'],
    pending: swapping({ direction: 'left' }),
  },
  'the lock': { seats: SEATS, pile: ['blue-4'], pending: window('interjecting') },
  'the lock on your turn': {
    seats: SEATS,
    pile: ['blue-4'],
    pending: [{ type: 'turn', seat: 1 }, { type: 'interjecting' }],
  },
  'a stored move': {
    seats: SEATS,
    pile: ['blue-4'],
    pending: [{ type: 'turn', seat: 1 }, { type: 'interjecting' }],
    stored: 'draw',
  },
  'a swap': { seats: SEATS, pile: ['blue-swap'], pending: swapping({ direction: 'left' }) },
  'a swap you let happen': {
    seats: SEATS,
    pile: ['blue-swap'],
    pending: swapping({ direction: 'right', passed: [false, true, false] }),
  },
};

const viewOf = (name: string) => stop.view(stop.position(POSITIONS[name]), 1);

const suite: TextSuite<Move, Event, View> = {
  game: stop,
  texts: stopTexts,
  names: NAMES,
  moves: MOVES,
  events: Object.values<readonly Event[]>(EVENTS).flat(),
  views: Object.fromEntries(Object.keys(POSITIONS).map((name) => [name, viewOf(name)])),
  refusedCards: () => ['red-swap', 'blue-4'],
};

describe('the texts as a whole', () => {
  for (const { name, problems } of textChecks(suite)) test(name, () => expect(problems()).toEqual([]));
});

describe.each(LANGUAGES)('%s', (language) => {
  const texts = stopTexts[language];

  test('every card and option has a name', () => {
    expect(Object.keys(texts.cards)).toEqual(CARDS);
    expect(new Set(Object.values(texts.cards)).size).toBe(CARDS.length);
    expect(Object.keys(texts.options).sort()).toEqual(Object.keys(OPTIONS).sort());
    expect(Object.keys(texts.options.reaction.values ?? {})).toEqual(['realtime', 'poll']);
  });

  test('every clause is told', () => expect(Object.keys(texts.rules)).toEqual(Object.keys(rulesEn)));
});

describe('what is asked', () => {
  test.each([
    ['your turn', 'Your turn: match the blue 7, or draw a card.'],
    ['the others', 'Waiting for Anna. You may throw in the blue 7.'],
    ['the others on a symbol', 'Waiting for Anna.'],
    ['a two', 'You have to draw 4 cards: play the 0 in the colour of the blue 2 or any 2, or accept.'],
    ['asked to throw in', 'Do you throw in the same card as the blue 4?'],
    ['a stored move', 'Your move is stored until the lock ends.'],
    ['a swap', 'The hands are to go to the left: play the 0 in the colour of the blue swap, or pass.'],
    ['a swap you let happen', 'You have passed. Waiting for the others.'],
  ])('%s: %s', (name, says) => expect(stopTexts.en.asks(viewOf(name), NAMES)).toBe(says));
});

test.each([
  ['de', 'Anna spielt eine blaue 4.'],
  ['en', 'Anna plays a blue 4.'],
  ['fr', 'Anna joue un 4 bleu.'],
] as const)('a card is played in good style (%s)', (language, says) =>
  expect(stopTexts[language].event(EVENTS.played[0], NAMES)).toBe(says),
);

test.each([
  ['de', 'Du spielst „Freie Wahl“ und einen roten Kartentausch, Hände nach links: „Achtung! Stop!“.'],
  ['en', 'You play Free Choice and a red swap, hands to the left: “Achtung! Stop!”.'],
] as const)('a swap on Free Choice with both calls (%s)', (language, says) =>
  expect(stopTexts[language].event(EVENTS.played[1], NAMES)).toBe(says),
);

test.each([
  ['en', 'Anna plays a green skip against you.', 'You answer with a green skip against Chloé.'],
  [
    'de',
    'Anna spielt ein grünes Aussetzen gegen dich.',
    'Du wehrst dich mit einem grünen Aussetzen gegen Chloé.',
  ],
  ['fr', 'Anna joue un Passer vert contre vous.', 'Vous répondez par un Passer vert contre Chloé.'],
] as const)('in %s an attack names its victim, the next player clockwise', (language, plays, answers) => {
  const { event } = stopTexts[language];
  const skip = { type: 'played', ...laid, card: GREEN_SKIP } as const;
  expect(event({ ...skip, seat: 0, way: 'turn' }, NAMES)).toBe(plays);
  expect(event({ ...skip, seat: 1, way: 'answer' }, NAMES)).toBe(answers);
});
