import type { Event } from '@samsara/engine/games/stop/rules';
import type { Consequence } from '../../../contract/board.ts';

export { thinking } from '@samsara/engine/games/stop/thinking';

/** Cards drawn for others, a turn that is lost and a forgotten call harm; a call helps whoever makes it. */
export function consequenceOf(event: Event): Consequence | null {
  switch (event.type) {
    case 'drew':
      return event.why === 'two' || event.why === 'plus-x' ? { seat: event.seat, isGain: false } : null;
    case 'skipped':
    case 'forgot':
      return { seat: event.seat, isGain: false };
    case 'played':
      return event.calls === 0 ? null : { seat: event.seat, isGain: true };
    default:
      return null;
  }
}
