import { notAnAnswer } from '../../../kernel/decisions.ts';
import { CARDS, cardWords, EMBODY, MIMIC } from '../cards.ts';
import { addMoves, CHOICES, DONE, DRAW, type Move, PLACES, TARGETS } from '../moves.ts';
import { answerStep, currentStep, leaveStep } from '../running.ts';
import { entryWith, type Running, type State } from '../state.ts';
import { objectionToAnswer } from './ability-objections.ts';
import { describeStart, type KarmakaDecision, shownTo, timeToDecide } from './decision.ts';

/** A step of an ability asks for a player, a card, a place, or whether to go on. KK-40, KKR-32 */
export const ability: KarmakaDecision<Running> = {
  moves: answers,
  objection: objectionToAnswer,
  answer(state, run, _seat, move, tell) {
    switch (move.type) {
      case 'done':
        return leaveStep(state, run, tell);
      case 'choose':
        return answerStep(state, run, move.card, tell);
      case 'target':
      case 'place':
        return answerStep(state, run, move.number, tell);
      case 'draw':
        return answerStep(state, run, 0, tell);
      default:
        return notAnAnswer(run, move);
    }
  },
  time: timeToDecide,
  /** No more, where that is allowed; else on oneself, or the first there is. KKR-84 */
  lateMove(state, run, seat) {
    if (currentStep(run).optional) return DONE;
    const moves = answers(state, run);
    return moves.find((move) => move.type === 'target' && move.number === seat) ?? moves[0];
  },
  shown: shownTo,
  imagined: (wait, unseen) =>
    entryWith(wait, wait.seen?.slice() ?? unseen.splice(unseen.length - wait.seenCount, wait.seenCount)),
  describe: (run, state) => ({
    ...describeStart(run, state),
    card: CARDS[run.card],
    ability: CARDS[run.ability],
    step: run.step,
    times: run.times,
    target: run.target,
    count: run.count,
    seen: cardWords(run.seen),
    ...((run.copies & (1 << EMBODY)) !== 0 ? { embodied: true } : {}),
    ...((run.copies & (1 << MIMIC)) !== 0 ? { mimicked: true } : {}),
  }),
};

/** What may be answered to the step that waits. */
function answers(state: State, run: Running): Move[] {
  const step = currentStep(run);
  const choices = step.choices(state, run);
  const moves: Move[] = [];
  if (step.asks === 'target') addMoves(moves, TARGETS, choices);
  else if (step.asks === 'card') addMoves(moves, CHOICES, choices);
  else if (step.asks === 'place') for (let place = 1; place <= choices; place++) moves.push(PLACES[place]);
  else if (step.asks === 'draw') moves.push(DRAW);
  if (step.optional) moves.push(DONE);
  return moves;
}
