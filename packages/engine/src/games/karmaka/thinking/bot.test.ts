import { describe, expect, test } from 'vitest';
import { greedy } from '../../../bots/by-taste/greedy.ts';
import { random as atRandom } from '../../../bots/by-taste/random.ts';
import { readOptions } from '../../../kernel/options.ts';
import type { Position } from '../../../kernel/position.ts';
import { fastRandom } from '../../../kernel/random.ts';
import { karmaka, type Move, type Options } from '../index.ts';

/** Games that a side of simple bots wins against bots that move at random. */
function gamesWon(given: object, side: readonly number[], games: number): number {
  const options = readOptions<Options>(karmaka, given);
  const chance = fastRandom(11);
  let won = 0;
  for (let seed = 1; seed <= games; seed++) {
    const state = karmaka.setup(options, seed);
    while (state.outcome === null) {
      const [seat] = karmaka.deciding(state);
      const bot = side.includes(seat) ? greedy : atRandom;
      karmaka.apply(state, seat, bot(karmaka, karmaka.view(state, seat), seat, true, chance) as Move);
    }
    if (state.outcome.winners.includes(side[0])) won++;
  }
  return won;
}

test.each([
  [{ players: 2 }, [1]],
  [{ players: 3 }, [2]],
  [{ players: 4 }, [0]],
  [{ players: 4, variant: 'teams' }, [1, 3]],
  [{ players: 3, variant: 'wolf', wolf: 0 }, [1, 2]],
])('%j: greedy at %j clearly beats random', (given, side) => {
  expect(gamesWon(given, side, 20)).toBeGreaterThanOrEqual(18);
});

/** The move the taste likes best. */
function favourite(given: Position): string {
  const state = karmaka.position(given);
  const [seat] = karmaka.deciding(state);
  const likes = (move: Move) => karmaka.taste.likes(state, seat, move);
  const best = karmaka.legalMoves(state, seat).reduce((a, b) => (likes(b) > likes(a) ? b : a));
  return karmaka.notation(best);
}

describe('the taste plans a life', () => {
  test.each<[string, Position, string]>([
    [
      'the colour of this life becomes Deeds',
      { seats: [{ hand: ['spite', 'crisis', 'transmigrate'], deeds: ['panic'] }, { hand: 2 }] },
      'deed spite',
    ],
    [
      'with enough points a cheap card of another colour covers the top Deed',
      { seats: [{ hand: ['transmigrate'], deeds: ['vengeance', 'panic'] }, { hand: 2 }] },
      'deed transmigrate',
    ],
    [
      'what is covered well enough is followed by seeds for the next life',
      { seats: [{ hand: ['swindle'], deeds: ['vengeance', 'panic', 'transmigrate'] }, { deck: 2 }] },
      'future swindle',
    ],
    ['just enough rings are spent', { seats: [{ rings: 3, deeds: ['vengeance'] }, { hand: 2 }] }, 'rings 1'],
    ['rings are not spent in vain', { seats: [{ rings: 1, deeds: ['panic'] }, { hand: 2 }] }, 'rings 0'],
    [
      'Crisis takes the Deed that counts least',
      {
        seats: [{ hand: ['peek'] }, { hand: ['mimic'], deeds: ['spite', 'transmigrate', 'crisis'] }],
        pending: [{ type: 'ability', seat: 0, card: 'crisis', step: 1, target: 1 }],
      },
      'place 2',
    ],
    [
      'a free card is accepted',
      { seats: [{}, { hand: ['peek'] }], pending: [{ type: 'offer', seat: 0, card: 'panic' }] },
      'accept',
    ],
  ])('%s', (_, given, move) => expect(favourite(given)).toBe(move));
});
