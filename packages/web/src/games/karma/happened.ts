import type { Event, View } from '@samsara/engine/games/karma/rules';
import type { Deal } from '../../contract/board.ts';

/** Where the lowest card of the pile can be seen; a card that is brought up flies from there. */
export const PILE_BOTTOM = 'pile-bottom';

/** Three hidden cards each, then the hands. KA-09, KA-10 */
export function deal({ countdown, pending: [wait], seats }: View): Deal | null {
  const isFresh =
    countdown === 0 && wait?.shape === 'sealed' && wait.answers.every((answer) => answer === null);
  return isFresh ? { from: 'draw', first: { zone: 'hidden', count: seats[0].hiddenCount } } : null;
}

/** From this many cards on, it is told with emphasis when somebody takes the pile. */
const HEAVY = 8;

/** What changes fortunes is told over the table. */
export function isLoud(event: Event, _view: View): boolean {
  switch (event.type) {
    case 'triple':
    case 'gave':
    case 'raised':
    case 'went-out':
    case 'came-back':
      return true;
    case 'turned':
      return !event.fits;
    case 'took':
      return event.count >= HEAVY;
    default:
      return false;
  }
}

/** Which cards lay in a pile is for the log: a large one would have a long sentence. */
export function headline(event: Event): Event {
  return event.type === 'took' || event.type === 'gave' ? { ...event, cards: null } : event;
}
