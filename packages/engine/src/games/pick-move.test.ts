import { expect, test } from 'vitest';
import { completeGame } from '../kernel/complete-game.ts';
import { readOptions } from '../kernel/options.ts';
import { fastRandom } from '../kernel/random.ts';
import { GAMES } from './index.ts';

test.each(Object.keys(GAMES))('%s picks the same moves by its own way as from the list', (name) => {
  const game = GAMES[name];
  const { pickMove: _own, ...rules } = game;
  const listed = completeGame(rules);
  const state = game.setup(readOptions(game, { ...game.meta.simulated, players: 3 }), 1);
  const [own, list] = [fastRandom(2), fastRandom(2)];
  for (let moves = 0; moves < 500 && game.deciding(state).length > 0; moves++) {
    const [seat] = game.deciding(state);
    const move = game.pickMove(state, seat, own);
    expect(game.notation(listed.pickMove(state, seat, list))).toBe(game.notation(move));
    game.apply(state, seat, move);
  }
});
