import { counted, type GameFeatures, stepped, writeLevel } from '../../../kernel/mind/features.ts';
import { stepsTo, writeFlag, writeHand, writeOneOf, writeZone } from '../../../kernel/mind/vectors.ts';
import { topOf } from '../../../kernel/zones.ts';
import { CARDS } from '../cards.ts';
import type { State } from '../state.ts';
import { WAITS } from './vectors.ts';

const KINDS = CARDS.length;
const CARDS_A_DRAW_STEP = 4;
const DRAW_STEPS = 13;
const PILE_STEPS = 16;
const MOST_HIDDEN = 4;
const HAND_STEPS = 14;
const TURN_STEPS = 4;
/** Of two decks. */
const MOST_COPIES = 6;

/** Karma as a network sees it. */
export const karmaFeatures: GameFeatures<State> = {
  table: [
    counted(WAITS.length + KINDS),
    stepped(1, 3),
    counted(KINDS, MOST_COPIES),
    stepped(1, PILE_STEPS),
    stepped(1, DRAW_STEPS),
    counted(1),
  ],
  open: [
    counted(TURN_STEPS),
    counted(KINDS, MOST_COPIES),
    stepped(1, MOST_HIDDEN),
    stepped(1, HAND_STEPS),
    counted(2),
  ],
  own: [stepped(KINDS, 3)],
  buried: [counted(KINDS, MOST_HIDDEN)],
  write(state, into) {
    const { hands, open, hidden, pile, pending, draw } = state;
    const players = hands.length;
    const wait = pending.length === 0 ? null : pending[pending.length - 1];
    const onTurn = wait !== null && wait.shape !== 'sealed' ? wait.seat : null;
    let at = writeOneOf(into, 0, wait && WAITS.indexOf(wait.type), WAITS.length);
    at = writeOneOf(into, at, topOf(pile), KINDS);
    at = writeLevel(into, at, runOf(pile));
    at = writeZone(into, at, pile, KINDS);
    at = writeLevel(into, at, pile.length);
    at = writeLevel(into, at, draw.length / CARDS_A_DRAW_STEP);
    at = writeFlag(into, at, draw.length === 0);
    for (let seat = 0; seat < players; seat++) {
      const steps = onTurn === null ? null : Math.min(stepsTo(seat, onTurn, players), TURN_STEPS - 1);
      at = writeOneOf(into, at, steps, TURN_STEPS);
      at = writeHand(into, at, open[seat], KINDS);
      at = writeLevel(into, at, hidden[seat].length);
      at = writeLevel(into, at, hands[seat].size);
      at = writeFlag(into, at, hands[seat].size > 0);
      at = writeFlag(into, at, hands[seat].size + open[seat].size + hidden[seat].length === 0);
      at = writeHand(into, at, hands[seat], KINDS);
      at = writeZone(into, at, hidden[seat], KINDS);
    }
  },
};

function runOf(pile: readonly number[]): number {
  let run = 0;
  while (run < pile.length && pile[pile.length - 1 - run] === pile[pile.length - 1]) run++;
  return run;
}
