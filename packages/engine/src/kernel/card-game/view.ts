import type { Outcome } from '../game.ts';
import { below, fastRandom, type Random, shuffle } from '../random.ts';
import type { Seat, Viewer } from '../seats.ts';
import type { Card, Zone } from '../zones.ts';
import { copyOf } from './facts.ts';
import type { CardTable, ZoneKind } from './table.ts';

/** Zones as a viewer may know them: the cards, or null, and how many there are (`hand`, `handCount`). */
export type ZonesView<Name extends string> = {
  readonly [Zone in Name]: readonly Card[] | null;
} & { readonly [Zone in Name as `${Zone}Count`]: number };

/** What a viewer may know of a table. */
export interface CardTableView<State extends CardTable = CardTable> {
  readonly viewer: Viewer;
  readonly options: State['options'];
  readonly seats: readonly ZonesView<Extract<keyof State['seats'][number], string>>[];
  readonly piles: ZonesView<Extract<keyof State['piles'], string>>;
  readonly facts: State['facts'];
  readonly starter: Seat;
  readonly turn: Seat;
  readonly moves: number;
  readonly outcome: Outcome | null;
}

export type Kinds = Readonly<Record<string, ZoneKind>>;

/** Which zones there are, and how many copies of each card. */
export interface Equipment {
  readonly zones: { readonly seats: Kinds; readonly piles: Kinds };
  copies(options: object): readonly number[];
}

export function viewOf({ zones }: Pick<Equipment, 'zones'>, state: CardTable, viewer: Viewer): CardTableView {
  return {
    viewer,
    options: state.options,
    seats: state.seats.map((own, seat) => zonesView(zones.seats, own, seat === viewer)),
    piles: zonesView(zones.piles, state.piles, false),
    facts: copyOf(state.facts),
    starter: state.starter,
    turn: state.turn,
    moves: state.moves,
    outcome: state.outcome,
  };
}

/** May a viewer see the cards of such a zone? */
export function isSeen(kind: ZoneKind, own: boolean): boolean {
  return kind === 'open' || (kind === 'hand' && own);
}

function zonesView(kinds: Kinds, zones: Readonly<Record<string, Zone>>, own: boolean): ZonesView<string> {
  const seen: Record<string, readonly Card[] | number | null> = {};
  for (const [name, kind] of Object.entries(kinds)) {
    seen[name] = isSeen(kind, own) ? zones[name].slice() : null;
    seen[`${name}Count`] = zones[name].length;
  }
  return seen as unknown as ZonesView<string>;
}

/** A full state that looks like this to the viewer: whatever is unseen lies in random order in the hidden places. */
export function imagineFrom({ zones, copies }: Equipment, view: CardTableView, random: Random): CardTable {
  const unseen = unseenCards(zones, copies(view.options), view);
  shuffle(random, unseen);
  const filled = (kinds: Kinds, seen: ZonesView<string>) =>
    Object.fromEntries(
      Object.entries(kinds).map(([name, kind]) => {
        const cards = seen[name]?.slice() ?? unseen.splice(unseen.length - countIn(seen, name));
        return [name, kind === 'hand' ? cards.sort((a, b) => a - b) : cards];
      }),
    );
  return {
    options: view.options,
    random: fastRandom(below(random, 2 ** 30)),
    seats: view.seats.map((seat) => filled(zones.seats, seat)),
    piles: filled(zones.piles, view.piles),
    facts: copyOf(view.facts),
    starter: view.starter,
    turn: view.turn,
    moves: view.moves,
    outcome: view.outcome,
  };
}

function countIn(seen: ZonesView<string>, name: string): number {
  return (seen as unknown as Readonly<Record<string, number>>)[`${name}Count`];
}

/** Every card of the game that the view does not show. */
function unseenCards(zones: Equipment['zones'], copies: readonly number[], view: CardTableView): Card[] {
  const left = copies.slice();
  const see = (kinds: Kinds, seen: ZonesView<string>) => {
    for (const name of Object.keys(kinds)) for (const card of seen[name] ?? []) left[card]--;
  };
  for (const seat of view.seats) see(zones.seats, seat);
  see(zones.piles, view.piles);
  const unseen: Card[] = [];
  for (let card = 0; card < left.length; card++) {
    for (let copy = 0; copy < left[card]; copy++) unseen.push(card);
  }
  return unseen;
}
