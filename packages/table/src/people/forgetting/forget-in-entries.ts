import {
  type Body,
  bodyOf,
  type Deed,
  type Entry,
  isMove,
  linkOf,
  type Opening,
  type Sha256,
} from '../../state/entries.ts';
import type { LiftDeed } from '../../state/lifted.ts';
import { personIdOf } from '../../state/person-id.ts';
import type { PlayerId } from '../../state/table.ts';
import type { ToForget } from './forget-in-table.ts';
import { NAMELESS } from './nameless.ts';

/**
 * The entries of a table that have to be written otherwise so that nothing in them is left of a person's names and words, or
 * of what was said up to a moment. Each keeps its link, so that all others still follow from it, and carries a seal over what
 * it holds by now: an accident is found there as before.
 */
export function forgetInEntries(entries: readonly Entry[], what: ToForget, sha256: Sha256): Entry[] {
  const people = what.player === undefined ? [] : namesakes(entries, what.player);
  return entries.flatMap((entry) => {
    const body = bodyOf(entry);
    if (isMove(body)) return [];
    const { forgotten: _, ...before } = body as Deed & Sealed;
    const rest = without(before as Deed, entry, people, what.until ?? 0);
    const text = JSON.stringify(rest);
    if (text === JSON.stringify(before)) return [];
    const forgotten = sealOf(entry, text, sha256);
    return [{ ...entry, body: JSON.stringify({ ...rest, forgotten }) }];
  });
}

/** Does an entry from which something was taken hold what was left of it? */
export function isWellForgotten(entry: Entry, sha256: Sha256): boolean {
  if (!entry.body.includes('"forgotten":"')) return false;
  const { forgotten, ...rest } = bodyOf(entry) as Body & Sealed;
  return forgotten === sealOf(entry, JSON.stringify(rest), sha256);
}

interface Sealed {
  readonly forgotten?: string;
}

function sealOf(entry: Entry, body: string, sha256: Sha256): string {
  return linkOf(entry.link, { ...entry, body }, sha256);
}

/** The person, and whoever had the seat before them that the table has handed on: both are the same to the table. */
function namesakes(entries: readonly Entry[], player: PlayerId): PlayerId[] {
  const found = new Set([player]);
  const holders = new Map<number, PlayerId>();
  for (const entry of entries) {
    const body = bodyOf(entry);
    if (isMove(body)) continue;
    if ('seats' in body) {
      body.seats.forEach((place, seat) => {
        if (place.player !== null) holders.set(seat, place.player);
      });
    }
    if (body.type === 'sit') holders.set(body.seat, entry.actor);
    if (body.type !== 'handed-on') continue;
    const before = holders.get(body.seat);
    if (body.player === player && before !== undefined) found.add(before);
    holders.set(body.seat, body.player);
  }
  return [...found];
}

function without(deed: Deed, { table, actor, at }: Entry, people: readonly PlayerId[], until: number): Deed {
  const isTheirs = people.includes(actor);
  switch (deed.type) {
    case 'open':
    case 'rematch':
      return withoutIn(deed, table, people, until);
    case 'lift':
      return isTheirs ? liftWithout(deed) : deed;
    case 'sit':
    case 'next-in':
      return isTheirs ? nameless(deed) : deed;
    case 'say':
      if (!isTheirs && at > until) return deed;
      return { ...deed, name: isTheirs ? NAMELESS : deed.name, what: { text: '' } };
    default:
      return deed;
  }
}

function withoutIn(opening: Opening, table: string, people: readonly PlayerId[], until: number): Opening {
  const known = new Set(people.map((player) => personIdOf(table, player)));
  const isOther = ({ player }: { readonly player: PlayerId | null }) =>
    player === null || !people.includes(player);
  const named = <T extends { readonly player: PlayerId | null; readonly face?: number }>(each: T): T =>
    isOther(each) ? each : nameless(each);
  const { acts, ...others } = opening;
  const { seats, chat, evening, removed, next } = others;
  return {
    ...others,
    ...(acts && people.length === 0 && { acts }),
    seats: seats.map(named),
    chat: chat.filter(({ person, at }) => at > until && (person === undefined || !known.has(person))),
    ...(removed && { removed: removed.filter(isOther) }),
    ...(evening && { evening: { ...evening, lines: evening.lines.map(named) } }),
    ...(next && { next: next.filter(isOther) }),
  };
}

/** Whoever brought a game from a device has also named the others there. */
function liftWithout(deed: LiftDeed): LiftDeed {
  const { opening } = deed;
  const seats = opening.body.seats.map((place) => (place.player === null ? place : nameless(place)));
  return { ...nameless(deed), opening: { ...opening, body: { ...opening.body, seats } } };
}

function nameless<T extends { readonly face?: number }>({ face: _, ...rest }: T): T {
  return { ...rest, name: NAMELESS } as unknown as T;
}

/** What somebody was called at a table. */
export function namesIn(entries: readonly Entry[], player: PlayerId): string[] {
  const names = entries.flatMap((entry) => {
    const body = bodyOf(entry);
    if (isMove(body)) return [];
    if ('seats' in body)
      return body.seats.flatMap((seat) => (seat.player === player ? (seat.name ?? []) : []));
    return entry.actor === player && 'name' in body ? (body.name ?? []) : [];
  });
  return [...new Set(names)];
}
