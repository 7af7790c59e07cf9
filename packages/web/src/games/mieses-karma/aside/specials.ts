import type { Card, Seat } from '@samsara/engine';
import {
  BUDDHAS,
  JOKER,
  LEFT_SIGN,
  POWER_OF,
  REAPER,
  RIGHT_SIGN,
  SPECIES_OF,
  type Species,
  type View,
} from '@samsara/engine/games/mieses-karma/rules';

/** Something on a card that does not explain itself: a special sign, or what an animal can do. */
export type Special = 'joker' | 'reaper' | 'buddha' | Species;

export interface Explained {
  readonly special: Special;
  /** A card that shows it. */
  readonly card: Card;
}

/** The first special thing a seat has before it that is not known yet: its animal, then its hand. */
export function firstUnknown(view: View, seat: Seat, known: ReadonlySet<string>): Explained | null {
  const { animal, hand } = view.seats[seat];
  const specials: Explained[] = [...powerOfAnimal(animal), ...(hand ?? []).flatMap(signsOn)];
  return specials.find(({ special }) => !known.has(special)) ?? null;
}

/** Ants can do nothing; a human ends the game. */
function powerOfAnimal(card: Card): Explained[] {
  const special = SPECIES_OF[card];
  return POWER_OF[card] === 'none' && special !== 'human' ? [] : [{ special, card }];
}

function signsOn(card: Card): Explained[] {
  const found: Explained[] = [];
  if (BUDDHAS[card] > 0) found.push({ special: 'buddha', card });
  if (LEFT_SIGN[card] === JOKER || RIGHT_SIGN[card] === JOKER) found.push({ special: 'joker', card });
  if (RIGHT_SIGN[card] === REAPER) found.push({ special: 'reaper', card });
  return found;
}
