import type { Event } from '@samsara/engine/games/mieses-karma/rules';
import type { Consequence } from '../../../contract/board.ts';

export { thinking } from '@samsara/engine/games/mieses-karma/thinking';

/** Foursomes, stolen cards and a second turn help; a question that nobody answers with a card harms. */
export function consequenceOf(event: Event): Consequence | null {
  switch (event.type) {
    case 'foursomes':
      return event.count > 0 ? { seat: event.seat, isGain: true } : null;
    case 'stole':
    case 'second-turn':
      return { seat: event.seat, isGain: true };
    case 'nobody-gave':
      return { seat: event.seat, isGain: false };
    default:
      return null;
  }
}
