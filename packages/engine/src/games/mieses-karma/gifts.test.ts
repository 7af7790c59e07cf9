import { describe, expect, test } from 'vitest';
import { framesFor } from '../../kernel/later/foretell.ts';
import { attemptMove } from '../../kernel/notation.ts';
import type { Viewer } from '../../kernel/seats.ts';
import { type Event, miesesKarma, type State } from './index.ts';

/** Seat 0, a sun ant, asks; seat 1 holds these cards; seats 2 and 3 look on. MK-165, MK-167 */
function request(hand: readonly string[]): State {
  return miesesKarma.position({
    seats: [{ hand: ['clover-sun'] }, { hand }, { hand: ['sun-clover'] }, { hand: ['scales-sun'] }],
    draw: 8,
    pending: [{ type: 'turn', seat: 0 }, { type: 'giving' }],
  });
}

/** Everything a viewer gets to know while moves are made: views, frames, deadlines, who decides. */
function seen(state: State, moves: readonly string[], viewer: Viewer): string {
  const told: unknown[] = [moment(state, viewer)];
  for (const line of moves) {
    const events: Event[] = [];
    attemptMove(miesesKarma, state, Number(line[0]), line.slice(2), (event) => events.push(event));
    told.push(framesFor(miesesKarma, events, viewer), moment(state, viewer));
  }
  return JSON.stringify(told);
}

function moment(state: State, viewer: Viewer): unknown {
  return [
    miesesKarma.view(state, viewer),
    miesesKarma.deciding(state),
    miesesKarma.deadline(state),
    viewer === 'onlooker' ? [] : miesesKarma.legalMoves(state, viewer).map(miesesKarma.notation),
  ];
}

const OTHERS: readonly Viewer[] = [0, 2, 3, 'onlooker'];

describe.each(OTHERS)('viewer %s', (viewer) => {
  test('cannot tell who has nothing to give from who does not want to (MK-113, MK-167)', () => {
    const unable = seen(
      request(['heart-heart', 'clover-heart']),
      ['1 decline', '2 decline', '3 decline'],
      viewer,
    );
    const unwilling = seen(
      request(['sun-heart', 'joker-heart']),
      ['1 decline', '2 decline', '3 decline'],
      viewer,
    );
    const mixed = seen(
      request(['sun-heart', 'heart-heart']),
      ['1 decline', '2 decline', '3 decline'],
      viewer,
    );
    expect(unable).toBe(unwilling);
    expect(mixed).toBe(unwilling);
  });

  test('cannot tell one gift from another before they are opened (MK-165)', () => {
    const hand = ['sun-heart', 'sun-reaper', 'joker-sun'];
    const gifts = hand.map((card) => seen(request(hand), [`1 give ${card}`, '2 decline'], viewer));
    expect(new Set(gifts).size).toBe(1);
  });

  test('sees a gift when all are opened (MK-166)', () => {
    const hand = ['sun-heart', 'sun-reaper', 'joker-sun'];
    const gifts = hand.map((card) =>
      seen(request(hand), [`1 give ${card}`, '2 decline', '3 decline'], viewer),
    );
    expect(new Set(gifts).size).toBe(3);
  });

  test('sees that a card was laid (MK-165)', () => {
    const hand = ['sun-heart', 'sun-sun'];
    expect(seen(request(hand), ['1 give sun-heart'], viewer)).not.toBe(
      seen(request(hand), ['1 decline'], viewer),
    );
  });
});

test('who has laid a card knows it and sees no other gift (MK-165)', () => {
  const state = request(['sun-heart', 'sun-sun']);
  attemptMove(miesesKarma, state, 1, 'give sun-heart');
  attemptMove(miesesKarma, state, 2, 'give sun-clover');
  const gifts = (viewer: Viewer) => miesesKarma.view(state, viewer).seats.map(({ gift }) => gift);
  expect(gifts(1)).toEqual([null, 5, null, null]);
  expect(gifts(2)).toEqual([null, null, 3, null]);
  expect(gifts(3)).toEqual([null, null, null, null]);
});
