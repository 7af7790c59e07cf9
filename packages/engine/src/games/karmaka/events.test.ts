import { describe, expect, test } from 'vitest';
import { attemptMove } from '../../kernel/notation.ts';
import type { Position } from '../../kernel/position.ts';
import { LANGUAGES } from '../../texts/languages.ts';
import { cardNamed } from './cards.ts';
import { type Event, karmaka } from './index.ts';
import { karmakaTexts } from './texts/index.ts';

const card = (id: string) => cardNamed(id) as number;

/** What is told while these moves are made. */
function told(given: Position, ...moves: readonly [number, string][]): Event[] {
  const state = karmaka.position(given);
  const events: Event[] = [];
  for (const [seat, text] of moves) {
    const refusal = attemptMove(karmaka, state, seat, text, (event) => events.push(event));
    if (refusal) throw new Error(`${seat} ${text}: ${refusal.code}`);
  }
  return events;
}

describe('a reshuffle at rebirth (KK-88, KKR-46)', () => {
  /** Seat 0 is about to die with a Future of one card, so that five go to its Deck. */
  const dying = (source: readonly string[]): Position => ({
    seats: [{ deeds: ['vengeance', 'panic', 'peek'], future: ['salvage'] }, { hand: ['crisis', 'jubilee'] }],
    turn: 1,
    source,
    ruins: ['spite', 'mimic', 'embody', 'dwindle'],
  });

  test('is told between death and rebirth, with the number of cards that went in', () => {
    const events = told(dying(['sowing']), [1, 'deed crisis']);
    expect(events).toEqual([
      { type: 'played', seat: 1, way: 'deed', to: 1, card: card('crisis') },
      { type: 'died', seat: 0, deeds: 4, rings: 0, needed: 4 },
      { type: 'ascended', seat: 0, rung: 1 },
      // One card of the Source, then 4 of the Ruins and 3 Deeds, of which the top 3 stay.
      { type: 'reshuffled', count: 4 },
      { type: 'reborn', seat: 0, count: 1, deck: 5, cards: [card('salvage')] },
    ]);
  });

  test('tells everybody the same and no card', () => {
    const [reshuffled] = told(dying(['sowing']), [1, 'deed crisis']).filter(
      ({ type }) => type === 'reshuffled',
    );
    for (const viewer of [0, 1, 'onlooker'] as const)
      expect(karmaka.show(reshuffled, viewer)).toEqual({ type: 'reshuffled', count: 4 });
  });

  test('is not told where the Source suffices', () => {
    const events = told(dying(['sowing', 'destiny', 'denial', 'roulette', 'journey']), [1, 'deed crisis']);
    expect(events.map(({ type }) => type)).toEqual(['played', 'died', 'ascended', 'reborn']);
  });

  test('Longevity still tells how many cards were dealt', () => {
    const given = { seats: [{ hand: ['longevity'] }, { hand: ['crisis'] }], source: ['peek'] };
    expect(told(given, [0, 'ability longevity'], [0, 'target 1'])).toContainEqual({
      type: 'dealt',
      seat: 1,
      count: 1,
    });
  });
});

describe('nothing to copy (KK-101, KK-106, KKR-23, KKR-39)', () => {
  const R = { hand: ['crisis'] };

  test.each([
    ['embody', 'no Deeds', {}, R, []],
    ['mimic', 'a rival without Deeds', {}, R, []],
    ['denial', 'no card in Hand', {}, R, []],
    ['embody', 'another Embody only', { deeds: ['embody'] }, R, ['choose embody']],
    ['mimic', 'a Mimic', {}, { ...R, deeds: ['mimic'] }, []],
  ])('%s with %s says so once', (id, _, own, rival, answers) => {
    const given = { seats: [{ ...own, hand: [id] }, rival] };
    const moves = [`ability ${id}`, ...answers].map((text) => [0, text] as [number, string]);
    expect(told(given, ...moves)).toEqual([
      { type: 'played', seat: 0, way: 'ability', to: 0, card: card(id) },
      { type: 'copied-nothing', seat: 0, card: card(id) },
      { type: 'offered', seat: 0, card: card(id), to: [1] },
    ]);
  });

  test('at the end of a chain the card that found nothing is named', () => {
    const given = { seats: [{ hand: ['denial', 'embody'] }, R] };
    expect(told(given, [0, 'ability denial'], [0, 'choose embody'])).toContainEqual({
      type: 'copied-nothing',
      seat: 0,
      card: card('embody'),
    });
  });

  test('a copy that succeeds is not followed by it', () => {
    const given = { seats: [{ hand: ['embody'], deeds: ['another-day'] }, R], source: ['peek'] };
    const types = told(given, [0, 'ability embody'], [0, 'choose another-day']).map(({ type }) => type);
    expect(types).toEqual(['played', 'copied', 'drew', 'offered']);
  });

  test.each([
    ['en', 'Anna copies nothing with %.'],
    ['de', 'Anna kopiert mit „%“ nichts.'],
    ['fr', 'Anna ne copie rien avec « % ».'],
  ] as const)('%s says it alike for all three', (language, sentence) => {
    const texts = karmakaTexts[language];
    const names = { seats: ['Anna', 'Ben'], you: 1 };
    for (const id of ['embody', 'mimic', 'denial']) {
      const said = texts.event({ type: 'copied-nothing', seat: 0, card: card(id) }, names);
      expect(said.replaceAll('\u202f', ' ')).toBe(sentence.replace('%', texts.cards[id]));
    }
  });
});

