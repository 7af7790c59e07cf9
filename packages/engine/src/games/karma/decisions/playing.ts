import { impossible } from '../../../kernel/bad-input.ts';
import { type Decision, type DecisionReader, notAnAnswer } from '../../../kernel/decisions.ts';
import { asFlag, asSeat, at } from '../../../kernel/json.ts';
import { currentWait } from '../../../kernel/pending.ts';
import { optional } from '../../../kernel/position.ts';
import { topOf } from '../../../kernel/zones.ts';
import { CARDS, readCard, TABLE } from '../cards.ts';
import type { Tell } from '../events.ts';
import type { Move } from '../moves.ts';
import { cardsBeforeTable } from '../pile.ts';
import { extraPlay, type Playing, type State, turnOfSeat } from '../state.ts';
import { decline, play, take, turnHidden } from '../turn.ts';
import { lateMove, playingMoves } from './playing-moves.ts';
import { objectionToPlaying } from './playing-objections.ts';

type Turn = Extract<Playing, { type: 'turn' }>;
type Extra = Extract<Playing, { type: 'extra' }>;

/** What a turn and the extra play of TABLE share. */
const playing: Omit<Decision<State, Playing, Move, Tell>, 'shown' | 'imagined' | 'describe'> = {
  moves: playingMoves,
  objection: objectionToPlaying,
  answer(state, wait, _seat, move, tell) {
    switch (move.type) {
      case 'play':
        return play(state, wait, move.from, move.card, move.count, tell);
      case 'take':
        return take(state, wait.seat, tell);
      case 'turn':
        return turnHidden(state, wait, move.place, tell);
      case 'decline':
        return decline(state, wait, tell);
      default:
        return notAnAnswer(wait, move);
    }
  },
  time: ({ options }) => options.decision_ms,
  lateMove,
};

/** A seat plays cards, turns one over, or takes the pile. KA-19 */
export const turn: Decision<State, Turn, Move, Tell> = {
  ...playing,
  shown: (wait) => wait,
  imagined: ({ seat }) => turnOfSeat(seat),
  describe: ({ type, seat }) => ({ type, seat }),
};

/** The extra play of TABLE, which may be left out in the SET edition. KA-53, KA-54, KAR-18 */
export const extra: Decision<State, Extra, Move, Tell> = {
  ...playing,
  shown: (wait) => wait,
  imagined: ({ seat, before, opensPile }) => extraPlay(seat, before, opensPile),
  describe: ({ type, seat, before, opensPile }) => ({
    type,
    seat,
    before: before === null ? null : CARDS[before],
    opens_pile: opensPile,
  }),
};

export const turnReader: DecisionReader<State, Turn> = {
  keys: ['seat'],
  read: (given, place, { options }) => turnOfSeat(asSeat(given.seat, at(place, 'seat'), options.players)),
  check() {},
};

export const extraReader: DecisionReader<State, Extra> = {
  keys: ['seat', 'before', 'opens_pile'],
  /** Where it is left out, the card under TABLE was there before. KAR-13 */
  read(given, place, { options, pile }) {
    const seat = asSeat(given.seat, at(place, 'seat'), options.players);
    const opensPile = optional(given.opens_pile, at(place, 'opens_pile'), asFlag, false);
    const under = opensPile ? null : (cardsBeforeTable(pile)[0] ?? null);
    const before = optional(given.before, at(place, 'before'), readCard, under);
    return extraPlay(seat, before, opensPile);
  },
  /** TABLE lies on top of the card that was there before, or its triple has left an empty pile. KA-53, KAR-13, KAR-39 */
  check(state, wait, place) {
    if (wait.opensPile) {
      if (wait.before !== null) impossible(at(place, 'before'), 'KAR-39');
      if (state.pile.length > 0 && currentWait(state.pending) === wait) impossible('pile', 'KAR-39');
      return;
    }
    if (topOf(state.pile) !== TABLE) impossible('pile', 'KA-53');
    if (!cardsBeforeTable(state.pile).includes(wait.before)) impossible(at(place, 'before'), 'KAR-13');
  },
};
