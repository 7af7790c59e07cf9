import type { Command } from '@samsara/protocol';
import type { Commander, PlayerId } from '@samsara/table';
import { seatOf, type Table } from '@samsara/table';
import { retryWhileAway } from '../log/retry.ts';
import type { ServerDependencies } from './dependencies.ts';

/** Who commands, with what has to be found out first. `settle` is called when the command is carried out or refused. */
export interface Commanding {
  by(): Commander;
  settle(): void;
}

export async function commanderOf(
  deps: ServerDependencies,
  table: Table,
  player: PlayerId,
  command: Command,
): Promise<Commanding> {
  const isSpectator = command.type === 'say' && seatOf(table, player) === undefined;
  const name = isSpectator ? await retryWhileAway(() => deps.nameOf(player)) : null;
  const claim =
    command.type === 'sit' && seatOf(table, player) === undefined
      ? await retryWhileAway(() => deps.claimSeat(player, table.code))
      : undefined;
  return {
    by: () => ({
      player,
      name,
      draining: deps.isDraining(),
      now: deps.now(),
      isElsewhere: claim?.isGranted === false,
    }),
    settle: () => claim?.release(),
  };
}
