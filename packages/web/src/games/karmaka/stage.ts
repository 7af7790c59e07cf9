import type { Card, Seat } from '@samsara/engine';
import {
  ABILITIES,
  cardsAtPlaces,
  currentStep,
  type Move,
  type View,
  type WaitView,
} from '@samsara/engine/games/karmaka/rules';
import type { Pick } from '../../contract/board.ts';
import { asked, asksForHandCard } from './by-hand.ts';

/** What the panel over the board is about. */
export type Stage =
  /** A card of the Hand is picked: which way is it played? KK-38 */
  | { readonly type: 'ways'; readonly card: Card }
  /** The next step of an ability. */
  | { readonly type: 'step'; readonly wait: WaitView }
  /** A rival's Hand lies open. KKH-09 */
  | { readonly type: 'peek'; readonly wait: WaitView; readonly target: Seat }
  /** A card is offered. KK-44 */
  | { readonly type: 'offer'; readonly card: Card }
  /** A life is over, and rings may be spent. KK-54 */
  | { readonly type: 'life' };

/** The panel for the seat that is played here; none while others are asked or nothing is picked yet. */
export function stageOf(view: View, seat: Seat | null, picks: readonly Pick[]): Stage | null {
  const [wait] = view.pending;
  if (seat === null || view.outcome !== null || wait?.seat !== seat) return null;
  switch (wait.type) {
    case 'turn': {
      const [pick] = picks;
      return pick?.zone === `hand:${seat}` && pick.card !== null ? { type: 'ways', card: pick.card } : null;
    }
    case 'offer':
      return { type: 'offer', card: wait.card as Card };
    case 'death':
      return { type: 'life' };
    case 'ability':
      return asked(wait) === 'look' && wait.target !== null
        ? { type: 'peek', wait, target: wait.target }
        : { type: 'step', wait };
  }
}

/** Does the panel itself offer this move? */
export function isInPanel(move: Move, view: View, picks: readonly Pick[]): boolean {
  const stage = stageOf(view, view.viewer === 'onlooker' ? null : view.viewer, picks);
  return stage?.type === 'step' ? move.type === 'target' : stage !== null && stage.type !== 'peek';
}

/** The cards laid out to choose from, the top one first; null where another zone is asked for. */
export function choiceCards(view: View, wait: WaitView): readonly Card[] | null {
  const asks = asked(wait);
  if (asks === 'place') return cardsAtPlaces(view);
  if (asks !== 'card' || asksForHandCard(wait)) return null;
  // What is neither in the Hand nor being looked at is a Deed to copy, each kind once.
  return wait.seenCount > 0 ? (wait.seen ?? []) : [...new Set([...view.seats[wait.seat].deeds].reverse())];
}

/** How far an ability has got: which card of how many at most, or which of its questions; null if there is only one. */
export function progressIn(wait: WaitView): { type: 'card' | 'step'; at: number; of: number } | null {
  const steps = ABILITIES[wait.ability as Card];
  const step = currentStep(wait);
  const most = step.most(wait);
  if (most > 1)
    return wait.seenCount > 0 && !step.optional ? null : { type: 'card', at: wait.times + 1, of: most };
  const asking = steps.filter(({ asks }) => asks !== 'nothing');
  return asking.length > 1 ? { type: 'step', at: asking.indexOf(step) + 1, of: asking.length } : null;
}
