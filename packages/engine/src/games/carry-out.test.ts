import { expect, test } from 'vitest';
import { readOptions } from '../kernel/options.ts';
import { fastRandom } from '../kernel/random.ts';
import { GAMES } from './index.ts';

test.each(Object.keys(GAMES))('%s carries out a legal move as if it had been checked', (name) => {
  const game = GAMES[name];
  const checked = game.setup(readOptions(game, { ...game.meta.simulated, players: 3 }), 1);
  const state = game.clone(checked);
  const random = fastRandom(2);
  for (let moves = 0; moves < 500 && game.deciding(state).length > 0; moves++) {
    const [seat] = game.deciding(state);
    const move = game.pickMove(state, seat, random);
    const events: unknown[] = [];
    const heard: unknown[] = [];
    game.apply(checked, seat, move, (event) => events.push(event));
    game.carryOut?.(state, seat, move, (event) => heard.push(event));
    expect(heard).toEqual(events);
    expect(state).toEqual(checked);
  }
});
