import type { PlayerId, Steadiness } from '@samsara/table';
import type { Log } from '../log/log.ts';
import type { GameCard } from './game-card.ts';

/** So many of the last games are looked at; with fewer than so many nothing is said. */
const MOST_GAMES = 40;
const FEWEST_GAMES = 5;

/**
 * How many of their last games somebody has played to the end, of those that they did or went from. Games that everybody
 * agreed to break off count for nothing.
 */
export async function steadinessOf(
  log: Pick<Log, 'endedOf'>,
  player: PlayerId,
): Promise<Steadiness | undefined> {
  let [finished, games] = [0, 0];
  for (const { ended, players, card } of await log.endedOf(player, MOST_GAMES)) {
    const { left = [] } = JSON.parse(card) as GameCard;
    const hasLeft = left.some((place) => players[place] === player);
    if (!hasLeft && ended !== 'finished') continue;
    games++;
    if (!hasLeft) finished++;
  }
  return games < FEWEST_GAMES ? undefined : [finished, games];
}
