import { describe, expect, test } from 'vitest';
import type { Game } from '../kernel/game.ts';
import { copiesIn, type Hand } from '../kernel/hand.ts';
import { type GameVectors, LET_PASS } from '../kernel/mind/vectors.ts';
import { readOptions } from '../kernel/options.ts';
import { below, fastRandom } from '../kernel/random.ts';
import { dealStepped, layoutOf, lengthOf, NO_SEAT, type PlacedPart } from '../vectors/index.ts';
import { GAME_VECTORS, GAMES } from './index.ts';

const STEPS = 150;
const LONGEST_GAME = 200_000;

/** So many values around a vector must stay as they were. */
const BEYOND = 10;

/** Tables that differ in what is secret, what can be done and who sits there. */
const TABLES: readonly (readonly [game: string, options: object])[] = Object.entries(GAMES).flatMap(
  ([id, { meta }]) => {
    const usual = { ...meta.simulated, players: meta.seats.min };
    const flags = Object.entries(meta.options).filter(([, { type }]) => type === 'flag');
    const choices = Object.entries(meta.options).flatMap(([key, spec]) =>
      spec.type === 'choice' ? spec.values.map((value) => [key, value] as const) : [],
    );
    const others = [
      { ...meta.simulated },
      { ...meta.simulated, players: Math.min(4, meta.seats.max) },
      ...flags.map(([key, spec]) => ({ ...usual, [key]: !spec.default })),
      ...choices.map(([key, value]) => ({ ...usual, [key]: value })),
      { ...meta.simulated, players: 3, edition: 'set', draw_by_hand: true },
      { ...meta.simulated, players: 3, variant: 'wolf' },
      { ...meta.simulated, players: 4, variant: 'teams' },
    ];
    const fits = (options: object) => {
      try {
        return Boolean(readOptions(GAMES[id], options));
      } catch {
        return false;
      }
    };
    return [usual, ...others].filter(fits).map((options) => [id, options] as const);
  },
);

/** Plays at random, a state after the other, whoever may move. */
function* statesOf(game: Game, options: object, seed: number): Generator<unknown> {
  const random = fastRandom(seed);
  const state = game.setup(options, seed);
  for (let i = 0; i < STEPS; i++) {
    yield state;
    const able = [...game.deciding(state), ...game.mayInterrupt(state)].filter(
      (seat) => game.legalMoves(state, seat).length > 0,
    );
    const actor = able.length === 0 ? 'clock' : able[below(random, able.length)];
    const moves = game.legalMoves(state, actor);
    if (moves.length === 0) return;
    game.apply(state, actor, moves[below(random, moves.length)]);
  }
}

function partAt(parts: readonly PlacedPart[], place: number): string {
  return parts.find(({ from, to }) => from <= place && place < to)?.name ?? 'beyond';
}

function vectorOf(vectors: GameVectors, state: unknown, seat: number, players: number): Uint8Array {
  const observed = lengthOf(vectors, 'observation', players);
  const vector = new Uint8Array(lengthOf(vectors, 'information', players));
  vectors.observe(state, seat, [], vector, 0);
  vectors.recall(state, seat, vector, observed);
  return vector;
}

/** The first part in which a vector differs from that of an imagined state which looks the same to its seat. */
function partThatDiffers(
  game: Game,
  vectors: GameVectors,
  options: { readonly players: number },
): string | null {
  const { players } = options;
  const random = fastRandom(1);
  for (const state of statesOf(game, options, 5)) {
    for (let seat = 0; seat < players; seat++) {
      const twin = game.imagine(game.view(state, seat), random);
      const imagined = vectorOf(vectors, twin, seat, players);
      const place = vectorOf(vectors, state, seat, players).findIndex((value, i) => value !== imagined[i]);
      if (place >= 0) return partAt(layoutOf(vectors, 'information', players), place);
    }
  }
  return null;
}

describe.each(TABLES)('%s %j', (id, given) => {
  const game = GAMES[id];
  const vectors = GAME_VECTORS[id];
  const options = readOptions(game, given) as { readonly players: number };
  const { players } = options;
  const parts = layoutOf(vectors, 'information', players);

  test('what looks the same to a seat has the same vectors', () => {
    expect(partThatDiffers(game, vectors, options)).toBeNull();
  });

  test('every part keeps to its place and to its largest value, and nothing is written beyond', () => {
    const length = parts.at(-1)?.to ?? 0;
    const before = lengthOf(vectors, 'observation', players);
    const most = new Uint8Array(length);
    for (const { from, to, most: largest } of parts) most.fill(largest, from, to);
    for (const state of statesOf(game, options, 6)) {
      for (let seat = 0; seat < players; seat++) {
        const wide = new Uint8Array(length + 2 * BEYOND);
        vectors.observe(state, seat, [], wide, BEYOND);
        vectors.recall(state, seat, wide, BEYOND + before);
        const tooLarge = wide.findIndex((value, i) => value > (most[i - BEYOND] ?? 0));
        if (tooLarge >= 0) expect(partAt(parts, tooLarge - BEYOND)).toBe('small enough');
      }
    }
  });

  test('every legal move is said in actions of its own, which are named like it', () => {
    for (const state of statesOf(game, options, 7)) {
      for (let seat = 0; seat < players; seat++) {
        const said = game.legalMoves(state, seat).map((move) => {
          const length = vectors.actionsIn?.(move) ?? 1;
          const actions = Array.from({ length }, (_, i) => vectors.actionOf(move, i, seat, players));
          const [first, ...rest] = actions.map((action) => vectors.actions[action]);
          const words = [first, ...rest.map((name) => name.split(' ').slice(1).join(' '))].join(' ');
          const absolute = words.replace(/\+(\d+)/, (_, steps) => String((seat + Number(steps)) % players));
          if (absolute !== game.notation(move)) expect(words).toBe(game.notation(move));
          return actions.includes(LET_PASS) ? 'let-pass' : actions.join();
        });
        if (new Set(said).size !== said.length || said.includes('let-pass')) expect(said).toBe('distinct');
      }
    }
  });

  test('a stepped game goes on to its end, and a copy goes its own way', () => {
    const random = fastRandom(3);
    const played = dealStepped(game, vectors, options, 8);
    for (let step = 0; played.seat !== NO_SEAT; step++) {
      if (step > LONGEST_GAME || new Set(played.legal).size !== played.legal.length)
        expect(played.legal).toBe('distinct, in a game that ends');
      const action = played.legal[below(random, played.legal.length)];
      if (step % 50 === 0) {
        const copy = played.copy();
        expect([copy.seat, copy.legal, copy.said]).toEqual([played.seat, played.legal, played.said]);
        copy.act(action);
        expect(played.legal).toContain(action);
      }
      played.act(action);
    }
    expect(played.outcome).toEqual(expect.objectContaining({ reason: expect.any(String) }));
    expect(played.legal).toEqual([]);
  });
});

test.each(Object.entries(GAME_VECTORS))('no two actions of %s are called the same', (_, { actions }) => {
  expect(new Set(actions).size).toBe(actions.length);
});

test('a vector that shows another hand is found', () => {
  const game = GAMES.karma;
  const vectors = GAME_VECTORS.karma;
  const telling: GameVectors = {
    ...vectors,
    observe(state, seat, said, into, at) {
      vectors.observe(state, seat, said, into, at);
      const { hands } = state as { readonly hands: readonly Hand[] };
      into[at] = copiesIn(hands[(seat + 1) % hands.length], 0);
    },
  };
  const options = readOptions(game, {}) as { readonly players: number };
  expect(partThatDiffers(game, telling, options)).toBe('hand');
});
