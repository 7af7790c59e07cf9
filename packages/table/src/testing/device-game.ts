import { type Game, type OptionValue, readOptions } from '@samsara/engine';
import { DEFAULT_SETTINGS, type Lift } from '@samsara/protocol';
import { PEOPLE_ENTRIES } from '../people/state/deeds.ts';
import { fold, openTable } from '../state/fold.ts';
import type { Table } from '../state/table.ts';

export interface DeviceGame {
  readonly game: Game;
  readonly options?: Readonly<Record<string, OptionValue>>;
  /** A level for each bot; null for people. */
  readonly seats: readonly (string | null)[];
  readonly moves: number;
  /** The device's clock, and how many milliseconds ago everything happened. */
  readonly now: number;
  readonly ago?: number;
  /** 64 hexadecimal digits. */
  readonly seed?: string;
  /** Which of so many legal moves is made; the first one otherwise. */
  readonly choose?: (count: number) => number;
}

/** A game as a device has it after so many moves, as it would be told to a server, and the table there. */
export function deviceGame(wanted: DeviceGame): { lift: Lift; table: Table } {
  const { game, seats, moves, choose = () => 0 } = wanted;
  const lift = dealtGame(wanted);
  const { entries, opening } = lift;
  const body = { ...opening.body, settings: DEFAULT_SETTINGS, chat: [] };
  const table = openTable(entryOf(1, { ...opening, actor: body.host, body }), game, PEOPLE_ENTRIES);
  entries.forEach((entry, i) => {
    fold(table, entryOf(i + 2, entry));
  });
  for (let made = 0; made < moves; made++) {
    const [seat] = game.deciding(table.state);
    // The game is over, or waits for the clock.
    if (seat === undefined) break;
    const legal = game.legalMoves(table.state, seat);
    const move = legal[choose(legal.length)];
    const actor = seats[seat] === null ? `person-${seat}` : 'server';
    entries.push({ actor, at: opening.at, body: ['m', seat, game.notation(move)] });
    game.apply(table.state, seat, move);
  }
  return { lift, table };
}

/** The same right after the deal. */
function dealtGame({ game, options = {}, seats, now, ago = 0, seed = '7e'.repeat(32) }: DeviceGame): Lift {
  const at = now - ago;
  const first = seats.indexOf(null);
  const entries: Lift['entries'] = [];
  seats.forEach((level, seat) => {
    const ready = { type: 'ready' as const, seat, entropy: '5a'.repeat(16) };
    if (level === null) entries.push({ actor: `person-${seat}`, at, body: ready });
  });
  entries.push({ actor: `person-${first}`, at, body: { type: 'start' } });
  const body: Lift['opening']['body'] = {
    type: 'open',
    game: game.meta.id,
    options: { ...(readOptions(game, { players: seats.length, ...options }) as typeof options) },
    host: `person-${first}`,
    seats: seats.map((level, seat) =>
      level === null
        ? { player: `person-${seat}`, name: `Ann ${seat}`, level }
        : { player: null, name: `Bo ${seat}`, level },
    ),
    seed,
    round: 1,
    made: at,
  };
  return { name: 'Ann', seat: first, now, spent: ago, opening: { at, body }, entries };
}

function entryOf(seq: number, { actor, at, body }: { actor: string; at: number; body: unknown }) {
  return { table: 'DEVICE', seq, command: `c${seq}`, actor, body: JSON.stringify(body), at, link: '' };
}
