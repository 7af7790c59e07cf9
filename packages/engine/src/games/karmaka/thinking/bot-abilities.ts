import type { Seat } from '../../../kernel/seats.ts';
import { type Card, topOf } from '../../../kernel/zones.ts';
import { VALUES } from '../cards.ts';
import { scoreOf } from '../rebirth.ts';
import { type State, seatingAt } from '../state.ts';
import { CARD, missing, serves, suitsNextLife } from './bot-plan.ts';

/** How much it helps to use a card for its ability now, by what is public or one's own. */
export function likesAbility(state: State, seat: Seat, card: Card): number {
  const rivals = seatingAt(state).rivals[seat];
  const hand = state.hands[seat].size;
  switch (card) {
    case CARD.journey:
      return 17;
    case CARD['another-day']:
      return 15;
    case CARD.panic:
      return 11;
    case CARD.peek:
      return 8;
    case CARD.longevity:
      return 11;
    case CARD.sowing:
      return 13;
    case CARD.destiny:
      return 12;
    case CARD.jubilee:
      return missing(state, seat) > 2 && hand > 2 ? 16 : 2;
    case CARD.salvage:
    case CARD.recycle:
      return state.ruins.length > 0 ? 6 + bestOfRuins(state, seat) : 1;
    case CARD.thievery:
      return most(rivals, (rival) => 5 + 4 * topPoints(state, rival));
    case CARD.vengeance:
      return most(rivals, (rival) => 4 + 3 * topPoints(state, rival));
    case CARD.crisis:
      return most(rivals, (rival) => (state.deeds[rival].length === 1 ? 4 + 3 * topPoints(state, rival) : 3));
    case CARD['stolen-dreams']:
      return most(rivals, (rival) => (state.futures[rival].length > 0 ? 14 : 1));
    case CARD['hells-heart']:
      return most(rivals, (rival) => 3 + 4 * Math.min(2, state.futures[rival].length));
    case CARD.spite:
      return most(rivals, (rival) => 3 + 4 * Math.min(2, state.hands[rival].size));
    case CARD.swindle:
      return most(rivals, (rival) => (state.hands[rival].size > 0 ? 12 : 1));
    case CARD.dwindle:
      return most(rivals, (rival) => (state.hands[rival].size > 0 ? 7 : 1));
    case CARD.roulette:
      return 9;
    case CARD.embody:
      return state.deeds[seat].length > 0 ? 8 : 1;
    case CARD.mimic:
      return most(rivals, (rival) => (state.deeds[rival].length > 0 ? 8 : 1));
    default:
      return 3;
  }
}

/** Harms whoever is ahead, helps oneself; a Panic hits a rival's Deck if there is one. */
export function likesTarget(state: State, seat: Seat, ability: Card, target: Seat): number {
  const isOwn = seatingAt(state).sides[seat].includes(target);
  if (ability === CARD.longevity) return target === seat ? 10 : isOwn ? 8 : 0;
  const ahead = 3 * state.rungs[target] + scoreOf(state.deeds[target]);
  if (isOwn) return -100;
  switch (ability) {
    case CARD.panic:
      return ahead + 10 * Math.min(1, state.decks[target].length);
    case CARD.vengeance:
    case CARD.thievery:
    case CARD.crisis:
      return ahead + 10 * topPoints(state, target);
    case CARD['hells-heart']:
    case CARD['stolen-dreams']:
      return ahead + 10 * Math.min(2, state.futures[target].length);
    default:
      return ahead + 10 * Math.min(2, state.hands[target].size);
  }
}

function most(rivals: readonly Seat[], likes: (rival: Seat) => number): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < rivals.length; i++) best = Math.max(best, likes(rivals[i]));
  return best;
}

function topPoints(state: State, seat: Seat): number {
  const top = topOf(state.deeds[seat]);
  return top === null ? 0 : VALUES[top];
}

/** Of the Ruins, from the top. */
const REACHED = 3;

/** The Ruins' top three, by what the best of them is worth. */
function bestOfRuins(state: State, seat: Seat): number {
  const { ruins } = state;
  let best = 0;
  for (let i = Math.max(0, ruins.length - REACHED); i < ruins.length; i++) {
    best = Math.max(best, serves(state, seat, ruins[i]) + suitsNextLife(state, seat, ruins[i]));
  }
  return best;
}
