import type { Seat } from '../../../kernel/seats.ts';
import { aheadBy, type Manner } from '../../../kernel/thinking/manner.ts';
import type { Card } from '../../../kernel/zones.ts';
import { VALUES } from '../cards.ts';
import type { Move } from '../moves.ts';
import { scoreOf } from '../rebirth.ts';
import { type Running, type State, seatingAt, waitOf } from '../state.ts';
import { CARD } from './bot-plan.ts';

/** Abilities that take something from a rival. */
const HARMFUL: ReadonlySet<Card> = new Set([
  CARD.panic,
  CARD.dwindle,
  CARD.crisis,
  CARD['hells-heart'],
  CARD.vengeance,
  CARD.spite,
  CARD['stolen-dreams'],
  CARD.swindle,
  CARD.thievery,
]);

const MOST_POINTS = 3;

/**
 * An ability now is the venture, a seed for the next life the safe way. Whoever is hurt may keep the card that hurt them: to take it is to pay it
 * back in another life. KK-45
 */
export function manner(state: State, seat: Seat, move: Move): Manner {
  switch (move.type) {
    case 'ability':
      return using(state, seat, move.card);
    case 'future':
      return { special: -VALUES[move.card] / MOST_POINTS, risk: -0.5 };
    case 'ally':
      return { gift: 1 };
    case 'pass':
      return { risk: -0.5 };
    case 'target':
      return aimingAt(state, seat, (waitOf(state) as Running).ability, move.number);
    case 'accept':
      return HARMFUL.has(waitOf(state).card as Card) ? { revenge: 1, harm: 0.5 } : {};
    case 'draw':
      return { risk: 0.5 };
    default:
      return {};
  }
}

/** What was used for its ability is offered to rivals, and a mild one is a gift to them. KK-44 */
function using(state: State, seat: Seat, card: Card): Manner {
  const special = VALUES[card] / MOST_POINTS;
  if (!HARMFUL.has(card)) return { special, risk: card === CARD.roulette ? 1 : 0.5, gift: 0.5 * special };
  const { rivals } = seatingAt(state);
  const leads = leadsIn(state);
  const revenge = Math.max(...rivals[seat].map((rival) => aheadBy(leads, rival)));
  return { special, risk: 0.5, harm: 1, revenge };
}

function aimingAt(state: State, seat: Seat, ability: Card, target: Seat): Manner {
  const isOwn = seatingAt(state).sides[seat].includes(target);
  return isOwn || !HARMFUL.has(ability) ? {} : { revenge: aheadBy(leadsIn(state), target) };
}

/** By seat: rungs first, then the points of this life. */
function leadsIn({ rungs, deeds }: State): number[] {
  return rungs.map((rung, seat) => 100 * rung + scoreOf(deeds[seat]));
}
