import { describe, expect, test } from 'vitest';
import type { Position } from '../../../kernel/position.ts';
import { type TextSuite, textChecks } from '../../../testing/text-suite.ts';
import type { Names } from '../../../texts/game-texts.ts';
import { LANGUAGES } from '../../../texts/languages.ts';
import { ANIMALS, CARDS, cardNamed, SPECIES } from '../cards.ts';
import type { Event } from '../events.ts';
import { miesesKarma } from '../index.ts';
import { ATTACH_LEFT, type Move } from '../moves.ts';
import { OPTIONS } from '../options.ts';
import type { View } from '../view.ts';
import { miesesKarmaTexts } from './index.ts';
import { clauseOf } from './rules/card-clauses.ts';

const NAMES: Names = { seats: ['Anna', 'Ben', 'Chloé'], you: 1 };
const card = cardNamed('sun-clover') as number;
const other = cardNamed('heart-reaper-buddha') as number;
const dog = cardNamed('dog-1') as number;
const outcome = { winners: [0], losers: [1, 2], reason: 'human-died', points: [40, 30, 20] };

const MOVES: { readonly [Type in Move['type']]: readonly Extract<Move, { type: Type }>[] } = {
  attach: [
    { type: 'attach', card, end: 'right' },
    { type: 'attach', card, end: 'left' },
  ],
  discard: [{ type: 'discard', card }],
  salvage: [{ type: 'salvage' }],
  swap: [{ type: 'swap', card }],
  steal: [
    { type: 'steal', seat: 0, end: 'right' },
    { type: 'steal', seat: 2, end: 'left' },
  ],
  add: [{ type: 'add', card }],
  imitate: SPECIES.map((species) => ({ type: 'imitate', species })),
  ask: [{ type: 'ask' }],
  end: [{ type: 'end' }],
  give: [{ type: 'give', card: other }],
  decline: [{ type: 'decline' }],
  take: [
    { type: 'take', seat: 0, end: 'right' },
    { type: 'take', seat: 2, end: 'left' },
  ],
  exchange: [{ type: 'exchange' }],
  'keep-hand': [{ type: 'keep-hand' }],
  score: [{ type: 'score', card }],
  keep: [{ type: 'keep', card }],
  again: [{ type: 'again' }],
  done: [{ type: 'done' }],
  'time-out': [{ type: 'time-out' }],
};

const EVENTS: { readonly [Type in Event['type']]: readonly Extract<Event, { type: Type }>[] } = {
  attached: [
    { type: 'attached', seat: 0, card, end: 'right' },
    { type: 'attached', seat: 1, card, end: 'left' },
  ],
  discarded: [{ type: 'discarded', seat: 0, card }],
  salvaged: [{ type: 'salvaged', seat: 1, card }],
  swapped: [{ type: 'swapped', seat: 0, card }],
  stole: [
    { type: 'stole', seat: 0, from: 1, card },
    { type: 'stole', seat: 1, from: 2, card },
  ],
  added: [{ type: 'added', seat: 0, card }],
  imitated: [
    { type: 'imitated', seat: 0, species: 'dog' },
    { type: 'imitated', seat: 1, species: 'cow' },
  ],
  asked: [
    { type: 'asked', seat: 0 },
    { type: 'asked', seat: 1 },
  ],
  laid: [
    { type: 'laid', seat: 1, cards: [card] },
    { type: 'laid', seat: 0, cards: null },
  ],
  declined: [{ type: 'declined', seat: 0 }],
  opened: [
    {
      type: 'opened',
      gifts: [
        { seat: 0, card },
        { seat: 1, card: other },
      ],
    },
  ],
  took: [
    { type: 'took', seat: 0, from: 1, card, end: 'right' },
    { type: 'took', seat: 1, from: 2, card, end: 'left' },
  ],
  'nobody-gave': [{ type: 'nobody-gave', seat: 0 }],
  'put-away': [
    { type: 'put-away', seat: 1, count: 2, cards: [card, other] },
    { type: 'put-away', seat: 0, count: 1, cards: null },
  ],
  drew: [
    { type: 'drew', seat: 1, count: 2, cards: [card, other] },
    { type: 'drew', seat: 0, count: 1, cards: null },
  ],
  reshuffled: [{ type: 'reshuffled', count: 20 }],
  died: [
    { type: 'died', seat: 0, reaper: true },
    { type: 'died', seat: 1, reaper: false },
  ],
  karma: [
    { type: 'karma', seat: 0, gained: 1, karma: 5 },
    { type: 'karma', seat: 1, gained: 3, karma: 9 },
  ],
  foursomes: [
    { type: 'foursomes', seat: 0, count: 0 },
    { type: 'foursomes', seat: 1, count: 1 },
    { type: 'foursomes', seat: 1, count: 2 },
  ],
  scored: [{ type: 'scored', seat: 0, card }],
  kept: [{ type: 'kept', seat: 1, card }],
  cleared: [
    { type: 'cleared', seat: 0, count: 3 },
    { type: 'cleared', seat: 1, count: 1 },
  ],
  reborn: [
    { type: 'reborn', seat: 0, card: dog },
    { type: 'reborn', seat: 1, card: cardNamed('human-1') as number },
  ],
  'second-turn': [{ type: 'second-turn', seat: 0 }],
  'timed-out': [{ type: 'timed-out', seats: [1] }],
  ended: [
    { type: 'ended', outcome },
    { type: 'ended', outcome: { ...outcome, winners: [0, 1], losers: [2], points: [40, 40, 20] } },
    { type: 'ended', outcome: { ...outcome, winners: [0, 2], losers: [1], points: [40, 30, 40] } },
    { type: 'ended', outcome: { ...outcome, winners: [1], losers: [0, 2], points: [20, 30, 20] } },
  ],
};

