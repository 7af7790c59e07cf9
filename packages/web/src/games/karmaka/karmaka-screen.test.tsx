import { readFileSync } from 'node:fs';
import { type Event, karmaka, type Move, type View } from '@samsara/engine/games/karmaka';
import { CARDS } from '@samsara/engine/games/karmaka/rules';
import { isValidElement, type VNode } from 'preact';
import { describe, expect, test } from 'vitest';
import { chaptersOf, knownOf } from './album.ts';
import { KarmakaBack, KarmakaFace } from './art/faces.tsx';
import { Strip } from './art/strips.tsx';
import { flights } from './aside/flights.ts';
import { presetsDe } from './aside/presets/de.ts';
import { brief, wayLabel } from './brief.ts';
import { attempt, use } from './by-hand.ts';
import { isLoud } from './happened.ts';
import { bestColour, suggestedRings } from './points.ts';
import type { Props } from './props.ts';
import { askedPlace, choiceCards, progressIn } from './stage.ts';
import { karmakaWordsDe } from './texts/de.ts';
import { karmakaWordsEn } from './texts/en.ts';
import { karmakaWordsFr } from './texts/fr.ts';
import { warningAbout } from './warnings.ts';

const card = (id: (typeof CARDS)[number]) => CARDS.indexOf(id);
const cards = (...ids: (typeof CARDS)[number][]) => ids.map(card);

interface Seat {
  readonly hand?: unknown;
  readonly deck?: unknown;
  readonly future?: unknown;
  readonly deeds?: unknown;
  readonly rung?: number;
  readonly rings?: number;
  readonly hand_known?: unknown;
}

/** What seat 0 sees after some moves. */
function seen(seats: readonly Seat[], more: object, ...moves: readonly [number, string][]): View {
  const state = karmaka.position({ seats, ...more } as never);
  for (const [seat, text] of moves) karmaka.apply(state, seat, moveIn(state, seat, text));
  return karmaka.view(state, 0);
}

function moveIn(state: Parameters<typeof karmaka.legalMoves>[0], seat: number, text: string): Move {
  const move = karmaka.legalMoves(state, seat).find((each) => karmaka.notation(each) === text);
  if (move === undefined) throw new Error(`no move ${text}`);
  return move;
}

const TURN = { pending: [{ type: 'turn', seat: 0 }] };

