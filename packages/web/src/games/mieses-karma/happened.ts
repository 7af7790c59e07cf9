import type { Event, View } from '@samsara/engine/games/mieses-karma/rules';
import type { Deal } from '../../contract/board.ts';

/** The first hands. MK-65 */
export function deal({ countdown }: View): Deal | null {
  return countdown === 0 ? { from: 'draw' } : null;
}

/** What everybody should notice: thefts, imitation, gifts taken, death and rebirth. */
export function isLoud(event: Event): boolean {
  switch (event.type) {
    case 'stole':
    case 'imitated':
    case 'took':
    case 'nobody-gave':
    case 'died':
    case 'reborn':
    case 'second-turn':
      return true;
    case 'foursomes':
      return event.count > 0;
    default:
      return false;
  }
}
