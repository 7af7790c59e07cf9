import type { PlayedGame } from '@samsara/engine';
import { type Deal, dealOf, dealOfDay, isDay } from '@samsara/engine/deals';
import type { DealPlace } from '../shell/routes.ts';
import { type Challenge, readChallenge } from './challenge.ts';
import { dayAt } from './days.ts';

/** The deal that an address means. */
export interface ChosenDeal {
  readonly deal: Deal;
  /** The day whose deal it is; null for any other one. */
  readonly day: string | null;
  /** Who sent it, if it was sent. */
  readonly challenge: Challenge | null;
}

/** null where the address means none: a day that is not there yet, or a link that holds nothing. */
export async function dealAt(
  game: PlayedGame,
  { day, challenge: text }: DealPlace,
  now: number,
): Promise<ChosenDeal | null> {
  const today = dayAt(now);
  if (text !== null) {
    const challenge = await readChallenge(text);
    if (challenge === null) return null;
    const deal = dealOf(game, challenge.seed);
    const isOfDay = challenge.day !== null && isPlayable(challenge.day, today);
    const ofDay = isOfDay && dealOfDay(game, challenge.day).seed === challenge.seed;
    return { deal, day: ofDay ? challenge.day : null, challenge };
  }
  const chosen = day ?? today;
  if (!isPlayable(chosen, today)) return null;
  return { deal: dealOfDay(game, chosen), day: chosen, challenge: null };
}

/** Nobody plays tomorrow's deal today. */
function isPlayable(day: string, today: string): boolean {
  return isDay(day) && day <= today;
}
