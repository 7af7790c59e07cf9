import type { Card, Seat } from '@samsara/engine';
import {
  ABILITIES,
  CARDS,
  type CardId,
  cardsAtPlaces,
  currentStep,
  type View,
  type WaitView,
} from '@samsara/engine/games/karmaka/rules';
import { asked, asksForHandCard } from './by-hand.ts';

/** Where an ability asks its player to choose; cards that only they may see lie over the hand. */
export type AskedPlace = 'hand' | 'over-hand' | 'deeds' | 'ruins' | 'source' | 'seats';

/** The abilities that ask for a place of a zone. */
const ZONES: Partial<Record<CardId, AskedPlace>> = {
  crisis: 'deeds',
  recycle: 'ruins',
  salvage: 'ruins',
  transmigrate: 'over-hand',
};

/** What the seat that is played here has to choose from now; null while no ability asks it. */
export function askedPlace(view: View, seat: Seat | null): AskedPlace | null {
  const [wait] = view.pending;
  if (seat === null || view.outcome !== null || wait?.seat !== seat || wait.type !== 'ability') return null;
  switch (asked(wait)) {
    case 'target':
      return 'seats';
    case 'draw':
      return 'source';
    case 'place':
      return ZONES[CARDS[wait.ability as Card]] ?? null;
    case 'card':
      if (asksForHandCard(wait)) return 'hand';
      return wait.seenCount > 0 ? 'over-hand' : 'deeds';
    case 'look':
      return 'over-hand';
    default:
      return null;
  }
}

/** The cards to choose from, the top one first; empty where the hand or a seat is asked for. */
export function choiceCards(view: View, wait: WaitView): readonly Card[] {
  const asks = asked(wait);
  if (asks === 'place') return cardsAtPlaces(view);
  if (asks !== 'card' || asksForHandCard(wait)) return [];
  // What is neither in the Hand nor being looked at is a Deed to copy.
  return wait.seenCount > 0 ? (wait.seen ?? []) : [...view.seats[wait.seat].deeds].reverse();
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