describe('the art', () => {
  test('every card has a face of its own, and the back is another', () => {
    const drawn = CARDS.map((_, each) => paths(<KarmakaFace card={each} />));
    for (const face of drawn) expect(face.length).toBeGreaterThan(100);
    expect(new Set([...drawn, paths(<KarmakaBack />)]).size).toBe(24);
  });

  test('whatever a card shows is in the static file', () => {
    const sprite = readFileSync(new URL('./art/karmaka.svg', import.meta.url), 'utf8');
    const all = CARDS.map((_, each) => paths(<KarmakaFace card={each} />)).join('');
    for (const [, id] of all.matchAll(/svg#([\w-]+)/g)) expect(sprite).toContain(` id="${id}"`);
  });

  test('every ability has a line of signs of its own', () => {
    const lines = CARDS.map((_, each) => paths(<Strip card={each} />));
    expect(new Set(lines).size).toBe(CARDS.length);
  });
});

/** All path data below an element, with its own components drawn. */
function paths(node: unknown): string {
  if (Array.isArray(node)) return node.map(paths).join('');
  if (!isValidElement(node)) return typeof node === 'string' || typeof node === 'number' ? String(node) : '';
  const { type, props } = node as VNode<Record<string, unknown>>;
  if (typeof type === 'function') return paths((type as (props: unknown) => unknown)(props));
  return `${props.d ?? props.r ?? props.href ?? ''} ${props.fill ?? ''}${paths(props.corner)}${paths(props.children)}`;
}

describe('moves by hand', () => {
  const turn = seen([{ hand: ['peek', 'panic'] }, { hand: 2 }], TURN);

  test.each([
    [
      { type: 'deed', card: card('peek') },
      { zone: 'hand:0', cards: cards('peek'), to: 'deeds:0' },
    ],
    [
      { type: 'ability', card: card('peek') },
      { zone: 'hand:0', cards: cards('peek'), to: 'middle' },
    ],
    [
      { type: 'future', card: card('peek') },
      { zone: 'hand:0', cards: cards('peek'), to: 'future:0' },
    ],
    [{ type: 'target', number: 1 }, { zone: 'seat:1' }],
    [{ type: 'pass' }, null],
  ] as [Move, unknown][])('%j', (move, expected) => expect(use(move, turn)).toEqual(expected));

  test('in teams a card goes to the ally across the table', () => {
    const four = seen([{ hand: ['peek'] }, {}, {}, {}], {
      ...TURN,
      options: { variant: 'teams', players: 4 },
    });
    expect(use({ type: 'ally', card: card('peek') }, four)?.to).toBe('future:2');
  });

  test('a place of the Ruins is a card laid out to choose from', () => {
    const salvage = seen(
      [{ hand: ['salvage'] }, {}],
      { ...TURN, ruins: ['panic', 'peek', 'crisis', 'mimic'] },
      [0, 'ability salvage'],
    );
    expect(choiceCards(salvage, salvage.pending[0])).toEqual(cards('mimic', 'crisis', 'peek'));
    expect(use({ type: 'place', number: 3 }, salvage)).toEqual({ zone: 'choice', place: 2 });
  });

  test('Embody asks among the Deeds as they lie, Transmigrate among the Future, the top one first', () => {
    const embody = seen([{ hand: ['embody'], deeds: ['spite', 'peek', 'spite'] }, {}], TURN, [
      0,
      'ability embody',
    ]);
    expect(choiceCards(embody, embody.pending[0])).toEqual(cards('spite', 'peek', 'spite'));
    const future = ['panic', 'peek', 'panic', 'spite'];
    const own = seen([{ hand: ['transmigrate'], future }, {}], TURN, [0, 'ability transmigrate']);
    expect(choiceCards(own, own.pending[0])).toEqual(cards('spite', 'panic', 'peek', 'panic'));
  });

  test('a card for Jubilee is chosen in the Hand', () => {
    const jubilee = seen([{ hand: ['jubilee', 'peek'] }, {}], TURN, [0, 'ability jubilee']);
    expect(use({ type: 'choose', card: card('peek') }, jubilee)).toEqual({
      zone: 'hand:0',
      cards: cards('peek'),
    });
    expect(choiceCards(jubilee, jubilee.pending[0])).toEqual([]);
    expect(progressIn(jubilee.pending[0])).toEqual({ type: 'card', at: 1, of: 2 });
  });

  test('a tap says what it tries', () => {
    expect(attempt([{ zone: 'hand:0', card: card('peek'), place: 0 }], turn)).toBe('deed peek');
    const denial = seen([{ hand: ['denial', 'peek'] }, {}], TURN, [0, 'ability denial']);
    expect(attempt([{ zone: 'hand:0', card: card('peek'), place: 0 }], denial)).toBe('choose peek');
  });
});

describe('what is asked', () => {
  const ruins = ['panic', 'peek', 'crisis'];

  test.each<[(typeof CARDS)[number], Seat, Seat, string | null]>([
    ['salvage', {}, {}, 'ruins'],
    ['transmigrate', { future: ['panic'] }, {}, 'over-hand'],
    ['destiny', {}, {}, 'over-hand'],
    ['swindle', {}, { hand: ['panic', 'spite'] }, 'over-hand'],
    ['peek', {}, { hand: ['panic'] }, 'over-hand'],
    ['embody', { deeds: ['spite', 'peek'] }, {}, 'deeds'],
    ['jubilee', {}, {}, 'hand'],
    ['panic', {}, { deck: ['spite'] }, 'seats'],
    ['vengeance', {}, { deeds: ['spite'] }, null],
  ])('%s, for %j against %j, asks where the cards lie: %s', (id, own, rival, place) => {
    const seats = [{ hand: [id, 'recycle', 'recycle'], deck: ['longevity'], ...own }, rival];
    const source = ['crisis', 'spite', 'crisis'];
    const view = seen(seats, { ...TURN, ruins, source }, [0, `ability ${id}`]);
    expect(askedPlace(view, 0)).toBe(place);
    expect(askedPlace(view, null)).toBeNull();
    expect(askedPlace(view, 1)).toBeNull();
  });

  test('after the cards for Roulette the Source is asked, and a tap on it draws', () => {
    const roulette = seen(
      [{ hand: ['roulette', 'peek'] }, {}],
      { ...TURN, source: ['spite'] },
      [0, 'ability roulette'],
      [0, 'done'],
    );
    expect(askedPlace(roulette, 0)).toBe('source');
    expect(use({ type: 'draw' }, roulette)).toEqual({ zone: 'source' });
  });

  test('whoever suffers a Crisis chooses among their own Deeds', () => {
    const crisis = seen(
      [{ deeds: ['panic', 'peek'] }, { hand: ['crisis', 'peek'] }],
      { pending: [{ type: 'turn', seat: 1 }] },
      [1, 'ability crisis'],
    );
    expect(askedPlace(crisis, 0)).toBe('deeds');
    expect(choiceCards(crisis, crisis.pending[0])).toEqual(cards('peek', 'panic'));
  });

  test('a turn, an offer and the end of a life are asked in the prompt alone', () => {
    const offer = seen([{}, { hand: ['vengeance'] }], { pending: [{ type: 'turn', seat: 1 }] }, [
      1,
      'ability vengeance',
    ]);
    expect(offer.pending[0]).toMatchObject({ type: 'offer', seat: 0 });
    const death = seen([{ rings: 1 }, { hand: ['peek'] }], { turn: 0 });
    for (const view of [seen([{ hand: ['peek'] }, {}], TURN), offer, death])
      expect(askedPlace(view, 0)).toBeNull();
  });
});

describe('what the buttons of the prompt say', () => {
  const props = (view: View) =>
    ({
      view,
      words: karmakaWordsEn,
      names: { you: 0, seats: ['Kim', 'Ada', 'Bruno', 'Emi'] },
      seat: 0,
    }) as unknown as Props;

  test('what a way brings: points and the rise, a doubt, the ally', () => {
    // A Dung Beetle needs 4: two green Deeds of 1, and Salvage adds 2.
    const deeds = ['recycle', 'another-day'];
    const turn = seen([{ hand: ['salvage', 'peek'], deeds }, {}], TURN);
    const salvage = card('salvage');
    expect(brief({ type: 'deed', card: salvage }, props(turn))).toEqual({
      text: 'Deed',
      more: '+2 → 4 of 4, you rise',
    });
    expect(wayLabel({ type: 'deed', card: salvage }, props(turn))).toBe('Deed +2 → 4 of 4, you rise');
    expect(brief({ type: 'deed', card: card('peek') }, props(turn))?.more).toBe('+0, shields the others');
    expect(brief({ type: 'ability', card: salvage }, props(turn))?.more).toBe(karmakaWordsEn.warnings.idle);
    const four = seen([{ hand: ['peek'] }, {}, {}, {}], {
      ...TURN,
      options: { variant: 'teams', players: 4 },
    });
    expect(brief({ type: 'ally', card: card('peek') }, props(four))).toEqual({
      text: '→ Bruno',
      more: 'Face down for Bruno’s next life.',
    });
  });

  test('players by their names, rings by their number, just enough of them first', () => {
    const death = seen([{ deeds: ['spite', 'embody'], rings: 3, rung: 2 }, { hand: ['peek'] }], { turn: 0 });
    expect(brief({ type: 'rings', number: 2 }, props(death))).toEqual({
      text: '2',
      more: '2 Karmic Rings, suggested',
      isMain: true,
    });
    expect(brief({ type: 'rings', number: 0 }, props(death))?.isMain).toBe(false);
    expect(brief({ type: 'target', number: 1 }, props(death))?.text).toBe('Ada');
    expect(brief({ type: 'target', number: 0 }, props(death))?.text).toBe('You');
    expect(brief({ type: 'pass' }, props(death))).toBeNull();
  });
});

describe('what is worth a question', () => {
  test('Transmigrate with an empty Future, but not with a card in it', () => {
    const move: Move = { type: 'ability', card: card('transmigrate') };
    expect(warningAbout(move, seen([{ hand: ['transmigrate', 'peek'] }, {}], TURN))).toBe('idle');
    expect(
      warningAbout(move, seen([{ hand: ['transmigrate', 'peek'], future: ['panic'] }, {}], TURN)),
    ).toBeNull();
  });

  test('Vengeance when no rival has a Deed, in a game of four also when only the player opposite has one', () => {
    const move: Move = { type: 'ability', card: card('vengeance') };
    const hand = { hand: ['vengeance', 'peek'] };
    expect(warningAbout(move, seen([hand, { deeds: ['peek'] }], TURN))).toBeNull();
    expect(warningAbout(move, seen([hand, {}, { deeds: ['peek'] }, {}], TURN))).toBe('idle');
  });

  test.each<[(typeof CARDS)[number], Seat, object, 'idle' | null]>([
    ['salvage', {}, { ruins: ['panic'] }, null],
    ['salvage', {}, {}, 'idle'],
    ['swindle', { hand: ['panic'] }, {}, null],
    ['swindle', { deck: ['panic'] }, {}, 'idle'],
    ['hells-heart', { future: ['panic'] }, {}, null],
    ['hells-heart', { deeds: ['panic'] }, {}, 'idle'],
    // Nobody has a Deck, but a further card may be played.
    ['panic', {}, {}, null],
    ['mimic', { deeds: ['peek'] }, {}, null],
    ['mimic', {}, {}, 'idle'],
    ['mimic', { deeds: ['mimic'] }, {}, 'idle'],
    // What is copied has nothing to fetch either.
    ['mimic', { deeds: ['salvage'] }, {}, 'idle'],
    ['mimic', { deeds: ['salvage'] }, { ruins: ['panic'] }, null],
  ])('%s against a rival with %j and %j: %s', (id, rival, more, warning) => {
    const move: Move = { type: 'ability', card: card(id) };
    const source = { source: ['crisis', 'spite', 'crisis'] };
    expect(
      warningAbout(move, seen([{ hand: [id, 'peek', 'peek'] }, rival], { ...TURN, ...source, ...more })),
    ).toBe(warning);
  });

  test('Jubilee and Denial as the only card have nothing to work on', () => {
    for (const id of ['jubilee', 'denial'] as const) {
      const move: Move = { type: 'ability', card: card(id) };
      const deck = ['peek', 'peek'];
      expect(warningAbout(move, seen([{ hand: [id], deck }, {}], TURN))).toBe('idle');
      expect(warningAbout(move, seen([{ hand: [id, 'spite'], deck }, {}], TURN))).toBeNull();
    }
  });

  test('Embody that names an Embody (KKR-37)', () => {
    const embody = seen([{ hand: ['embody'], deeds: ['embody', 'spite'] }, {}], TURN, [0, 'ability embody']);
    expect(warningAbout({ type: 'choose', card: card('embody') }, embody)).toBe('idle-copy');
    expect(warningAbout({ type: 'choose', card: card('spite') }, embody)).toBeNull();
  });

  test('the last card, if it would have been enough as a Deed', () => {
    const last = seen([{ hand: ['jubilee'], deeds: ['embody'] }, { hand: ['peek'] }], TURN);
    expect(warningAbout({ type: 'future', card: card('jubilee') }, last)).toBe('ends-life');
    expect(warningAbout({ type: 'deed', card: card('jubilee') }, last)).toBeNull();
  });

  test('more or fewer rings than just enough (KKR-61)', () => {
    // A Wolf needs 6: Spite and Embody are 4 red points, so 2 of 3 rings are just enough.
    const death = seen([{ deeds: ['spite', 'embody'], rings: 3, rung: 2 }, { hand: ['peek'] }], { turn: 0 });
    expect(suggestedRings(death, 0)).toBe(2);
    expect(warningAbout({ type: 'rings', number: 3 }, death)).toBe('too-many-rings');
    expect(warningAbout({ type: 'rings', number: 2 }, death)).toBeNull();
    expect(warningAbout({ type: 'rings', number: 0 }, death)).toBe('could-rise');
  });
});

test('rings that do not suffice are better kept; mosaic alone counts as itself', () => {
  const death = seen([{ deeds: ['embody'], rings: 1 }, { hand: ['peek'] }], { turn: 0 });
  expect(suggestedRings(death, 0)).toBe(0);
  expect(bestColour(death.seats[0].deeds)).toBe('mosaic');
  expect(bestColour(cards('peek', 'spite', 'embody'))).toBe('red');
  expect(bestColour([])).toBeNull();
});

test('an album shows what is public and what is remembered, the top first', () => {
  const view = seen(
    [
      { hand: ['peek'] },
      {
        hand: ['spite', 'panic'],
        hand_known: [['spite'], []],
        deeds: ['crisis', 'mimic'],
        future: ['peek', 'denial'],
      },
    ],
    TURN,
  );
  const chapters = chaptersOf({ of: 'seat', seat: 1 }, view, karmakaWordsEn);
  expect(chapters.map(({ title, cards: each, known }) => [title, each, known])).toEqual([
    ['Deeds', cards('mimic', 'crisis'), false],
    ['Hand', cards('spite'), true],
  ]);
  expect(knownOf(view, 1)).toEqual(cards('spite'));
});

describe('flights', () => {
  const view = seen([{ hand: ['peek'], deeds: ['crisis', 'mimic'] }, {}], TURN);

  test.each([
    [{ type: 'played', seat: 1, way: 'future', to: 1, card: null }, [['hand:1', 'future:1', 1]]],
    [{ type: 'played', seat: 0, way: 'deed', to: 0, card: 3 }, [['hand:0', 'deeds:0', 1]]],
    [{ type: 'drew', seat: 1, from: 'source', count: 3, cards: null }, [['source', 'hand:1', 3]]],
    [{ type: 'ruined', owner: 1, from: 'deck', card: 2 }, [['deck:1', 'ruins', 1]]],
    [{ type: 'accepted', seat: 1, card: 2 }, [['middle', 'future:1', 1]]],
    [{ type: 'thieved', seat: 0, target: 1, card: 2 }, [['deeds:1', 'hand:0', 1]]],
    [
      { type: 'reborn', seat: 0, count: 2, deck: 4, cards: null },
      [
        ['future:0', 'hand:0', 2],
        ['source', 'deck:0', 4],
      ],
    ],
    [{ type: 'reborn', seat: 0, count: 0, deck: 6, cards: null }, [['source', 'deck:0', 6]]],
    [{ type: 'stayed', seat: 0, ring: true }, [['deeds:0', 'ruins', 2]]],
    [{ type: 'ascended', seat: 0, rung: 3 }, [['deeds:0', 'ruins', 2]]],
    [{ type: 'ascended', seat: 0, rung: 4 }, []],
    [{ type: 'picked', seat: 0, target: 1, count: 0, cards: [] }, []],
    [{ type: 'looked', seat: 1, count: 0, cards: null }, []],
    [{ type: 'passed', seat: 0 }, []],
  ] as [Event, unknown][])('%j', (event, expected) =>
    expect(flights(event, view).map(({ from, to, cards: each }) => [from, to, each.length])).toEqual(
      expected,
    ),
  );

  test('a hidden card flies face down', () => {
    const [flight] = flights({ type: 'played', seat: 1, way: 'future', to: 1, card: null }, view);
    expect(flight.cards).toEqual([null]);
  });
});

test('the Deeds fly to the Ruins before these are shuffled for a new life (KK-60, KKR-46)', () => {
  const state = karmaka.position({
    seats: [{ deeds: ['vengeance', 'panic'] }, { hand: ['crisis', 'jubilee'] }],
    turn: 1,
    ruins: ['spite', 'mimic', 'embody', 'dwindle'],
  });
  const before = karmaka.view(state, 1);
  const events: Event[] = [];
  karmaka.apply(state, 1, moveIn(state, 1, 'deed crisis'), (event) => events.push(event));
  // Four Ruins and two Deeds: three stay, three become the Deck.
  expect(
    events
      .flatMap((event) => flights(event, before))
      .map(({ from, to, cards: each }) => [from, to, each.length]),
  ).toEqual([
    ['hand:1', 'deeds:1', 1],
    ['deeds:0', 'ruins', 2],
    ['ruins', 'source', 3],
    ['source', 'deck:0', 3],
  ]);
  const loud = events.filter((event) => isLoud(event, before)).map(({ type }) => type);
  expect(loud).toEqual(['died', 'ascended']);
});

test('a reshuffle for an ability is announced over the table', () => {
  const view = seen([{ hand: ['journey', 'peek'] }, { hand: 2 }], TURN);
  expect(isLoud({ type: 'reshuffled', count: 4 }, view)).toBe(true);
});

test.each([
  [karmakaWordsDe, 'Ruinen, leer, durchsehen', 'Hand von Anna, leer'],
  [karmakaWordsEn, 'Ruins, empty, look through', 'Hand of Anna, empty'],
  [karmakaWordsFr, 'Fosse, vide, parcourir', 'Main d’Anna, vide'],
] as const)('an empty pile is called empty', (words, pile, hand) => {
  expect(words.lookThrough(words.ruins, 0)).toBe(pile);
  expect(words.handOf('Anna', 0)).toBe(hand);
  expect(words.lookThrough(words.ruins, 1)).toContain('1');
});

test('the variant has the name of the German rulebook', () =>
  expect(presetsDe.wolf.name).toBe('Großer böser Wolf'));

test.each([karmakaWordsDe, karmakaWordsEn, karmakaWordsFr])('every text says something', (words) => {
  for (const text of Object.values({
    ...words.warnings,
    ...words.ways,
    ...words.relations,
    ...words.rungs,
  })) {
    expect(text.length).toBeGreaterThan(2);
  }
  expect(words.suggestsRings(2, 2, 'X')).toContain('2');
  expect(words.deedBrings(0, 3, 4)).not.toBe(words.deedBrings(1, 4, 4));
  expect(words.deedBrings(1, 3, 4)).not.toContain(words.deedBrings(1, 4, 4).slice(-6));
});
