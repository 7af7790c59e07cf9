import { describe, expect, test } from 'vitest';
import type { Bot } from '../../../bots/bot.ts';
import { greedy } from '../../../bots/by-taste/greedy.ts';
import { random as randomBot } from '../../../bots/by-taste/random.ts';
import { attemptMove } from '../../../kernel/notation.ts';
import { readOptions } from '../../../kernel/options.ts';
import { cloneRandom, fastRandom, oneOf } from '../../../kernel/random.ts';
import { miesesKarma, type Options } from '../index.ts';

function playOut(players: number, seed: number, botFor: (seat: number) => Bot): readonly number[] {
  const state = miesesKarma.setup(readOptions<Options>(miesesKarma, { players }), seed);
  const chance = fastRandom(seed);
  for (;;) {
    const outcome = miesesKarma.outcome(state);
    if (outcome) return outcome.winners;
    const [seat] = miesesKarma.deciding(state);
    const move = botFor(seat)(miesesKarma, miesesKarma.view(state, seat), seat, true, chance);
    if (move === undefined) throw new Error(`seat ${seat} owes an answer`);
    miesesKarma.apply(state, seat, move);
  }
}

describe('the greedy bot', () => {
  test.each([2, 3, 4, 5])('beats random bots at a table of %i', (players) => {
    const games = 20;
    let won = 0;
    for (let seed = 1; seed <= games; seed++) {
      const own = seed % players;
      if (playOut(players, seed, (seat) => (seat === own ? greedy : randomBot)).includes(own)) won++;
    }
    expect(won).toBeGreaterThanOrEqual(18);
  });

  /** What it does when seat 0, a sun ant, asks and it holds these cards as a clover ant. */
  const answer = (hand: string[]) => {
    const state = miesesKarma.position({
      seats: [{ hand: 3 }, { hand, line: ['clover-heart'] }, { hand: 1, karma: 9 }],
      pending: [{ type: 'turn', seat: 0 }, { type: 'giving' }],
    });
    const move = greedy(miesesKarma, miesesKarma.view(state, 1), 1, true, fastRandom(1));
    return move && miesesKarma.notation(move);
  };

  test.each([
    [
      'gives what it cannot use: a step of karma is worth more',
      ['sun-clover', 'scales-scales'],
      'give sun-clover',
    ],
    ['gives a reaper rather than a good card', ['sun-reaper', 'sun-heart-buddha'], 'give sun-reaper'],
    ['keeps a Buddha', ['sun-heart-buddha', 'scales-scales'], 'decline'],
    ['declines what it cannot give', ['scales-scales'], 'decline'],
  ])('%s', (_, hand, move) => expect(answer(hand)).toBe(move));

  test('asks before it has to discard, and attaches before it asks', () => {
    const turn = (hand: string[]) => {
      const state = miesesKarma.position({ seats: [{ hand }, { hand: 2 }] });
      const move = greedy(miesesKarma, miesesKarma.view(state, 0), 0, true, fastRandom(1));
      return move && miesesKarma.notation(move);
    };
    expect(turn(['heart-sun', 'clover-sun'])).toBe('ask');
    expect(turn(['heart-sun', 'sun-clover'])).toBe('attach sun-clover');
  });
});

test('random play picks as if from the list of legal moves', () => {
  for (const players of [2, 5]) {
    const state = miesesKarma.setup(readOptions<Options>(miesesKarma, { players }), players);
    const chance = fastRandom(players);
    while (!miesesKarma.outcome(state)) {
      const [seat] = miesesKarma.deciding(state);
      const listed = oneOf(cloneRandom(chance), miesesKarma.legalMoves(state, seat));
      const picked = miesesKarma.pickMove(state, seat, chance);
      expect(miesesKarma.notation(picked)).toBe(miesesKarma.notation(listed));
      miesesKarma.apply(state, seat, picked);
    }
  }
});

test('a life lasts at most as many own turns as cards were held at its start (MK-152)', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const state = miesesKarma.setup(readOptions<Options>(miesesKarma, { players: 4 }), seed);
    const chance = fastRandom(seed);
    const left = state.hands.map((hand) => Math.max(1, hand.length));
    while (!miesesKarma.outcome(state)) {
      const [seat] = miesesKarma.deciding(state);
      const move = miesesKarma.pickMove(state, seat, chance);
      const died: number[] = [];
      miesesKarma.apply(state, seat, move, (event) => {
        if (event.type === 'reborn') died.push(event.seat);
      });
      if (move.type === 'end') left[seat]--;
      if (died.length > 0) left[seat] = Math.max(1, state.hands[seat].length);
      expect(left[seat]).toBeGreaterThanOrEqual(0);
    }
  }
});

test('karma never decreases (MK-147)', () => {
  const state = miesesKarma.setup(readOptions<Options>(miesesKarma, { players: 3 }), 7);
  const chance = fastRandom(7);
  while (!miesesKarma.outcome(state)) {
    const before = state.karma.slice();
    const [seat] = miesesKarma.deciding(state);
    attemptMove(miesesKarma, state, seat, miesesKarma.notation(miesesKarma.pickMove(state, seat, chance)));
    state.karma.forEach((karma, each) => {
      expect(karma).toBeGreaterThanOrEqual(before[each]);
    });
  }
});
