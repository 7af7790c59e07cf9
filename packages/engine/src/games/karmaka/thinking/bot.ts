import type { BotTaste } from '../../../kernel/game.ts';
import type { Seat } from '../../../kernel/seats.ts';
import type { Card } from '../../../kernel/zones.ts';
import { VALUES } from '../cards.ts';
import { cardOf } from '../memory.ts';
import type { Move } from '../moves.ts';
import { neededOn, scoreOf } from '../rebirth.ts';
import { currentStep } from '../running.ts';
import { type Running, type State, waitOf } from '../state.ts';
import { likesAbility, likesTarget } from './bot-abilities.ts';
import { chances } from './bot-chances.ts';
import { manner } from './bot-manner.ts';
import {
  bestColour,
  CARD,
  missing,
  missingBeside,
  pointsIn,
  serves,
  suitsNextLife,
  suitsPlan,
} from './bot-plan.ts';

/**
 * Plans a life: one colour becomes Deeds until the life is good enough, the strongest of the rest are seeds for the next,
 * and what serves neither is used for its ability. A cheap card of another colour covers Deeds that are just enough.
 */
export const taste: BotTaste<State, Move> = {
  likes(state: State, seat: Seat, move: Move): number {
    switch (move.type) {
      case 'deed':
        return likesDeed(state, seat, move.card);
      case 'future':
        return 5 + suitsNextLife(state, seat, move.card);
      case 'ally':
        return 3 + VALUES[move.card];
      case 'ability':
        return likesAbility(state, seat, move.card) - serves(state, seat, move.card);
      case 'pass':
        return 2;
      case 'accept':
        return 1;
      case 'rings':
        return likesRings(state, seat, move.number);
      case 'target':
        return likesTarget(state, seat, (waitOf(state) as Running).ability, move.number);
      case 'choose':
        return likesChoice(state, seat, waitOf(state) as Running, move.card);
      case 'place':
        return likesPlace(state, seat, waitOf(state) as Running, move.number);
      case 'draw':
        return 5;
      default:
        return 0;
    }
  },

  manner,
  chances,
  lookahead: 8,
};

/** Points that are still missing come first; then a cover for the top Deed. KK-58 */
function likesDeed(state: State, seat: Seat, card: Card): number {
  const deeds = state.deeds[seat];
  const points = pointsIn(deeds);
  const lacks = missingBeside(points, state, seat);
  if (lacks > 0) return suitsPlan(points, state, seat, card) ? 16 + 2 * Math.min(VALUES[card], lacks) : 1;
  const needed = neededOn(state.rungs[seat], state.options);
  const covered = deeds.length > 0 && bestColour(pointsIn(deeds, deeds.length - 1)) >= needed;
  if (covered) return 1;
  return VALUES[card] === 1 ? 12 : 6;
}

/** Just enough rings, or none. KKR-61 */
function likesRings(state: State, seat: Seat, rings: number): number {
  const needed = neededOn(state.rungs[seat], state.options);
  return scoreOf(state.deeds[seat]) + rings >= needed ? 100 - rings : -rings;
}

/** What is ruined should be worth little, what is kept much; `done` is 0. */
function likesChoice(state: State, seat: Seat, run: Running, card: Card): number {
  const worth = serves(state, seat, card) + suitsNextLife(state, seat, card);
  const step = currentStep(run);
  switch (run.ability) {
    case CARD.dwindle:
      return -worth;
    case CARD.roulette:
      return 6 - worth;
    case CARD.denial:
      return likesAbility(state, seat, card) - worth;
    case CARD.embody:
      return likesAbility(state, seat, card);
    case CARD.jubilee:
      return missing(state, seat) > 0 ? serves(state, seat, card) - 1 : -1;
    case CARD.sowing:
      return suitsNextLife(state, seat, card) - serves(state, seat, card);
    case CARD.destiny:
      return step.optional ? suitsNextLife(state, seat, card) : -VALUES[card];
    default:
      return worth;
  }
}

/** Of one's own Deeds the least is ruined, of the Ruins and the Future the best is taken. */
function likesPlace(state: State, seat: Seat, run: Running, place: number): number {
  const zone = currentStep(run).zone?.(state, run) ?? [];
  const card = cardOf(zone[zone.length - place]);
  if (run.ability === CARD.crisis) return scoreOf(zone.filter((_, i) => i !== zone.length - place));
  const now = 2 * serves(state, seat, card);
  return run.ability === CARD.recycle ? suitsNextLife(state, seat, card) : now + VALUES[card];
}
