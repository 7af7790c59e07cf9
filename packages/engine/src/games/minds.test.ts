import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { BOTS } from '../bots/search/bots.ts';
import { think } from '../bots/search/search.ts';
import type { Game } from '../kernel/game.ts';
import type { Mind } from '../kernel/mind/mind.ts';
import { type MindTerms, networksFrom } from '../kernel/mind/network.ts';
import { readWeights } from '../kernel/mind/weights.ts';
import { readOptions } from '../kernel/options.ts';
import { fastRandom } from '../kernel/random.ts';
import { GAMES } from './index.ts';

interface Learned {
  readonly game: Game;
  readonly mind: Mind;
  readonly terms: MindTerms<unknown, unknown>;
  readonly weights: string;
}

const IDS = Object.keys(GAMES).filter((id) => GAMES[id].mind !== undefined);
const LEARNED = new Map(await Promise.all(IDS.map(async (id) => [id, await learned(id)] as const)));

async function learned(id: string): Promise<Learned> {
  const { terms } = await import(`./${id}/mind/terms.ts`);
  const { WEIGHTS } = await import(`./${id}/mind/weights.ts`);
  return { game: GAMES[id], mind: GAMES[id].mind as Mind, terms, weights: WEIGHTS };
}

function learnedBy(id: string): Learned {
  const found = LEARNED.get(id);
  if (found === undefined) throw new Error(`nothing was learned about ${id}`);
  return found;
}

/** States as numbers and what `training/reference.py`, which shares no code with the engine, makes of them. */
interface Reference {
  readonly game: string;
  readonly players: number;
  readonly seat: number;
  readonly numbers: readonly number[];
  readonly actions: readonly number[];
  readonly strengths: readonly number[];
  readonly likings: readonly number[];
}

const REFERENCES = readFileSync(new URL('../../../../training/references.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line): Reference => JSON.parse(line));

test('there are references for every game that was learned', () => {
  expect(IDS.length).toBeGreaterThan(0);
  expect([...new Set(REFERENCES.map(({ game }) => game))].sort()).toEqual(IDS.sort());
});

test.each(REFERENCES.map((reference, i) => ({ ...reference, i })))(
  '$game: the networks say of state $i what the trainer says',
  ({ game, players, seat, numbers, actions, strengths, likings }) => {
    const { terms, weights } = learnedBy(game);
    const networks = networksFrom(
      terms.features,
      readWeights(weights, terms.features, terms.vectors.actions.length),
    );
    const bytes = Uint8Array.from(numbers);
    expect(networks.strengths(bytes, players)).toEqual(strengths);
    expect(networks.likings(bytes, players, seat, actions)).toEqual(likings);
  },
);

describe.each(IDS)('%s', (id) => {
  const { game, mind, terms, weights } = learnedBy(id);

  test('chances are shares: one wins, or one loses', () => {
    for (const players of [2, 3, 4]) {
      for (const { state } of moments(game, players)) {
        const chances = mind.chances(state);
        expect(chances).toHaveLength(players);
        expect(Math.min(...chances)).toBeGreaterThanOrEqual(0);
        const sum = chances.reduce((total, each) => total + each, 0);
        expect([1, players - 1]).toContain(Math.round(sum * 1e9) / 1e9);
      }
    }
  });

  test('the attention that a seat gives to its moves is the same whatever the others hold', () => {
    for (const { state, seat } of moments(game, 3)) {
      const view = game.view(state, seat);
      const legal = game.legalMoves(state, seat);
      const expected = mind.attention(state, seat, legal);
      for (let seed = 1; seed <= 3; seed++) {
        const imagined = game.imagine(view, fastRandom(seed));
        const names = game.legalMoves(imagined, seat).map((move) => game.notation(move));
        const found = mind.attention(imagined, seat, game.legalMoves(imagined, seat));
        expect(legal.map((move) => found[names.indexOf(game.notation(move))])).toEqual(expected);
      }
    }
  });

  test('master uses it, and master-1 does not', () => {
    const [{ state, seat }] = moments(game, 2);
    const view = game.view(state, seat);
    const decide = (bot: 'master' | 'master-1', rules: Game) =>
      BOTS[bot](rules, view, seat, true, fastRandom(5), { iterations: 200 });
    const found = think(game, view, seat, { iterations: 200 }, fastRandom(5), mind).move;
    expect(decide('master', game)).toEqual(found);
    const { mind: _mind, ...withoutMind } = game;
    expect(decide('master', withoutMind)).toEqual(decide('master-1', game));
  });

  test('weights of another form are refused', () => {
    const actions = terms.vectors.actions.length;
    expect(() => readWeights(weights, terms.features, actions + 1)).toThrow(/another form/);
  });
});

const TOO_MANY = 5;

test.each(IDS.filter((id) => GAMES[id].meta.seats.max >= TOO_MANY))(
  '%s: at tables it was not trained on, master searches by taste',
  (id) => {
    const game = GAMES[id];
    const [{ state, seat }] = moments(game, TOO_MANY);
    const view = game.view(state, seat);
    const budget = { iterations: 100 };
    expect(think(game, view, seat, budget, fastRandom(9), game.mind)).toEqual(
      think(game, view, seat, budget, fastRandom(9)),
    );
  },
);

/** Choices of a few games between bots that play by taste. */
function moments(game: Game, players: number): { readonly state: unknown; readonly seat: number }[] {
  const found: { state: unknown; seat: number }[] = [];
  for (let deal = 1; deal <= 3; deal++) {
    const state = game.setup(readOptions(game, { ...game.meta.simulated, players }), deal);
    for (let made = 0; made < 40 && game.outcome(state) === undefined; made++) {
      const [seat] = game.deciding(state);
      const legal = game.legalMoves(state, seat);
      if (legal.length > 1) found.push({ state: game.clone(state), seat });
      game.apply(state, seat, legal[0]);
    }
  }
  return found;
}
