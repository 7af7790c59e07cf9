import { expect, test } from 'vitest';
import { findMove } from '../kernel/notation.ts';
import { readOptions } from '../kernel/options.ts';
import { fastRandom, oneOf } from '../kernel/random.ts';
import { GAME_STANDING_ANSWERS, GAMES } from './index.ts';

const GAMES_EACH = 8;
const MOST_MOVES = 300;

/** Options under which every question comes. */
const OPTIONS: Readonly<Record<string, readonly object[]>> = {
  karma: [{ edition: 'set' }, { edition: 'amigo', foresight: true }],
  stop: [{ reaction: 'poll' }],
};

const at = <T>(list: readonly T[], place: number): T => list[place % list.length];

test.each(Object.keys(GAMES))(
  '%s: every rule answers every question of its kind, from what is seen alone',
  (id) => {
    const game = GAMES[id];
    const { questions } = GAME_STANDING_ANSWERS[id];
    const asked = new Set<string>();
    for (let seed = 1; seed <= GAMES_EACH; seed++) {
      const random = fastRandom(seed);
      const { simulated = {} } = game.meta;
      const options = readOptions(game, {
        ...simulated,
        players: 2 + (seed % 2),
        ...at(OPTIONS[id] ?? [{}], seed),
      });
      const state = game.setup(options, seed);
      for (let moves = 0; moves < MOST_MOVES && game.outcome(state) === undefined; moves++) {
        const [seat] = game.deciding(state);
        if (seat === undefined) break;
        for (const [name, { isAsked, rules }] of Object.entries(questions)) {
          if (!isAsked(state, seat)) continue;
          asked.add(name);
          for (const rule of Object.values(rules)) {
            const chosen = [1, 2].map((dream) => {
              const seen = game.imagine(game.view(state, seat), fastRandom(seed * dream));
              const move = rule(game.legalMoves(seen, seat), seen, seat);
              return move === undefined ? '' : game.notation(move);
            });
            expect(chosen[1], name).toBe(chosen[0]);
            expect(findMove(game, state, seat, chosen[0]), `${name}: ${chosen[0]}`).toBeDefined();
          }
        }
        game.apply(state, seat, oneOf(random, game.legalMoves(state, seat)));
      }
    }
    expect([...asked].sort()).toEqual(Object.keys(questions).sort());
  },
);
