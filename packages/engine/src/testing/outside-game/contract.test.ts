import { describe, expect, test } from 'vitest';
import { readGamePack } from '../../games/game-pack.ts';
import { readOptions } from '../../kernel/options.ts';
import type { Viewer } from '../../kernel/seats.ts';
import { contractOf } from '../contract.ts';
import type { SecretZone, Terms } from '../terms.ts';
import pack from './game.ts';
import { type Event, MOVES, type Move, type Options, type State, type View } from './rules.ts';

const { game } = pack;

/** The other hands, and what was not dealt. */
function secrets({ hands, rest }: State, viewer: Viewer): SecretZone[][] {
  const zones = [rest, ...hands.filter((_, seat) => seat !== viewer)];
  const put = (zone: number[]) => (cards: readonly number[]) => {
    zone.splice(0, zone.length, ...cards);
    if (zone !== rest) zone.sort((a, b) => a - b);
  };
  return [zones.map((zone) => ({ cards: zone.slice(), put: put(zone) }))];
}

const terms: Omit<Terms<State, Move, Event, View, Options>, 'options'> = {
  game,
  cards: ({ hands, table, gone, rest }) => [
    ...hands.flat(),
    ...table.flatMap((card) => card ?? []),
    ...gone,
    ...rest,
  ],
  secrets,
  universe: MOVES,
  words: ['play', '3', 'c3', 'c12', 'c13', '0'],
  clauses: Object.keys(pack.texts.en.rules),
  mostMoves: 12,
};

test('is a pack', () => expect(readGamePack(pack)).toBe(pack));

describe.each([2, 3, 4])('with %i players', (players) => {
  const options = readOptions(game, { players });
  for (const promised of contractOf({ ...terms, options })) test(promised.name, () => promised.run(40));
});