const seats = (own: Position, others: Position = {}) => [{ hand: ['sun-sun'], ...others }, own, { hand: 1 }];
const on = (entry: Position, turn: Position = {}) => [{ type: 'turn', seat: 1, ...turn }, entry];

/** Seat 1 reads. */
const POSITIONS: Readonly<Record<string, Position>> = {
  'a turn': { seats: seats({ hand: ['sun-sun-buddha'] }), turn: 1 },
  'a turn with an ability': {
    seats: seats({ hand: ['sun-sun-buddha'], animal: 'magpie-1' }),
    turn: 1,
    discard: 3,
  },
  'an empty hand': { seats: seats({ line: ['clover-reaper'] }), turn: 1 },
  'a request': {
    seats: seats({ hand: ['heart-heart'] }, { animal: 'dog-1', left: ['sun-heart'] }),
    pending: [{ type: 'turn', seat: 0 }, { type: 'giving' }],
  },
  gifts: { seats: seats({}, { gift: 'clover-heart' }), pending: on({ type: 'taking' }) },
  exchanging: { seats: seats({ hand: 3 }), pending: on({ type: 'exchanging' }) },
  imitating: {
    seats: seats({ animal: 'chameleon-1' }, { animal: 'cat-1' }),
    pending: on({ type: 'imitating' }),
  },
  scoring: {
    // clover (ant-2) 1 + 2 + 2 + 1, heart 2, sun 2, scales 1: one of each, and four of the clovers that are left
    seats: seats({
      line: ['clover-clover', 'clover-clover-buddha', 'clover-heart', 'heart-sun', 'sun-scales'],
    }),
    pending: on({ type: 'scoring', left: 2 }),
  },
  'keeping two': {
    seats: seats({ animal: 'cat-1', line: ['sun-sun'] }, { hand: 1 }),
    pending: on({ type: 'keeping', left: 2 }),
  },
  'keeping one more': {
    seats: seats({ animal: 'cat-1', line: ['sun-sun'], hand: ['sun-heart'] }, { hand: 1 }),
    pending: on({ type: 'keeping', left: 1 }),
  },
  'a second turn': { seats: seats({ animal: 'cow-1', hand: 2 }), pending: on({ type: 'second-turn' }) },
  'the others': { seats: seats({ hand: 2 }), turn: 0 },
  'a gift of somebody else': {
    seats: [{ hand: 1 }, { hand: 1, gift: 'sun-heart' }, { hand: 2 }],
    pending: [
      { type: 'turn', seat: 0 },
      { type: 'giving', answered: 1 },
    ],
  },
};

const suite: TextSuite<Move, Event, View> = {
  game: miesesKarma,
  texts: miesesKarmaTexts,
  names: NAMES,
  moves: Object.values<readonly Move[]>(MOVES).flat(),
  events: Object.values<readonly Event[]>(EVENTS).flat(),
  views: Object.fromEntries(
    Object.entries(POSITIONS).map(([name, given]) => [
      name,
      miesesKarma.view(miesesKarma.position(given), 1),
    ]),
  ),
  refusedCards: () => ['sun-clover', 'dog-1'],
};

describe('the texts as a whole', () => {
  for (const { name, problems } of textChecks(suite)) test(name, () => expect(problems()).toEqual([]));
});

