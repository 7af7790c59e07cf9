import type { Event, SeatView, View } from '@samsara/engine/games/karmaka/rules';
import type { Deal } from '../../contract/board.ts';

/** Decks and Hands from the Source. KK-31, KK-32 */
export function deal({ countdown, seats }: View): Deal | null {
  return countdown === 0 ? { from: 'source', first: { zone: 'deck', count: seats[0].deckCount } } : null;
}

/** What deserves emphasis: an attack, a theft, a death, a step on the ladder. */
export function isLoud(event: Event, view: View): boolean {
  switch (event.type) {
    case 'targeted':
      return event.seat !== event.target;
    case 'ruined':
      return event.from === 'deeds';
    case 'thieved':
    case 'stole':
    case 'copied-nothing':
    case 'died':
    case 'ascended':
    case 'stayed':
      return true;
    case 'reshuffled':
      return !view.seats.some(isDying);
    default:
      return false;
  }
}

/** A reshuffle for a new life is quieter than the death and the step on the ladder before it. KK-51 */
function isDying({ handCount, deckCount }: SeatView): boolean {
  return handCount === 0 && deckCount === 0;
}
