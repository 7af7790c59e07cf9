import { describe, expect, test } from 'vitest';
import { GAMES } from '../../games/index.ts';
import type { Game } from '../../kernel/game.ts';
import { readOptions } from '../../kernel/options.ts';
import { below, fastRandom } from '../../kernel/random.ts';
import type { Seat } from '../../kernel/seats.ts';
import { type nodeAfter, placesAfter, waysOf } from './observers.ts';
import { type Edge, edgeOf, emptyTree } from './tree.ts';

const DEALS = 24;
const MOVES = 120;

/** What happens when a move is made, as a seat is shown it. */
function shownTo(game: Game, state: unknown, seat: Seat, move: unknown, viewer: Seat): string {
  const shown: unknown[] = [];
  game.apply(game.clone(state), seat, move, (event) => shown.push(game.show(event, viewer)));
  return JSON.stringify(shown);
}

describe.each(Object.entries(GAMES))('%s', (_, game) => {
  test('moves of the same look are shown alike to whoever may not tell them apart', () => {
    for (let deal = 0; deal < DEALS; deal++) {
      const players = Math.min(game.meta.seats.max, 2 + (deal % 3));
      const state = game.setup(readOptions(game, { ...game.meta.simulated, players }), deal);
      const chance = fastRandom(deal);
      for (let made = 0; made < MOVES && game.outcome(state) === undefined; made++) {
        const [seat] = game.deciding(state);
        const legal = game.legalMoves(state, seat ?? 'clock');
        // What several decide at the same time is not in the tree.
        if (game.deciding(state).length === 1) compare(state, seat, legal, (seat + 1) % players);
        game.apply(state, seat ?? 'clock', legal[below(chance, legal.length)]);
      }
    }
  });

  function compare(state: unknown, seat: Seat, legal: readonly unknown[], viewer: Seat): void {
    const byLook = new Map<string, string>();
    for (const move of legal) {
      const look = game.lookOf?.(state, seat, move, viewer) ?? null;
      if (look === null) continue;
      const shown = shownTo(game, state, seat, move, viewer);
      expect(byLook.get(look) ?? shown, `${look}: ${game.notation(move)}`).toBe(shown);
      byLook.set(look, shown);
    }
  }
});

describe('a card played face down in Karmaka', () => {
  const game = GAMES.karmaka;
  const state = game.position({
    seats: [{ hand: ['panic', 'crisis'] }, { hand: ['recycle', 'journey'] }],
  });
  const tree = emptyTree<unknown>(0, 1000, 2);
  const [one, other, open] = ['future panic', 'future crisis', 'deed panic'].map((word) => {
    const move = game.legalMoves(state, 0).find((each) => game.notation(each) === word);
    return edgeOf(game, tree, tree.root, move, () => 0) as Edge<unknown>;
  });
  const after = (edge: Edge<unknown>) => waysOf(game, tree, state, null, tree.root, edge);

  test('takes its player on by the card, and the other by no more than that it was played', () => {
    expect(after(one)?.[0]).toBe(one);
    expect(after(other)?.[0]).toBe(other);
    expect(after(one)?.[1]).toBe(after(other)?.[1]);
    expect([one, other]).not.toContain(after(one)?.[1]);
    const [theirs, others] = [one, other].map((edge) => placesAfter(after(edge) ?? null, 1));
    expect(theirs?.[1]).toBe(others?.[1]);
    expect(theirs?.[0]).not.toBe(others?.[0]);
  });

  test('an open card takes both on by the same way', () => {
    expect(after(open)).toBeNull();
    expect(placesAfter(null, 1)).toBeNull();
  });

  test('what follows in sight of both keeps them apart', () => {
    const places = placesAfter(after(one) ?? null, 1);
    const node = places?.[1] as ReturnType<typeof nodeAfter>;
    const next = game.clone(state);
    game.apply(next, 0, one.move);
    const [pass] = game.legalMoves(next, 1);
    const edge = edgeOf(game, tree, node, pass, () => 0) as Edge<unknown>;
    const ways = waysOf(game, tree, next, places, node, edge);
    expect(ways?.[1]).toBe(edge);
    expect(ways?.[0]).not.toBe(edge);
    expect(ways?.[0].move).toBe(edge.move);
  });

  test('a full tree says so', () => {
    const full = emptyTree<unknown>(0, 1, 2);
    const edge = edgeOf(game, full, full.root, one.move, () => 0) as Edge<unknown>;
    expect(waysOf(game, full, state, null, full.root, edge)).toBeUndefined();
  });
});