describe.each(LANGUAGES)('%s', (language) => {
  const texts = miesesKarmaTexts[language];

  test('every card and option has a name of its own', () => {
    expect(Object.keys(texts.cards).sort()).toEqual([...CARDS].sort());
    expect(Object.keys(texts.options).sort()).toEqual(Object.keys(OPTIONS).sort());
    // The two sun ants look alike.
    expect(new Set(Object.values(texts.cards)).size).toBe(CARDS.length - 1);
  });

  test('every clause is told, MK-01 to MK-200', () => {
    const clauses = Array.from({ length: 200 }, (_, i) => `MK-${String(i + 1).padStart(2, '0')}`);
    expect(Object.keys(texts.rules).sort()).toEqual(clauses.sort());
  });
});

test('German has the words of the rule sheet: Wiedergeburtkarte, Punktstapel', () => {
  const { rules, refusal, move, table } = miesesKarmaTexts.de;
  const view = miesesKarma.view(miesesKarma.position(POSITIONS['a turn']), 1);
  const said = [
    ...Object.values(rules),
    refusal({ code: 'not-a-life-card', clause: 'MK-06', cards: ['dog-1'] }),
    move(MOVES.score[0], NAMES),
    ...table(view, NAMES),
  ].join(' ');
  expect(said).toMatch(/Wiedergeburtkarte/);
  expect(said).toMatch(/Punktstapel/);
  expect(said).not.toMatch(/Wiedergeburtskarte|Punktestapel/);
});

describe('what is asked', () => {
  test.each([
    ['a turn', 'Your turn: attach or discard a card, or ask for a card.'],
    ['a turn with an ability', 'Your turn: attach or discard a card, use your ability, or ask for a card.'],
    ['an empty hand', 'Your turn: end your turn.'],
    ['a request', 'Anna asks for a card that fits heart or sun: do you give one?'],
    ['gifts', 'Take one of the gifts.'],
    ['exchanging', 'Nobody gave: do you exchange your hand (3 cards)?'],
    ['imitating', 'Your chameleon dies: does it imitate an animal?'],
    ['scoring', 'Choose 2 cards of your line for the points pile.'],
    ['keeping two', 'You may keep up to two cards of your line.'],
    ['keeping one more', 'You may keep one more card of your line.'],
    ['a second turn', 'Do you take a second turn?'],
    ['the others', 'Waiting for Anna.'],
  ])('%s: %s', (name, says) => {
    const view = miesesKarma.view(miesesKarma.position(POSITIONS[name]), 1);
    expect(miesesKarmaTexts.en.asks(view, NAMES)).toBe(says);
  });
});

test('a request sounds the same whatever the asked player holds (MK-167)', () => {
  const asked = (hand: string[]) => {
    const given = { ...POSITIONS['a request'], seats: seats({ hand }, { animal: 'dog-1' }) };
    return miesesKarmaTexts.en.asks(miesesKarma.view(miesesKarma.position(given), 1), NAMES);
  };
  expect(asked(['heart-heart'])).toBe(asked(['sun-clover']));
});

describe('what is attested', () => {
  test.each([
    [
      'dog',
      'Dog. Stack IV, from karma 12; 6 life cards; heart, scales. Your line may grow in both directions. Attested by sources: that it is in the game and the idea of its ability. Reconstructed: the ability in detail, its stack, the life cards dealt, its symbols and the number of cards.',
    ],
    [
      'cat',
      'Cat. Stack IV, from karma 12; 5 life cards; sun, clover. After death: keep up to two remaining cards of your line for the next life. Attested by sources: that it is in the game. Reconstructed: the idea of its ability, the ability in detail, its stack, the life cards dealt, its symbols and the number of cards.',
    ],
    [
      'ant',
      'Ant. Everybody’s first life; 4 life cards; sun, clover, heart, scales, sun. It has no ability. Attested by sources: that it is in the game, that it has no ability, the life cards dealt and the number of cards. Reconstructed: its symbols.',
    ],
  ] as const)('%s (section E)', (species, says) => {
    expect(miesesKarmaTexts.en.rules[clauseOf(species)]).toBe(says);
  });

  test('every species is told with what its data say (section E)', () => {
    for (const language of LANGUAGES) {
      for (const species of SPECIES) {
        const text = miesesKarmaTexts[language].rules[clauseOf(species)];
        expect(text, species).toContain(`${ANIMALS[species].dealt} `);
      }
    }
  });
});

test('a card at the left end is said to go there (MK-127)', () => {
  expect(miesesKarmaTexts.en.move(ATTACH_LEFT[card], NAMES)).toBe('Attach sun–clover on the left');
});
