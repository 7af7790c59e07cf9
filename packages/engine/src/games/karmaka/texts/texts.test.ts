import { describe, expect, test } from 'vitest';
import type { Position } from '../../../kernel/position.ts';
import { type TextSuite, textChecks } from '../../../testing/text-suite.ts';
import type { Names } from '../../../texts/game-texts.ts';
import { LANGUAGES } from '../../../texts/languages.ts';
import { CARDS, cardNamed } from '../cards.ts';
import type { Event } from '../events.ts';
import { karmaka } from '../index.ts';
import type { Move } from '../moves.ts';
import { OPTIONS } from '../variants.ts';
import type { View } from '../view.ts';
import { karmakaTexts } from './index.ts';
import { rulesEn } from './rules/en.ts';

const NAMES: Names = { seats: ['Anna', 'Ben', 'Chloé'], you: 1 };

const PEEK = cardNamed('peek') as number;
const SPITE = cardNamed('spite') as number;
const seats = [0, 1] as const;

const MOVES: { readonly [Type in Move['type']]: readonly Extract<Move, { type: Type }>[] } = {
  deed: [{ type: 'deed', card: PEEK }],
  ability: [{ type: 'ability', card: PEEK }],
  future: [{ type: 'future', card: PEEK }],
  ally: [{ type: 'ally', card: PEEK }],
  pass: [{ type: 'pass' }],
  target: [
    { type: 'target', number: 0 },
    { type: 'target', number: 1 },
  ],
  choose: [{ type: 'choose', card: SPITE }],
  place: [
    { type: 'place', number: 1 },
    { type: 'place', number: 3 },
  ],
  draw: [{ type: 'draw' }],
  done: [{ type: 'done' }],
  accept: [{ type: 'accept' }],
  refuse: [{ type: 'refuse' }],
  rings: [0, 1, 3].map((number) => ({ type: 'rings', number }) as const),
  'time-out': [{ type: 'time-out' }],
};

const outcome = { winners: [0, 1], losers: [2], reason: 'transcended', points: null };