describe('nothing is counted as 0', () => {
  const names = { seats: ['Anna', 'Ben'], you: 1 };
  const nothing: readonly Event[] = [
    { type: 'drew', seat: 0, from: 'source', count: 0, cards: null },
    { type: 'drew', seat: 1, from: 'source', count: 0, cards: [] },
    { type: 'picked', seat: 0, target: 1, count: 0, cards: [] },
    { type: 'picked', seat: 1, target: 0, count: 0, cards: [] },
    { type: 'peeked', seat: 1, target: 0, cards: [] },
    { type: 'dealt', seat: 1, count: 0 },
    { type: 'looked', seat: 0, count: 0, cards: null },
    { type: 'looked', seat: 1, count: 0, cards: [] },
    { type: 'returned', seat: 0, count: 0 },
    { type: 'reshuffled', count: 0 },
    { type: 'died', seat: 1, deeds: 0, rings: 0, needed: 4 },
    { type: 'died', seat: 0, deeds: 0, rings: 2, needed: 4 },
    { type: 'reborn', seat: 0, count: 0, deck: 6, cards: null },
    { type: 'reborn', seat: 1, count: 7, deck: 0, cards: [] },
    { type: 'reborn', seat: 1, count: 0, deck: 0, cards: [] },
  ];

  test.each(LANGUAGES)('%s: in no event', (language) => {
    for (const event of nothing)
      expect(karmakaTexts[language].event(event, names)).not.toMatch(/\b0\b|\(\)| {2}/);
  });

  test.each(LANGUAGES)('%s: in no line of the table and no question', (language) => {
    const texts = karmakaTexts[language];
    for (const given of [
      { seats: [{}, { hand: ['peek'] }], turn: 1 },
      { seats: [{ hand: ['peek'] }, { rings: 1 }], turn: 1 },
    ]) {
      const view = karmaka.view(karmaka.position(given), 1);
      const said = [...texts.table(view, names), texts.asks(view, names)];
      for (const line of said) expect(line).not.toMatch(/\b0\b/);
    }
  });

  test.each([
    ['en', 2, 'Anna picks no card from your Hand.'],
    ['en', 10, 'Your life ends without a point; 4 were needed.'],
    ['en', 12, 'Anna is reborn with an empty Hand and 6 cards in the Deck.'],
    ['de', 2, 'Anna kann aus deiner Hand keine Karte ziehen.'],
    ['de', 6, 'Anna findet in der Quelle keine Karte.'],
    ['de', 11, 'Das Leben von Anna endet mit 2 Ringen; nötig waren 4.'],
    ['de', 13, 'Du wirst wiedergeboren, mit 7 Karten auf der Hand und leerem Deck.'],
    ['fr', 4, 'Vous regardez la Main d’Anna, qui est vide.'],
    ['fr', 12, 'Anna renaît avec une Main vide et 6 cartes dans la Pile.'],
    ['fr', 14, 'Vous renaissez avec une Main et une Pile vides.'],
  ] as const)('%s %i: %s', (language, place, sentence) =>
    expect(karmakaTexts[language].event(nothing[place], names)).toBe(sentence),
  );
});
