import { currentWait } from '../../../kernel/pending.ts';
import { leftOf, type Seat } from '../../../kernel/seats.ts';
import type { StandingQuestion, StandingQuestions } from '../../../kernel/standing-answers.ts';
import type { Move } from '../moves.ts';
import { isAsked, type State, type Waiting } from '../state.ts';

/** What may be answered in advance: the choices at the deal, and what follows a card that was played. */
export const answers = {
  /** KA-73 */
  foresight: {
    isAsked: asking('foresight'),
    rules: { look: (moves) => byType(moves, 'look'), never: (moves) => byType(moves, 'skip') },
  },
  /** The choices are listed with the highest cards last. KA-11 */
  choosing: {
    isAsked: asking('choosing'),
    rules: { lowest: (moves) => moves[0], highest: (moves) => moves.at(-1) },
  },
  /** Where it may not be left out, it is the lowest card. KA-53, KA-54, KAR-18 */
  extra: {
    isAsked: asking('extra'),
    rules: {
      never: (moves) => byType(moves, 'decline') ?? lowest(moves),
      lowest,
      highest: (moves) => moves.filter(({ type }) => type === 'play').at(-1) ?? lowest(moves),
    },
  },
  /** KA-68, KA-76 */
  receiver: {
    isAsked: asking('receiver'),
    rules: {
      left: (moves, { options }, seat) => givenTo(moves, leftOf(seat, options.players)),
      fewest: (moves, state) => givenTo(moves, withFewestCards(moves, state)),
    },
  },
} as const satisfies StandingQuestions<State, Move>;

function asking(type: Waiting['type']): StandingQuestion<State, Move>['isAsked'] {
  return ({ pending }, seat) => {
    const wait = currentWait(pending);
    return wait.type === type && isAsked(wait, seat);
  };
}

function byType(moves: readonly Move[], type: Move['type']): Move | undefined {
  return moves.find((move) => move.type === type);
}

/** Number cards come before karma cards, and each alone before its copies together. */
function lowest(moves: readonly Move[]): Move | undefined {
  return byType(moves, 'play') ?? moves[0];
}

function givenTo(moves: readonly Move[], seat: Seat): Move | undefined {
  return moves.find((move) => move.type === 'give' && move.to === seat);
}

function withFewestCards(moves: readonly Move[], { hands }: State): Seat {
  const others = moves.flatMap((move) => (move.type === 'give' ? move.to : []));
  return others.reduce((least, seat) => (hands[seat].size < hands[least].size ? seat : least));
}
