import { attemptMove, canonicalJson, makeRandom, readOptions } from '@samsara/engine';
import type { GamePack } from '@samsara/engine/card-game';
import type { Table } from './table.ts';

/** How a table came over from the code before a change to the code after it. */
export type CarriedBy = 'position' | 'moves' | 'nothing';

/**
 * The table as the changed code knows it: the same position if it can still be read, else the same deal with the same moves, else
 * a new game.
 */
export function carryOver(table: Table, pack: GamePack): { readonly table: Table; readonly by: CarriedBy } {
  for (const [by, carry] of [
    ['position', samePosition],
    ['moves', sameMoves],
  ] as const) {
    try {
      const carried = carry(table, pack);
      if (carried !== null) return { table: carried, by };
    } catch {
      // The changed code cannot do it: the next way is tried.
    }
  }
  return { table: newTable(pack, { players: table.players, seed: table.seed + 1 }), by: 'nothing' };
}

function samePosition(table: Table, pack: GamePack): Table | null {
  const { game } = pack;
  const position = { ...table.pack.game.describe(table.state), game: game.meta.id };
  const state = game.position({ ...position, seed: table.seed + table.moves.length });
  if (canonicalJson(game.describe(state)) !== canonicalJson(position)) return null;
  return { ...table, pack, state };
}

function sameMoves(table: Table, pack: GamePack): Table | null {
  if (!table.isDealt) return null;
  const again = newTable(pack, table);
  for (const { seat, move } of table.moves) {
    if (attemptMove(pack.game, again.state, seat, move, (event) => again.events.push(event))) return null;
    again.moves.push({ seat, move });
  }
  return again;
}

/** A new game: no clock, and all chance comes from the seed. */
export function newTable(
  pack: GamePack,
  { players, seed }: { readonly players: number; readonly seed: number },
): Table {
  const { min, max } = pack.game.meta.seats;
  const count = Math.min(Math.max(players, min), max);
  const options = readOptions(pack.game, { ...pack.game.meta.simulated, players: count });
  const state = pack.game.setup(options, seed);
  return {
    pack,
    players: count,
    seed,
    state,
    isDealt: true,
    moves: [],
    events: [],
    random: makeRandom(seed),
  };
}
