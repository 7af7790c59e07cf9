import { type Outcome, placesIn } from '@samsara/engine';
import { MOST_RESULTS, type MyResult } from '@samsara/protocol';
import type { PlayerId } from '@samsara/table';
import type { Log, PlayResult } from '../log/log.ts';
import type { GameCard } from './game-card.ts';

/**
 * What became of somebody's games, the newest first. Nothing is kept for it: a game that ends is written down with its players in
 * the commit of its last entry, once, whichever node it was at, and the results follow from that.
 */
export async function resultsOf(log: Pick<Log, 'resultsOf'>, player: PlayerId): Promise<MyResult[]> {
  const ended = await log.resultsOf(player, MOST_RESULTS);
  return ended.flatMap((play) => resultOf(player, play) ?? []);
}

function resultOf(
  player: PlayerId,
  { play, game, at, players, card, commitment }: PlayResult,
): MyResult | undefined {
  const seat = players.indexOf(player);
  const outcome = (JSON.parse(card) as GameCard).outcome as Outcome | null;
  if (seat < 0 || outcome === null) return undefined;
  return {
    id: commitment,
    play,
    game,
    at,
    seats: players.length,
    people: players.filter((each) => each !== null).length,
    seat,
    won: outcome.winners.includes(seat),
    place: placesIn(outcome, players.length)[seat],
    points: outcome.points?.[seat] ?? null,
  };
}
