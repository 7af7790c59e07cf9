import type { Position } from '@samsara/engine';
import { karma } from '@samsara/engine/games/karma';
import { karmaka } from '@samsara/engine/games/karmaka';
import { miesesKarma } from '@samsara/engine/games/mieses-karma';
import { stop } from '@samsara/engine/games/stop';
import { describe, expect, test } from 'vitest';
import { loadScreen } from '../games/index.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';
import { threatsOf } from './threats.ts';
import { whyBetter } from './why.ts';

const names = { seats: ['Ada', 'Bo'], you: 0 };

interface GameWithPosition {
  readonly meta: { readonly id: string };
  position(given: Position): unknown;
  view(state: never, seat: number): unknown;
}

/** What two moves of the first seat lead to in a position, and a way to say an event as the log does. */
async function look(game: GameWithPosition, given: object, better: string, made: string) {
  const screen = await loadScreen(game.meta.id);
  const texts = await screen.texts('en');
  const state = game.position({ game: game.meta.id, ...given } as Position);
  const view = game.view(state as never, 0);
  const consequences = await screen.consequences!();
  const threats = threatsOf({ screen, texts, names, ...consequences }, view, 0, { better, made });
  return { threats, say: (event: object) => texts.event(event, names) };
}

describe('what a move leads to', () => {
  test('Karma: a card that nothing on the next player’s table fits on makes them take the pile (KA-21)', async () => {
    // Bo has no hand: 5, 6 and 7 lie open. On a 14 none of them fits; on a 4 each does.
    const given = {
      seats: [
        { hand: [4, 14], open: [8, 9, 10], hidden: 3 },
        { open: [5, 6, 7], hidden: 3 },
      ],
      pile: [2, 3],
    };
    const { threats, say } = await look(karma, given, 'play 14', 'play 4');
    // 2, 3 and the 14
    expect(threats).toEqual({ better: [say({ type: 'took', seat: 1, count: 3, cards: null })], made: [] });
    // What is good for Ada does not explain why a move of hers was the worse one.
    expect((await look(karma, given, 'play 4', 'play 14')).threats).toEqual({ better: [], made: [] });
  });

  test('Karma: the same card makes nobody take the pile where something on that table fits', async () => {
    const given = {
      seats: [
        { hand: [4, 14, 15], open: [8, 9, 10], hidden: 3 },
        { open: [5, 6, 15], hidden: 3 },
      ],
      pile: [2, 3],
    };
    expect((await look(karma, given, 'play 14', 'play 4')).threats.better).toEqual([]);
  });

  test('Karma: what the move played leads to is told too, and nothing that would speak against the better one', async () => {
    // On Ada's 14 Bo lays the 15; Ada, with nothing but a 4 left, takes 2, 3, 14 and 15. On the 4 Bo lays the 5, then Ada the 14.
    const given = {
      seats: [
        { hand: [4, 14], open: [8, 9, 10], hidden: 3 },
        { open: [5, 6, 15], hidden: 3 },
      ],
      pile: [2, 3],
    };
    const { threats, say } = await look(karma, given, 'play 4', 'play 14');
    expect(threats).toEqual({ better: [], made: [say({ type: 'took', seat: 0, count: 4, cards: null })] });
    expect((await look(karma, given, 'play 14', 'play 4')).threats).toEqual({ better: [], made: [] });
  });

  test('STOP: a 2 makes a neighbour with one unknown card draw, mostly (ST-32)', async () => {
    const given = {
      options: { reaction: 'poll' },
      seats: [{ hand: ['blue-2', 'blue-7', 'green-8', 'red-1'] }, { hand: 1 }],
      pile: ['blue-5'],
      stock: 20,
    };
    const { threats, say } = await look(stop, given, 'play blue-2', 'play blue-7');
    expect(threats.better).toContain(say({ type: 'drew', seat: 1, why: 'two', count: 2, cards: null }));
  });

  test('Karmaka: the fourth point lets the seat rise at its next turn (KK-51, KK-55)', async () => {
    const given = {
      seats: [
        { hand: ['panic'], deeds: ['vengeance'] },
        { hand: ['crisis', 'peek'], deck: 4 },
      ],
      source: 20,
    };
    const { threats, say } = await look(karmaka, given, 'deed panic', 'future panic');
    expect(threats.better).toContain(say({ type: 'ascended', seat: 0, rung: 1 }));
    // Three points are too few: a ring instead.
    expect(threats.made).toContain(say({ type: 'stayed', seat: 0, ring: true }));
  });

  test('Mieses Karma: four suns make a foursome when the animal dies (MK-32, MK-36)', async () => {
    const given = {
      seats: [{ hand: ['sun-heart'], line: ['sun-sun'] }, { hand: ['heart-scales', 'scales-sun'] }],
      draw: 8,
      stacks: { I: ['earthworm-2', 'butterfly-1', 'potato-beetle-1'] },
    };
    const { threats, say } = await look(miesesKarma, given, 'attach sun-heart', 'discard sun-heart');
    expect(threats.better).toContain(say({ type: 'foursomes', seat: 0, count: 1 }));
  });
});

test('a move that is not legal leads to nothing', async () => {
  const given = { seats: [{ hand: [4, 14] }, { hand: [5] }], pile: [2, 3] };
  expect((await look(karma, given, 'play 14', 'play 15')).threats).toEqual({ better: [], made: [] });
});

test('it depends on what the seat sees alone: two truths that look alike lead to the same', async () => {
  const given = (theirs: readonly number[]) => ({
    seats: [{ hand: [4, 14], open: [8, 9, 10], hidden: 3 }, { hand: theirs }],
    pile: [2, 3],
    draw: 10,
  });
  const [low, high] = await Promise.all(
    [
      [1, 1, 2],
      [15, 14, 15],
    ].map((theirs) => look(karma, given(theirs), 'play 14', 'play 4')),
  );
  expect(low.threats).toEqual(high.threats);
});

test.each([
  [
    en,
    'If everybody then does the obvious, this mostly follows: A. After the move played, this mostly follows: B.',
  ],
  [de, 'Tun dann alle das Naheliegende, folgt meist: A. Nach dem gespielten Zug folgt meist: B.'],
  [
    fr,
    'Si chacun fait ensuite le plus évident, il arrive le plus souvent : A. Après le coup joué, il arrive le plus souvent : B.',
  ],
])('it is said after what is certain', (words, expected) => {
  const compared = { better: null, made: null, threats: { better: ['A.'], made: ['B.'] } };
  const speech = { screen: {} as never, texts: {} as never, names };
  expect(whyBetter('better', compared, speech, words)).toBe(`${words.reasons.better} ${expected}`);
});
