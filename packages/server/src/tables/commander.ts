import type { Command } from '@samsara/protocol';
import type { Block, Commander, PlayerId } from '@samsara/table';
import { seatOf, type Table } from '@samsara/table';
import { steadinessOf } from '../lobby/steadiness.ts';
import { retryWhileAway } from '../log/retry.ts';
import type { ServerDependencies } from './dependencies.ts';

/** Who commands, with what has to be found out first. `settle` is called when the command is carried out or refused. */
export interface Commanding {
  by(): Commander;
  settle(): void;
}

const COMING: readonly Command['type'][] = ['sit', 'next-in', 'ask-seat'];
/** Nothing has to be found out about whoever commands anything else, as nearly everybody does. */
const LOOKED_UP: ReadonlySet<Command['type']> = new Set([...COMING, 'say', 'rematch']);

/** At once, unless something has to be found out. */
export function commanderOf(
  deps: ServerDependencies,
  table: Table,
  player: PlayerId,
  command: Command,
  isThere: (player: PlayerId) => boolean,
): Commanding | Promise<Commanding> {
  if (LOOKED_UP.has(command.type)) return lookUp(deps, table, player, command, isThere);
  return {
    by: () => ({ player, name: null, draining: deps.isDraining(), now: deps.now(), isThere }),
    settle: () => {},
  };
}

async function lookUp(
  deps: ServerDependencies,
  table: Table,
  player: PlayerId,
  command: Command,
  isThere: (player: PlayerId) => boolean,
): Promise<Commanding> {
  const isSpectator = command.type === 'say' && seatOf(table, player) === undefined;
  const name = isSpectator ? await retryWhileAway(() => deps.nameOf(player)) : null;
  const claim =
    command.type === 'sit' && seatOf(table, player) === undefined
      ? await retryWhileAway(() => deps.claimSeat(player, table.code))
      : undefined;
  const record = COMING.includes(command.type)
    ? await retryWhileAway(() => steadinessOf(deps.log, player))
    : undefined;
  const blocks = await blocksFor(deps, table, player, command);
  return {
    by: () => ({
      player,
      name,
      draining: deps.isDraining(),
      now: deps.now(),
      isThere,
      isElsewhere: claim?.isGranted === false,
      ...(record && { record }),
      ...(blocks.length > 0 && { blocks }),
      ...(deps.whyNotNamed && { whyNotNamed: deps.whyNotNamed }),
    }),
    settle: () => claim?.release(),
  };
}

/** Whoever comes is held against those who are there; in the next game everybody against everybody. */
async function blocksFor(
  { apart }: ServerDependencies,
  { seats, next }: Table,
  player: PlayerId,
  { type }: Command,
): Promise<Block[]> {
  const waiting = next.map((each) => each.player);
  const isSeated = seats.some((place) => place.player === player);
  const concerned =
    COMING.includes(type) || (type === 'say' && !isSeated)
      ? [player]
      : type === 'rematch'
        ? [...seats.flatMap((place) => place.player ?? []), ...waiting]
        : [];
  const found: Block[] = [];
  for (const by of new Set(concerned)) {
    const { blocked, blockedBy } = await retryWhileAway(() => apart.blocksOf(by));
    found.push(...blocked.map((other) => ({ by, other })));
    if (by === player) found.push(...blockedBy.map((other) => ({ by: other, other: by })));
  }
  return found;
}
