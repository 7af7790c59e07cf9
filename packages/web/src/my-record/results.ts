import { placesIn } from '@samsara/engine';
import type { MyResult, PlayedGame } from '@samsara/protocol';
import type { KeptRecord } from '../local/worker/plan.ts';

/** Whom somebody played with: bots alone, people at devices of their own, or people around one device. */
export const COMPANIES = ['bots', 'people', 'device'] as const;
export type Company = (typeof COMPANIES)[number];

/** One game of whoever reads this, played to its end. */
export interface Result {
  /** The commitment of its shuffle: a game counts once. */
  readonly id: string;
  /** The name its record is found under. */
  readonly play: string;
  readonly game: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly seats: number;
  readonly company: Company;
  /** Whose seat it was, and what became of it; null where several shared a device, and for games of others. */
  readonly own: OwnResult | null;
  /** Does the record lie on this device? */
  readonly isHere: boolean;
  /** What a review has said; null where there was none. */
  readonly choices: Pick<PlayedGame, 'own' | 'cards'> | null;
}

export interface OwnResult {
  readonly seat: number;
  readonly won: boolean;
  readonly place: number;
  readonly points: number | null;
}

/** A game of this device; null for one that says nothing about its player: practice, broken off, or anybody's file. */
export function resultHere({ play, record, at, practice, seat, where }: KeptRecord): Result | null {
  const outcome = record.end?.outcome;
  const isBrought = seat !== undefined;
  if (practice || !outcome || (!isBrought && !play.startsWith('local-'))) return null;
  const people = record.seats.flatMap(({ kind }, each) => (kind === 'person' ? [each] : []));
  const ownSeat = isBrought ? seat : people.length === 1 ? people[0] : null;
  const together = isBrought && where !== 'device' ? 'people' : 'device';
  return {
    id: record.fairness.commitment,
    play,
    game: record.game,
    at,
    seats: record.seats.length,
    company: people.length > 1 ? together : 'bots',
    own:
      ownSeat === null
        ? null
        : {
            seat: ownSeat,
            won: outcome.winners.includes(ownSeat),
            place: placesIn(outcome, record.seats.length)[ownSeat],
            points: outcome.points?.[ownSeat] ?? null,
          },
    isHere: true,
    choices: null,
  };
}

export function resultThere({
  id,
  play,
  game,
  at,
  seats,
  people,
  seat,
  won,
  place,
  points,
}: MyResult): Result {
  const company = people > 1 ? 'people' : 'bots';
  return {
    id,
    play,
    game,
    at,
    seats,
    company,
    own: { seat, won, place, points },
    isHere: false,
    choices: null,
  };
}

/** All games, each once: as the server knows it, else as it was played first. The newest first. */
export function together(
  here: readonly Result[],
  there: readonly Result[],
  choices: readonly PlayedGame[],
): readonly Result[] {
  const byId = new Map<string, Result>();
  for (const result of [...here].sort((a, b) => a.at - b.at))
    if (!byId.has(result.id)) byId.set(result.id, result);
  for (const result of there) byId.set(result.id, result);
  const reviewed = new Map(choices.map(({ id, own, cards }) => [id, { own, cards }]));
  return [...byId.values()]
    .map((result) => ({ ...result, choices: reviewed.get(result.id) ?? null }))
    .sort((a, b) => b.at - a.at);
}

/** What is looked at; null for all. */
export interface Filter {
  readonly game: string | null;
  readonly company: Company | null;
  readonly seats: number | null;
}

export const EVERYTHING: Filter = { game: null, company: null, seats: null };

export function filtered(results: readonly Result[], { game, company, seats }: Filter): readonly Result[] {
  return results.filter(
    (result) =>
      (game === null || result.game === game) &&
      (company === null || result.company === company) &&
      (seats === null || result.seats === seats),
  );
}
