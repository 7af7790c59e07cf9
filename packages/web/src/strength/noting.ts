import type { Outcome, PlayedGame, Seat } from '@samsara/engine';
import { keepRating } from './kept-ratings.ts';
import { ratingOf } from './ladder.ts';
import { ratedAfter } from './own-rating.ts';

/** Who sat at a table when its game ended. */
interface Seated {
  readonly kind: string;
  readonly level: string | null;
}

/** Learns from a game that has ended how strong its player is: nothing where a bot played for them, or no bot against them. */
export function noteResult(
  game: PlayedGame,
  play: string,
  seats: readonly Seated[],
  own: Seat,
  outcome: Outcome,
): void {
  if (seats[own].level !== null) return;
  const bots = new Map<Seat, number>();
  seats.forEach(({ kind, level }, seat) => {
    const rating = kind === 'bot' ? ratingOf(game, level) : undefined;
    if (rating !== undefined) bots.set(seat, rating);
  });
  keepRating(game, play, (before) => ratedAfter(before, { own, bots, outcome }));
}
