import { describe, expect, test } from 'vitest';
import { GAMES } from '../games/index.ts';
import { findMove, refusalOf } from '../kernel/notation.ts';
import { readOptions } from '../kernel/options.ts';
import { fastRandom } from '../kernel/random.ts';

test.each(Object.values(GAMES).map((game) => [game.meta.id, game] as const))(
  '%s: what cannot be read is answered with legal moves, at every decision of a game',
  (_, game) => {
    const random = fastRandom(3);
    const state = game.setup(readOptions(game, { ...game.meta.simulated, players: 3 }), 5);
    for (let moves = 0; moves < 120 && game.outcome(state) === undefined; moves++) {
      for (const seat of [0, 1, 2]) {
        const { code, moves: suggested = [] } = refusalOf(game, state, seat, 'dance');
        expect(code).toBe('unreadable');
        const verbs = suggested.map((text) => text.split(' ')[0]);
        expect(new Set(verbs).size).toBe(verbs.length);
        for (const text of suggested) expect(findMove(game, state, seat, text)).toBeDefined();
        expect(suggested.length > 0).toBe(game.legalMoves(state, seat).length > 0);
      }
      expect(refusalOf(game, state, 3, 'dance').code).toBe('no-such-seat');
      const [seat] = game.deciding(state);
      game.apply(state, seat, game.pickMove(state, seat, random));
    }
  },
);

describe('what cannot be read is answered with moves of this moment', () => {
  const refused = (given: object, attempt: string, actor = 0) => {
    const state = GAMES.karma.position(given as Record<string, unknown>);
    return refusalOf(GAMES.karma, state, actor, attempt);
  };
  const dealt = { hand: [1, 2, 3, 4, 5, 6], hidden: 3 };
  const choosing = { seats: [dealt, { hand: 6, hidden: 3 }], pending: [{ type: 'choosing' }] };
  const turn = { seats: [{ hand: [9, 12] }, { hand: [5] }], pile: [8] };
  const giving = {
    seats: [{ hand: [9] }, { hand: [5] }],
    pile: [8],
    pending: [{ type: 'receiver', seat: 0 }],
  };

  test.each([
    ['choosing open cards', choosing, ['choose 1 2 3']],
    ['a turn', turn, ['play 9', 'take']],
    ['giving the pile away', giving, ['give 1']],
  ])('%s', (_, given, moves) => expect(refused(given, 'dance')).toMatchObject({ code: 'unreadable', moves }));

  test('whoever may do nothing now is told nothing', () =>
    expect(refused(turn, 'dance', 1)).toMatchObject({ code: 'unreadable', moves: [] }));

  test('a seat that is not there is refused as such, whatever it says', () => {
    for (const attempt of ['dance', 'take', 'play 9', 'play 9 12', 'draw'])
      expect(refused(turn, attempt, 2)).toMatchObject({ code: 'no-such-seat', clause: 'KA-01' });
  });

  test('every other refusal stands as it is', () =>
    expect(refused(turn, 'play 16')).toEqual({ code: 'not-held', clause: 'KA-19', cards: ['16'] }));
});
