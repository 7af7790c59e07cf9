import type { Command } from '@samsara/protocol';
import { patiently } from '../log/patience.ts';
import type { PlayerId } from '../players/players.ts';
import type { Commander } from './check.ts';
import type { House } from './house.ts';
import { seatOf, type Table } from './table.ts';

/** Who commands, with what has to be found out first. `settle` is called when the command is carried out or refused. */
export interface Commanding {
  by(): Commander;
  settle(): void;
}

export async function commanderOf(
  house: House,
  table: Table,
  player: PlayerId,
  command: Command,
): Promise<Commanding> {
  const isSpectator = command.type === 'say' && seatOf(table, player) === undefined;
  const name = isSpectator ? await patiently(() => house.nameOf(player)) : null;
  const claim =
    command.type === 'sit' && seatOf(table, player) === undefined
      ? await patiently(() => house.claimSeat(player, table.code))
      : undefined;
  return {
    by: () => ({
      player,
      name,
      draining: house.isDraining(),
      now: house.now(),
      isElsewhere: claim?.isGranted === false,
    }),
    settle: () => claim?.release(),
  };
}
