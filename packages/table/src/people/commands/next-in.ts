import type { Command } from '@samsara/protocol';
import { type Checked, refuse } from '../../commands/checked.ts';
import type { Opening } from '../../state/entries.ts';
import { isOpen, type PlayerId, peopleAt, seatOf, type Table, type Waiting } from '../../state/table.ts';
import { withActs } from '../state/acts.ts';
import { type Block, type Commander, isApart, whyApart } from './commander.ts';
import { lookOf } from './look-alikes.ts';
import { nameAmong } from './names.ts';
import { whyNotWatch } from './talk.ts';

/** More do not wait for the next game. */
const MOST_WAITING = 8;

/** Somebody who looks on wants to play the next game. */
export function checkNextIn(
  table: Table,
  { player, record, blocks, whyNotNamed }: Commander,
  { name, face }: Extract<Command, { type: 'next-in' }>,
): Checked {
  if (seatOf(table, player) !== undefined) return refuse('already-seated');
  const hindrance = whyNotWatch(table, player);
  if (hindrance !== undefined) return refuse(hindrance);
  const others = [...peopleAt(table), ...table.next.map((each) => each.player)];
  const apart = whyApart(blocks, player, others);
  if (apart !== undefined) return refuse(apart);
  const hasSeat = table.phase === 'gathering' && table.seats.some(isOpen);
  if (table.phase === 'closed' || hasSeat || table.next.some((each) => each.player === player))
    return refuse('not-now');
  if (table.next.length >= MOST_WAITING) return refuse('queue-full');
  const called = [...table.seats.filter((place) => place.player !== null), ...table.next];
  const named = nameAmong(called, name, whyNotNamed);
  if (!named.ok) return named;
  const known = { ...(face !== undefined && { face }), ...(record && { record }) };
  return { ok: true, body: { type: 'next-in', name: named.name, ...known } };
}

export function checkNextOut(table: Table, { player }: Commander): Checked {
  const waits = table.next.some((each) => each.player === player);
  return waits ? { ok: true, body: { type: 'next-out' } } : refuse('not-now');
}

/**
 * The next round without those who do not want to meet again: whoever wished it goes their own way, but for the host, whose
 * table it is. Of those who wait, nobody joins whom they do not meet.
 */
export function withoutApart(opening: Opening, table: Table, blocks: readonly Block[] = []): Opening {
  if (blocks.length === 0) return opening;
  const { host } = opening;
  const seated = opening.seats.flatMap(({ player }) => player ?? []);
  const goes = new Set<PlayerId>();
  for (const { by, other } of blocks) {
    const isBoth = [by, other].every((player) => seated.includes(player) && !goes.has(player));
    if (isBoth) goes.add(by === host ? other : by);
  }
  if (goes.size === 0) return opening;
  const told = opening.seats.flatMap(({ player, name }) =>
    player !== null && goes.has(player) ? [{ what: 'left-out', about: name ?? '' } as const] : [],
  );
  return {
    ...opening,
    seats: opening.seats.map((seat) =>
      seat.player !== null && goes.has(seat.player) ? { player: null, name: null, level: null } : seat,
    ),
    acts: withActs(opening.acts, { seq: table.seq + 1, at: table.last }, ...told),
  };
}

/** Those who wait and can join everybody who is there. */
export function waitingApart(
  next: readonly Waiting[],
  { seats }: Opening,
  blocks: readonly Block[] = [],
): readonly Waiting[] {
  const there = seats.flatMap(({ player }) => player ?? []);
  return next.filter(({ player }) => {
    const isFine = !isApart(blocks, player, there);
    if (isFine) there.push(player);
    return isFine;
  });
}

/**
 * The next round with those who wait on the seats that nobody has, then on those of bots, in their order. Whoever has gone
 * meanwhile waits no longer.
 */
export function withNextIn(
  opening: Opening,
  next: readonly Waiting[],
  isThere: (player: PlayerId) => boolean,
): Opening {
  const waiting = next.filter(({ player }) => isThere(player));
  const isFree = ({ player }: Opening['seats'][number]) => player === null;
  const free = [
    ...opening.seats.flatMap((seat, i) => (isFree(seat) && seat.level === null ? i : [])),
    ...opening.seats.flatMap((seat, i) => (isFree(seat) && seat.level !== null ? i : [])),
  ];
  const coming = new Map(free.slice(0, waiting.length).map((seat, i) => [seat, waiting[i]]));
  const taken = new Set([...coming.values()].map(({ name }) => lookOf(name)));
  const left = waiting.slice(coming.size);
  const { next: _, ...rest } = opening;
  return {
    ...rest,
    seats: opening.seats.map((seat, i) => {
      const comes = coming.get(i);
      if (comes !== undefined) return { ...comes, level: null };
      const isAlike = isFree(seat) && seat.name !== null && taken.has(lookOf(seat.name));
      // A bot that is called like somebody who comes gets another name.
      return isAlike ? { ...seat, name: null } : seat;
    }),
    ...(left.length > 0 && { next: left }),
  };
}
