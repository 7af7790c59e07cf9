import type { DecisionReaders } from '../../../kernel/decisions.ts';
import type { Seat } from '../../../kernel/seats.ts';
import type { Tell } from '../events.ts';
import type { Move } from '../moves.ts';
import type { State, Waiting } from '../state.ts';
import { ability } from './ability.ts';
import { abilityReader } from './ability-position.ts';
import { death, deathReader } from './death.ts';
import type { KarmakaDecision } from './decision.ts';
import { offer, offerReader } from './offer.ts';
import { turn, turnReader } from './turn.ts';

/** Everything about the decision that an entry of `pending` waits for. Random play asks too often for a look into a table. */
export function decisionOf({ type }: Pick<Waiting, 'type'>): KarmakaDecision<Waiting> {
  switch (type) {
    case 'turn':
      return turn;
    case 'ability':
      return ability;
    case 'offer':
      return offer;
    case 'death':
      return death;
  }
}

/** Carries out a legal move; the kinds that most moves answer are called directly, which saves time in random play. */
export function answer(state: State, wait: Waiting, seat: Seat, move: Move, tell: Tell): void {
  switch (wait.type) {
    case 'turn':
      return turn.answer(state, wait, seat, move, tell);
    case 'ability':
      return ability.answer(state, wait, seat, move, tell);
    case 'offer':
      return offer.answer(state, wait, seat, move, tell);
    default:
      return decisionOf(wait).answer(state, wait, seat, move, tell);
  }
}

export const READERS: DecisionReaders<State, Waiting> = {
  turn: turnReader,
  ability: abilityReader,
  offer: offerReader,
  death: deathReader,
};
