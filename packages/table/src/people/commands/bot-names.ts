import { freeBotName } from '@samsara/engine';
import type { Opening } from '../../state/entries.ts';
import type { Place, Table } from '../../state/table.ts';
import { lookOf } from './look-alikes.ts';

/** Names of bots are chosen when an entry is written and stand in it, so that everybody reads the same from the log. */

/** The seats of a round that is opened, with names for the bots that have none. */
export function withBotNames(seats: Opening['seats']): Opening['seats'] {
  const named = seats.map((seat) => ({ ...seat }));
  for (const seat of named) {
    if (seat.player === null && seat.level !== null && seat.name === null)
      seat.name = freeBotName(
        named.map(({ name }) => name),
        lookOf,
      );
  }
  return named;
}

/** The name of the bot that comes to a seat: a bot that is there already keeps its own. Nothing where no bot comes. */
export function nameOfBot(table: Table, seat: number, level: string | null): { readonly name?: string } {
  if (level === null) return {};
  const { player, name } = table.seats[seat];
  return {
    name:
      (player === null ? name : null) ??
      freeBotName(
        table.seats.map((place) => place.name),
        lookOf,
      ),
  };
}

/** Bots give way to people: those called like somebody who sits down get another name, by seat. */
export function botsRenamedFor(
  table: Table,
  person: string,
): { readonly bots?: readonly (readonly [seat: number, name: string])[] } {
  const taken: (string | null)[] = [person, ...table.seats.map(({ name }) => name)];
  const bots = table.seats.flatMap((place, seat) => {
    if (!isBotCalled(place, person)) return [];
    const name = freeBotName(taken, lookOf);
    taken.push(name);
    return [[seat, name] as const];
  });
  return bots.length === 0 ? {} : { bots };
}

function isBotCalled({ player, name }: Place, called: string): boolean {
  return player === null && name !== null && lookOf(name) === lookOf(called);
}
