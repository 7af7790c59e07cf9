import { BadInput } from '../bad-input.ts';
import type { Game, Outcome } from '../game.ts';
import { asObject, asSeat, at, canonicalJson, type JsonObject, knownKeys } from '../json.ts';
import { changedOptions } from '../options.ts';
import { fillUnknown, optional, type Position, readOutcome, readScoredOutcome } from '../position.ts';
import { readCount, readTable, readTurn, spellTable, zoneReader } from '../position-parts.ts';
import { type Card, sortCards, type Zone } from '../zones.ts';
import type { Fact } from './facts.ts';
import type { CardTable, TableOptions } from './table.ts';
import type { Equipment, Kinds } from './view.ts';

/** What positions are read and written by. */
export interface PositionTerms extends Equipment {
  readonly game: Pick<Game<never, never, never, never, TableOptions>, 'meta' | 'checkOptions'>;
  readonly facts: Readonly<Record<string, Fact<unknown>>>;
  cardNamed(word: string): Card | undefined;
  check(state: CardTable): void;
}

const COMMON = ['turn', 'starter', 'moves', 'outcome'];

export function describeTable({ game, zones, facts }: PositionTerms, state: CardTable): Position {
  const words = (kinds: Kinds, held: Readonly<Record<string, Zone>>) =>
    Object.fromEntries(
      Object.keys(kinds).map((name) => [name, held[name].map((card) => game.meta.cards[card])]),
    );
  const { players } = state.options;
  const changed = Object.entries(state.facts).filter(
    ([key, value]) => canonicalJson(value) !== canonicalJson(facts[key].start(players)),
  );
  return {
    game: game.meta.id,
    options: changedOptions(game.meta, state.options),
    seats: state.seats.map((seat) => words(zones.seats, seat)),
    ...words(zones.piles, state.piles),
    turn: state.turn,
    starter: state.starter,
    moves: state.moves,
    ...Object.fromEntries(changed),
    ...(state.outcome === null ? {} : { outcome: state.outcome }),
  };
}

/** Zones that are not named are empty, cards that are named nowhere are not in the game. */
export function readPosition(terms: PositionTerms, given: Position): CardTable {
  const { game, zones, facts } = terms;
  const keys = [...Object.keys(zones.piles), ...Object.keys(facts), ...COMMON];
  const { object, seats, options, random } = readTable(game, given, keys);
  const { players } = options;
  const reader = zoneReader(terms.cardNamed);
  const zonesAt = (kinds: Kinds, held: JsonObject, place: string) =>
    Object.fromEntries(
      Object.keys(kinds).map((name) => {
        const zone: Zone = [];
        reader.read(zone, held[name], at(place, name));
        return [name, zone];
      }),
    );
  const state: CardTable = {
    options,
    random,
    seats: seats.map((seat, i) => {
      knownKeys(seat, at('seats', i), Object.keys(zones.seats));
      return zonesAt(zones.seats, seat, at('seats', i));
    }),
    piles: zonesAt(zones.piles, object, ''),
    facts: Object.fromEntries(
      Object.entries(facts).map(([key, fact]) => [
        key,
        object[key] === undefined ? fact.start(players) : fact.read(object[key], key, players),
      ]),
    ),
    starter: readStarter(object, options),
    turn: readTurn(object, players),
    moves: readCount(object.moves, 'moves'),
    outcome: optional(object.outcome, 'outcome', (value, place) => readEnd(value, place, players), null),
  };
  fillUnknown(reader.zones, terms.copies(options), game.meta.cards, random);
  sortHands(zones.seats, state);
  terms.check(state);
  return state;
}

/** Who began: whom the options name, and nobody else. */
function readStarter(object: JsonObject, { players, starter }: TableOptions): number {
  const seat = optional(object.starter, 'starter', (value, at) => asSeat(value, at, players), starter ?? 0);
  if (starter !== null && seat !== starter) {
    throw new BadInput('do-not-go-together', 'starter', `options.starter ${starter}`);
  }
  return seat;
}

function readEnd(given: unknown, place: string, players: number): Outcome {
  const { points = null } = asObject(given, place);
  return points === null ? readOutcome(given, place, players) : readScoredOutcome(given, place, players);
}

/** The cards of a hand have no order, and none that shows in which they came. */
export function sortHands(kinds: Kinds, state: Pick<CardTable, 'seats'>): void {
  for (const name in kinds) {
    if (kinds[name] === 'hand') for (const seat of state.seats) sortCards(seat[name]);
  }
}

export function spellPart({ game, zones, cardNamed }: PositionTerms, part: Position): Position {
  const named = (isHand: boolean) =>
    Object.keys(zones.seats).filter((name) => (zones.seats[name] === 'hand') === isHand);
  return spellTable(part, {
    cards: game.meta.cards,
    cardNamed,
    piles: Object.keys(zones.piles),
    seatKeys: Object.keys(zones.seats),
    ordered: named(false),
    unordered: named(true),
  });
}
