import type { PlayedGame, Strength } from '@samsara/engine';
import { firstRating, nearestStrength } from './ladder.ts';
import type { OwnRating } from './own-rating.ts';

/** What is kept about somebody in one game. */
interface Kept extends OwnRating {
  /** The last games that counted, so that none counts twice. */
  readonly plays: readonly string[];
}

const PLACE = 'samsara-own-strength';
const MOST_PLAYS = 20;

/** How strong whoever plays at this device is in a game. */
export function ownRating(game: Pick<PlayedGame, 'meta'>): OwnRating {
  return keptRatings()[game.meta.id] ?? firstRating(game);
}

/** The strength that is as strong as whoever plays at this device. */
export function asStrongAsYou(game: Pick<PlayedGame, 'meta'>): Strength {
  return nearestStrength(game, ownRating(game));
}

/** Keeps what a game has changed; one that was counted before changes nothing. */
export function keepRating(
  game: Pick<PlayedGame, 'meta'>,
  play: string,
  rated: (before: OwnRating) => OwnRating,
): void {
  const all = keptRatings();
  const before: Kept = all[game.meta.id] ?? { ...firstRating(game), plays: [] };
  if (before.plays.includes(play)) return;
  const after = rated(before);
  if (after.games === before.games) return;
  write({ ...all, [game.meta.id]: { ...after, plays: [...before.plays, play].slice(-MOST_PLAYS) } });
}

export function forgetRatings(): void {
  write({});
}

function keptRatings(): Readonly<Record<string, Kept>> {
  try {
    return readRatings(localStorage.getItem(PLACE));
  } catch {
    return {};
  }
}

function write(ratings: Readonly<Record<string, Kept>>): void {
  try {
    if (Object.keys(ratings).length === 0) localStorage.removeItem(PLACE);
    else localStorage.setItem(PLACE, JSON.stringify(ratings));
  } catch {
    // Where nothing may be stored, everybody is new each time.
  }
}

/** What is in the store, as far as it has the form of it. */
export function readRatings(text: string | null): Record<string, Kept> {
  try {
    const kept: unknown = JSON.parse(text ?? '{}');
    return Object.fromEntries(Object.entries(kept ?? {}).filter(([, each]) => isKept(each)));
  } catch {
    return {};
  }
}

function isKept(given: unknown): given is Kept {
  const { rating, deviation, games, plays } = (given ?? {}) as Partial<Kept>;
  return (
    isBetween(rating, -4000, 8000) &&
    isBetween(deviation, 1, 350) &&
    isBetween(games, 1, 1e9) &&
    Array.isArray(plays) &&
    plays.every((play) => typeof play === 'string')
  );
}

function isBetween(given: unknown, least: number, most: number): boolean {
  return typeof given === 'number' && given >= least && given <= most;
}
