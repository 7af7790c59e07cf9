import type { Event } from '@samsara/engine/games/karmaka/rules';
import type { Consequence } from '../../../contract/board.ts';

export { thinking } from '@samsara/engine/games/karmaka/thinking';

/** A rise and a theft help; to stay on a rung, and a Deed that is lost, harm. */
export function consequenceOf(event: Event): Consequence | null {
  switch (event.type) {
    case 'ascended':
    case 'thieved':
    case 'stole':
      return { seat: event.seat, isGain: true };
    case 'stayed':
      return { seat: event.seat, isGain: false };
    case 'ruined':
      return event.from === 'deeds' ? { seat: event.owner, isGain: false } : null;
    default:
      return null;
  }
}
