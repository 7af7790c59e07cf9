import { below, fastRandom, type Game, readOptions, type Seat } from '@samsara/engine';
import { GAMES } from '@samsara/engine/games';
import { describe, expect, test } from 'vitest';
import type { LocalSeat } from '../worker/plan.ts';
import { withOpenCards } from './open-cards.ts';

const ME: LocalSeat = { kind: 'person', name: 'Ada' };
const BOT: LocalSeat = { kind: 'bot', name: 'Bot', level: 'novice' };
const SEATS = [ME, BOT, BOT];
const MOVES = 60;

interface Seen {
  readonly seats: readonly { readonly hand: readonly number[] | null; readonly handCount: number }[];
}

/** The first moments of a game played at random. */
function* moments(game: Game, seed: number): Generator<unknown> {
  const state = game.setup(readOptions(game, { ...game.meta.simulated, players: SEATS.length }), seed);
  const chance = fastRandom(seed);
  for (let move = 0; move < MOVES; move++) {
    yield state;
    const owing = game.deciding(state);
    if (owing.length === 0) return;
    const seat = owing[below(chance, owing.length)];
    game.apply(state, seat, game.pickMove(state, seat, chance));
  }
}

function moves(game: Game, state: unknown, seat: Seat): string[] {
  return game.legalMoves(state, seat).map((move) => game.notation(move));
}

describe.each(Object.entries(GAMES))('practising %s', (id, rules) => {
  const game = rules as Game;
  const open = withOpenCards(game, { game: id, options: {}, seats: SEATS });

  test('every hand lies open before the person, and only its own before a bot', () => {
    for (const state of moments(game, 3)) {
      const mine = open.view(state, 0) as Seen;
      for (const { hand, handCount } of mine.seats) expect(hand).toHaveLength(handCount);
      expect(open.view(state, 1)).toEqual(game.view(state, 1));
      expect(open.view(state, 'onlooker')).toEqual(game.view(state, 'onlooker'));
    }
  });

  test('what can be done is the same as with closed cards', () => {
    for (const state of moments(game, 4)) {
      const imagined = game.imagine(open.view(state, 0), fastRandom(1));
      expect(moves(game, imagined, 0)).toEqual(moves(game, state, 0));
      expect(game.deciding(imagined)).toEqual(game.deciding(state));
    }
  });

  test('the person is told of nothing that others would not be, but with its cards', () => {
    const state = game.setup(readOptions(game, { ...game.meta.simulated, players: SEATS.length }), 5);
    const chance = fastRandom(5);
    for (let move = 0; move < MOVES && game.deciding(state).length > 0; move++) {
      const [seat] = game.deciding(state);
      game.apply(state, seat, game.pickMove(state, seat, chance), (event) => {
        expect(open.show(event, 0)).toEqual(game.show(event, 0) === undefined ? undefined : event);
        expect(open.show(event, 2)).toEqual(game.show(event, 2));
      });
    }
  });
});