/** Every event of the one who acts and of somebody else, seen and unseen. */
const EVENTS: { readonly [Type in Event['type']]: readonly Extract<Event, { type: Type }>[] } = {
  passed: seats.map((seat) => ({ type: 'passed', seat })),
  played: seats.flatMap((seat) =>
    (['deed', 'ability', 'future', 'ally'] as const).flatMap((way) =>
      [PEEK, null].map((card) => ({ type: 'played', seat, way, to: 1, card }) as const),
    ),
  ),
  drew: seats.flatMap((seat) =>
    (['deck', 'source'] as const).map(
      (from) => ({ type: 'drew', seat, from, count: 2, cards: seat === 1 ? [PEEK, SPITE] : null }) as const,
    ),
  ),
  targeted: seats.flatMap((seat) =>
    seats.map((target) => ({ type: 'targeted', seat, target, card: PEEK }) as const),
  ),
  copied: seats.flatMap((seat) =>
    [0, 1, null].map((owner) => ({ type: 'copied', seat, card: PEEK, owner }) as const),
  ),
  'copied-nothing': seats.map((seat) => ({ type: 'copied-nothing', seat, card: PEEK })),
  ruined: seats.flatMap((owner) =>
    (['hand', 'deck', 'future', 'deeds'] as const).map(
      (from) => ({ type: 'ruined', owner, from, card: PEEK }) as const,
    ),
  ),
  peeked: [
    { type: 'peeked', seat: 1, target: 0, cards: [PEEK] },
    { type: 'peeked', seat: 0, target: 1, cards: null },
  ],
  picked: [
    { type: 'picked', seat: 1, target: 0, count: 3, cards: [PEEK, PEEK, SPITE] },
    { type: 'picked', seat: 0, target: 1, count: 1, cards: null },
  ],
  kept: [
    { type: 'kept', seat: 1, target: 0, card: PEEK },
    { type: 'kept', seat: 0, target: 1, card: null },
  ],
  dealt: seats.map((seat) => ({ type: 'dealt', seat, count: 2 })),
  looked: [
    { type: 'looked', seat: 1, count: 3, cards: [PEEK, PEEK, SPITE] },
    { type: 'looked', seat: 0, count: 0, cards: null },
  ],
  returned: seats.map((seat) => ({ type: 'returned', seat, count: 1 })),
  placed: seats.flatMap((seat) =>
    [PEEK, null].map((card) => ({ type: 'placed', seat, from: 'hand', card }) as const),
  ),
  jubilated: seats.map((seat) => ({ type: 'jubilated', seat, card: PEEK })),
  fetched: seats.flatMap((seat) =>
    (['hand', 'future'] as const).map((to) => ({ type: 'fetched', seat, place: 2, to, card: PEEK }) as const),
  ),
  thieved: [
    { type: 'thieved', seat: 1, target: 0, card: PEEK },
    { type: 'thieved', seat: 0, target: 1, card: PEEK },
  ],
  stole: [
    { type: 'stole', seat: 1, target: 0, card: PEEK },
    { type: 'stole', seat: 0, target: 1, card: null },
  ],
  transmigrated: [
    { type: 'transmigrated', seat: 1, place: 1, card: PEEK },
    { type: 'transmigrated', seat: 0, place: 2, card: null },
  ],
  offered: [
    { type: 'offered', seat: 1, card: PEEK, to: [2, 0] },
    { type: 'offered', seat: 0, card: PEEK, to: [1] },
  ],
  accepted: seats.map((seat) => ({ type: 'accepted', seat, card: PEEK })),
  refused: seats.map((seat) => ({ type: 'refused', seat, card: PEEK })),
  unwanted: [{ type: 'unwanted', card: PEEK }],
  reshuffled: [
    { type: 'reshuffled', count: 1 },
    { type: 'reshuffled', count: 12 },
  ],
  died: [
    { type: 'died', seat: 1, deeds: 1, rings: 0, needed: 4 },
    { type: 'died', seat: 0, deeds: 5, rings: 1, needed: 6 },
    { type: 'died', seat: 0, deeds: 2, rings: 2, needed: 4 },
  ],
  ascended: seats.map((seat) => ({ type: 'ascended', seat, rung: 3 })),
  stayed: seats.flatMap((seat) => [true, false].map((ring) => ({ type: 'stayed', seat, ring }) as const)),
  reborn: [
    { type: 'reborn', seat: 1, count: 1, deck: 5, cards: [PEEK] },
    { type: 'reborn', seat: 0, count: 0, deck: 6, cards: null },
  ],
  'timed-out': seats.map((seat) => ({ type: 'timed-out', seat })),
  ended: [
    { type: 'ended', outcome },
    { type: 'ended', outcome: { ...outcome, winners: [0] } },
    { type: 'ended', outcome: { ...outcome, winners: [1] } },
    { type: 'ended', outcome: { ...outcome, winners: [0, 2] } },
  ],
};

const AT_SEAT_1 = { hand: ['sowing', 'spite'], deeds: ['crisis', 'embody'], future: ['peek', 'panic'] };

