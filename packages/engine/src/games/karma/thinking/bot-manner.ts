import { leftOf, type Seat } from '../../../kernel/seats.ts';
import { aheadBy, type Manner } from '../../../kernel/thinking/manner.ts';
import type { Card } from '../../../kernel/zones.ts';
import { FIVE, GIVE, isKarmaCard, rank } from '../cards.ts';
import type { Move } from '../moves.ts';
import type { State } from '../state.ts';

/** The higher above this number, the greater the venture. */
const MIDDLING = 8;
const OPEN_CARDS = 3;
const MUCH = 6;

/** Karma cards are what one can save, giving the pile is an attack, and high numbers gone early are a venture. */
export function manner(state: State, seat: Seat, move: Move): Manner {
  switch (move.type) {
    case 'play':
      return playing(state, seat, move.card);
    case 'choose':
      // What lies open is saved for later.
      return { special: -move.cards.filter(isKarmaCard).length / OPEN_CARDS };
    case 'give':
      return { revenge: aheadBy(leads(state), move.to) };
    case 'turn':
      return { risk: 1 };
    case 'decline':
      return { risk: -0.5 };
    default:
      return {};
  }
}

function playing(state: State, seat: Seat, card: Card): Manner {
  if (!isKarmaCard(card)) return { risk: (rank(card) - MIDDLING) / MIDDLING };
  if (card === GIVE) return { special: 1, risk: 0.5, harm: Math.min(1, state.pile.length / MUCH) };
  if (card !== FIVE) return { special: 1, risk: 0.5 };
  const next = leftOf(seat, state.options.players);
  return { special: 1, risk: 0.5, harm: 0.5, revenge: 0.5 * aheadBy(leads(state), next) };
}

/** By seat: the fewer cards, the more. */
function leads({ hands, open, hidden }: State): number[] {
  return hands.map((hand, seat) => -(hand.size + open[seat].size + hidden[seat].length));
}
