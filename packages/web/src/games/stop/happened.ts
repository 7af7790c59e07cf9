import type { Card } from '@samsara/engine';
import { type Event, KIND_OF, PLUS_X, SKIP, SWAP, TWO, type View } from '@samsara/engine/games/stop/rules';
import type { Deal } from '../../contract/board.ts';

/** The first cards of the game; those of later rounds have events. */
export function deal({ countdown }: View): Deal | null {
  return countdown === 0 ? { from: 'draw' } : null;
}

/** What has a victim, a call or a price is said aloud. */
export function isLoud(event: Event): boolean {
  switch (event.type) {
    case 'played':
      return event.way !== 'turn' || event.free || event.calls !== 0 || isAttack(event.card);
    case 'drew':
      return event.why === 'two' || event.why === 'plus-x';
    case 'forgot':
    case 'turned':
    case 'skipped':
    case 'swapped':
    case 'timed-out':
    case 'scored':
      return true;
    default:
      return false;
  }
}

const ATTACKS: readonly number[] = [TWO, SKIP, SWAP, PLUS_X];

export function isAttack(card: Card): boolean {
  return ATTACKS.includes(KIND_OF[card]);
}