/** One position for every question somebody can be asked. */
const POSITIONS: Readonly<Record<string, Position>> = {
  'a turn': { seats: [{}, { hand: ['peek'] }, {}], turn: 1 },
  'a turn with a Deck': { seats: [{}, { hand: ['peek'], deck: 2 }, {}], turn: 1 },
  'a further card': {
    seats: [{}, { hand: ['peek'] }, {}],
    pending: [{ type: 'turn', seat: 1, further: true }],
  },
  'an offer': {
    seats: [{}, {}, { hand: ['peek'] }],
    pending: [{ type: 'offer', seat: 0, card: 'peek', to: [1] }],
  },
  'a death': { seats: [{}, { rings: 2, deeds: ['peek'] }, {}], turn: 1 },
  'a death with one ring': { seats: [{}, { rings: 1 }, {}], turn: 1 },
  'somebody else': { seats: [{ hand: ['peek'], rings: 1 }, {}, {}], turn: 0, ruins: ['panic'] },
  'cards remembered': {
    seats: [
      {
        hand: ['peek', 'spite'],
        hand_known: [[], ['peek'], []],
        deck: ['panic', 'crisis'],
        deck_known: [[1], []],
      },
      {},
      { hand: ['mimic'], future: ['denial'], future_known: [[0, 1]] },
    ],
    source: ['embody'],
    source_known: [[1]],
    pending: [{ type: 'turn', seat: 2 }],
  },
  'the end': { seats: [{ rung: 4 }, {}, {}], outcome: { ...outcome, winners: [0] } },
  ...Object.fromEntries(
    (
      [
        ['crisis', 0, {}],
        ['peek', 2, { target: 0 }],
        ['dwindle', 1, { target: 1 }],
        ['roulette', 0, {}],
        ['roulette', 1, { count: 1 }],
        ['recycle', 0, {}],
        ['salvage', 0, {}],
        ['sowing', 1, {}],
        ['jubilee', 0, {}],
        ['transmigrate', 0, {}],
        ['destiny', 1, { seen: ['peek', 'panic', 'mimic'] }],
        ['destiny', 2, { seen: ['peek', 'panic'] }],
        ['denial', 0, {}],
        ['swindle', 2, { target: 0, seen: ['peek', 'panic', 'mimic'] }],
        ['embody', 0, {}],
        ['mimic', 0, {}],
      ] as const
    ).map(([ability, step, rest]) => [
      `${ability} ${step}`,
      {
        seats: [{ hand: ['dwindle'], deeds: ['panic'] }, AT_SEAT_1, {}],
        source: 4,
        ruins: ['crisis'],
        pending: [{ type: 'ability', seat: 1, card: ability, step, ...rest }],
      },
    ]),
  ),
  'crisis 1': {
    seats: [{}, AT_SEAT_1, {}],
    pending: [{ type: 'ability', seat: 0, card: 'crisis', step: 1, target: 1 }],
  },
};

/** Refusals that name a card, and then those that could be chosen. */
const NAMING_CHOICES = ['not-in-ruins', 'too-deep', 'not-looked-at', 'not-picked'];

const suite: TextSuite<Move, Event, View> = {
  game: karmaka,
  texts: karmakaTexts,
  names: NAMES,
  moves: Object.values<readonly Move[]>(MOVES).flat(),
  events: Object.values<readonly Event[]>(EVENTS).flat(),
  views: Object.fromEntries(
    Object.entries(POSITIONS).map(([name, given]) => [name, karmaka.view(karmaka.position(given), 1)]),
  ),
  refusedCards: (code) => (NAMING_CHOICES.includes(code) ? ['peek', 'panic', 'spite'] : ['peek']),
};

describe('the texts as a whole', () => {
  for (const { name, problems } of textChecks(suite)) test(name, () => expect(problems()).toEqual([]));
});

describe.each(LANGUAGES)('%s', (language) => {
  const texts = karmakaTexts[language];

  test('every card has a name and an ability, every option and variant a name', () => {
    expect(Object.keys(texts.cards)).toEqual(CARDS);
    expect(Object.keys(texts.abilities ?? {})).toEqual(CARDS);
    expect(new Set(Object.values(texts.cards)).size).toBe(CARDS.length);
    expect(Object.keys(texts.options).sort()).toEqual(Object.keys(OPTIONS).sort());
    expect(Object.keys(texts.options.variant.values ?? {})).toEqual(['free-for-all', 'teams', 'wolf']);
  });

  test('every clause is told', () => expect(Object.keys(texts.rules)).toEqual(Object.keys(rulesEn)));
});

test('the table tells what the reader remembers (KKR-86)', () => {
  const view = karmaka.view(karmaka.position(POSITIONS['cards remembered']), 1);
  expect(karmakaTexts.en.table(view, NAMES)).toEqual([
    'Anna: Dung Beetle; Hand: 2 cards (known: Peek); Deck: 2 cards (known: Panic at place 2 from the top); Future: empty; Deeds: empty.',
    'You: Dung Beetle; Hand: empty; Deck: empty; Future: empty; Deeds: empty.',
    'Chloé: Dung Beetle; Hand: 1 card; Deck: empty; Future: 1 card (known: Denial on top); Deeds: empty.',
    'Source: 1 card (known: Embody on top).',
    'Ruins: empty.',
  ]);
});

