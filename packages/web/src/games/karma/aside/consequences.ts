import type { Event } from '@samsara/engine/games/karma/rules';
import type { Consequence } from '../../../contract/board.ts';

export { thinking } from '@samsara/engine/games/karma/thinking';

/** Cards that come to a hand harm, cards that leave the game and a way out help. */
export function consequenceOf(event: Event): Consequence | null {
  switch (event.type) {
    case 'took':
      return { seat: event.seat, isGain: false };
    case 'gave':
      return { seat: event.to, isGain: false };
    case 'triple':
    case 'went-out':
      return { seat: event.seat, isGain: true };
    default:
      return null;
  }
}
