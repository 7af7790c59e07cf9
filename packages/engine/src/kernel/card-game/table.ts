import type { Outcome } from '../game.ts';
import type { OptionSpec } from '../options.ts';
import type { Random } from '../random.ts';
import type { Seat } from '../seats.ts';
import type { Zone } from '../zones.ts';

/** Options that every game made by `cardGame` has; it may have more. */
export interface TableOptions {
  readonly players: number;
  /** Who begins; null lets chance decide. */
  readonly starter: Seat | null;
  /** Milliseconds for a decision; 0 if there is no limit. */
  readonly decision_ms: number;
}

/**
 * One moment of a game made by `cardGame`, as plain JSON: cards in zones, facts that everybody knows, and one seat on turn.
 * What somebody must not know lies in a zone; a fact is never secret.
 */
export interface CardTable<
  SeatZone extends string = string,
  Pile extends string = string,
  Facts extends object = object,
  Options extends TableOptions = TableOptions,
> {
  readonly options: Options;
  readonly random: Random;
  /** By seat: the zones it has of its own. */
  readonly seats: readonly Readonly<Record<SeatZone, Zone>>[];
  readonly piles: Readonly<Record<Pile, Zone>>;
  readonly facts: Facts;
  readonly starter: Seat;
  turn: Seat;
  /** How many moves have been made. */
  moves: number;
  outcome: Outcome | null;
}

/**
 * Who sees the cards of a zone: of a `hand` its owner, and its cards have no order; `open` cards everybody; `closed` ones nobody.
 * The last card is on top.
 */
export type ZoneKind = 'hand' | 'open' | 'closed';

/** Ends the game, which those win; everybody else loses. */
export function endWith(
  state: CardTable,
  winners: readonly Seat[],
  reason: string,
  points: readonly number[] | null = null,
): void {
  const losers = state.seats.flatMap((_, seat) => (winners.includes(seat) ? [] : [seat]));
  state.outcome = { winners, losers, reason, points };
}

const LONGEST_DECISION_MS = 3_600_000;
const USUAL_DECISION_MS = 45_000;

/** The specs of the common options, with those of the game between them. */
export function optionSpecs(
  seats: { readonly min: number; readonly max: number },
  own: Readonly<Record<string, OptionSpec>>,
): Record<string, OptionSpec> {
  return {
    players: { type: 'whole', min: seats.min, max: seats.max, default: seats.min, standing: 'official' },
    starter: { type: 'seat', default: null, standing: 'official' },
    ...own,
    decision_ms: {
      type: 'whole',
      min: 0,
      max: LONGEST_DECISION_MS,
      default: USUAL_DECISION_MS,
      standing: 'house',
    },
  };
}