test.each([
  ['de', { type: 'peeked', seat: 0, target: 1, cards: null }, 'Anna sieht sich deine Handkarten an.'],
  [
    'de',
    { type: 'stole', seat: 0, target: 1, card: null },
    'Anna stiehlt die oberste Karte aus deiner Zukunft.',
  ],
  [
    'de',
    { type: 'copied', seat: 0, card: PEEK, owner: 0 },
    'Anna kopiert „Verstohlener Blick“ aus den eigenen Werken.',
  ],
  ['en', { type: 'copied', seat: 0, card: PEEK, owner: 0 }, 'Anna copies Peek among their own Deeds.'],
  ['en', { type: 'copied', seat: 1, card: PEEK, owner: 1 }, 'You copy Peek among your Deeds.'],
  ['en', { type: 'copied', seat: 1, card: PEEK, owner: 0 }, 'You copy Peek among Anna’s Deeds.'],
  ['fr', { type: 'copied', seat: 0, card: PEEK, owner: 0 }, 'Anna copie « Coup d’Œil » parmi ses Œuvres.'],
  [
    'de',
    { type: 'transmigrated', seat: 0, place: 1, card: null },
    'Anna nimmt die oberste Karte aus der eigenen Zukunft auf die Hand.',
  ],
  [
    'en',
    { type: 'transmigrated', seat: 1, place: 2, card: PEEK },
    'You take Peek, card 2 from the top, of your Future into the Hand.',
  ],
  ['fr', { type: 'targeted', seat: 0, target: 0, card: PEEK }, 'Anna s’applique « Coup d’Œil ».'],
  [
    'fr',
    { type: 'thieved', seat: 1, target: 0, card: PEEK },
    'Vous volez « Coup d’Œil », l’Œuvre Exposée d’Anna.',
  ],
  ['en', { type: 'ended', outcome: { ...outcome, winners: [0, 1] } }, 'The game is over: Anna and you win.'],
] as const)('%s: %j', (language, event, says) =>
  expect(karmakaTexts[language].event(event, NAMES)).toBe(
    says.replaceAll(/« | »/g, (mark) => mark.replace(' ', '\u202f')),
  ),
);

test('cards are told with their colour and points (KK-12)', () => {
  const [, own] = karmakaTexts.en.table(karmaka.view(karmaka.position(POSITIONS['a turn']), 1), NAMES);
  expect(own).toBe('You: Dung Beetle; Hand: Peek (blue 1); Deck: empty; Future: empty; Deeds: empty.');
  expect(karmakaTexts.de.abilities?.vengeance).toBe(
    'rot 3 · Wähle einen Rivalen: Sein letztes Werk kommt auf die Ruinen.',
  );
});

describe('what is asked', () => {
  test.each([
    ['a turn', 'Your turn: play a card.'],
    ['a turn with a Deck', 'Your turn: play a card, or pass.'],
    ['a further card', 'You may play a further card, or pass.'],
    ['an offer', 'Do you want Peek for your Future?'],
    ['a death', 'Your life is over: 1 point of 4. How many of your 2 rings do you spend?'],
    ['a death with one ring', 'Your life is over: no point, and 4 are needed. Do you spend your ring?'],
    ['somebody else', 'Waiting for Anna.'],
    ['the end', 'The game is over.'],
    ['crisis 0', 'Crisis: choose a player.'],
    ['crisis 1', 'Crisis: choose one of your Deeds to be ruined.'],
    ['destiny 2', 'Destiny: which card goes back on the Source next (Peek, Panic)?'],
    ['mimic 0', 'Mimic: whose top Deed do you copy?'],
  ])('%s: %s', (name, says) => {
    expect(karmakaTexts.en.asks(karmaka.view(karmaka.position(POSITIONS[name]), 1), NAMES)).toBe(says);
  });
});

test.each([
  ['en', 0, 'no card'],
  ['en', 1, '1 card'],
  ['de', 0, 'keine Karte'],
  ['de', 1, '1 Karte'],
  ['fr', 0, 'aucune carte'],
  ['fr', 1, '1 carte'],
  ['fr', 2, '2 cartes'],
] as const)('plurals: %s %i', (language, count, says) => {
  const event: Event = { type: 'drew', seat: 0, from: 'source', count, cards: null };
  expect(karmakaTexts[language].event(event, NAMES)).toContain(says);
});

describe('refusals point the right way', () => {
  const [card, ...among] = ['panic', 'mimic', 'vengeance', 'peek'];

  test.each([
    [
      'en',
      'too-deep',
      'Panic lies too deep: you can choose only among the top three cards of the Ruins (Mimic, Vengeance, Peek).',
    ],
    [
      'de',
      'too-deep',
      '„Panik“ liegt zu tief: Wählen kannst du nur unter den obersten drei Karten der Ruinen (Imitation, Vergeltung, Verstohlener Blick).',
    ],
    [
      'fr',
      'too-deep',
      '« Panique » se trouve trop bas : vous ne pouvez choisir que parmi les trois cartes du dessus de la Fosse (Mimétisme, Vengeance, Coup d’Œil).',
    ],
    [
      'en',
      'not-looked-at',
      'Panic is not among the cards you are looking at: you can choose Mimic, Vengeance or Peek.',
    ],
    [
      'de',
      'not-in-ruins',
      '„Panik“ liegt nicht in den Ruinen: Zur Wahl stehen „Imitation“, „Vergeltung“ und „Verstohlener Blick“.',
    ],
    [
      'fr',
      'not-picked',
      'Vous n’avez pas tiré « Panique » : vous pouvez choisir « Mimétisme », « Vengeance » ou « Coup d’Œil ».',
    ],
    ['de', 'not-in-hand', '„Panik“ hast du nicht auf der Hand: Wähle eine deiner Handkarten.'],
    [
      'de',
      'not-your-own',
      '„Panik“ hast du selbst gespielt: Nehmen oder ablehnen können die Karte nur deine Rivalen.',
    ],
    ['de', 'no-such-player', 'Auf diesem Platz sitzt niemand; gezählt wird ab 0.'],
    ['fr', 'not-so-many-rings', 'Vous ne pouvez pas dépenser plus d’anneaux que vous n’en avez.'],
  ] as const)('%s %s', (language, code, says) => {
    const cards = NAMING_CHOICES.includes(code) ? [card, ...among] : [card];
    const said = karmakaTexts[language].refusal({ code, clause: karmaka.refusals[code], cards });
    expect(said.replaceAll('\u202f', ' ')).toBe(says);
  });

  test('what cannot be read suggests no move of another phase, nor does its clause', () => {
    expect(karmaka.refusals.unreadable).toBe('KKR-91');
    for (const language of LANGUAGES) {
      const said = karmakaTexts[language].refusal({ code: 'unreadable', clause: 'KKR-91', cards: [] });
      expect(said).not.toMatch(/Deed|Werk|Œuvre/);
    }
  });
});

/** Part 5 of the rules: the names the German rulebook prints. */
const PRINTED_DE = {
  crisis: 'Krise',
  denial: 'Verweigerung',
  dwindle: 'Vergänglichkeit',
  embody: 'Verkörperung',
  mimic: 'Imitation',
  roulette: 'Roulette',
  spite: 'Biss',
  swindle: 'Schwindel',
  transmigrate: 'Transmigration',
  vengeance: 'Vergeltung',
  thievery: 'Diebstahl',
  longevity: 'Langes Leben',
  peek: 'Verstohlener Blick',
  panic: 'Panik',
  salvage: 'Bergung',
  recycle: 'Recycling',
  'hells-heart': 'Herz der Hölle',
};

test('cards and the variant have the names of the German rulebook', () => {
  expect(karmakaTexts.de.cards).toMatchObject(PRINTED_DE);
  expect(karmakaTexts.de.options.variant.values?.wolf).toBe('Großer böser Wolf');
  for (const text of Object.values(karmakaTexts.de.rules)) expect(text).not.toMatch(/Böser? Wolf/);
});
