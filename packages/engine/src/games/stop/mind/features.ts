import { counted, type GameFeatures, stepped, writeLevel } from '../../../kernel/mind/features.ts';
import { stepsTo, writeFlag, writeOneOf } from '../../../kernel/mind/vectors.ts';
import { askedIn } from '../../../kernel/reaction.ts';
import { topOf } from '../../../kernel/zones.ts';
import { COLOUR_OF, FREE_CHOICE, KIND_OF, KINDS } from '../cards.ts';
import { fits } from '../fitting.ts';
import { cardsIn } from '../hand.ts';
import { scoresAt } from '../penalties.ts';
import { type Moment, type State, type Waiting, type Window, windowOf } from '../state.ts';

const MOMENTS: readonly Moment[] = ['turn', 'two', 'skip', 'plus-x'];
const WINDOWS: readonly Window['type'][] = ['interjecting', 'swapping'];
/** Those of every colour, and Free Choice. */
const ALL_KINDS = KINDS.length + 1;
const COLOURS = 5;
const SUM_STEPS = 6;
const LEFT_STEPS = 20;
const POINT_STEPS = 25;
const TURN_STEPS = 4;
const HAND_STEPS = 14;
const SCORE_STEPS = 24;
const POINTS_A_SCORE_STEP = 8;
const FIT_STEPS = 6;

/** STOP as a network sees it. */
export const stopFeatures: GameFeatures<State> = {
  table: [
    counted(MOMENTS.length + WINDOWS.length + 2),
    stepped(1, SUM_STEPS),
    counted(ALL_KINDS),
    stepped(1, LEFT_STEPS),
  ],
  open: [counted(TURN_STEPS + 2), stepped(1, HAND_STEPS), stepped(2, POINT_STEPS)],
  own: [
    stepped(ALL_KINDS, 3),
    stepped(COLOURS - 1, 6),
    counted(1, 8),
    stepped(2, FIT_STEPS),
    stepped(1, SCORE_STEPS),
  ],
  buried: [],
  write(state, into) {
    const { hands, pending, points, options } = state;
    const players = hands.length;
    const answer = pending.length === 0 ? null : (pending[0] as Extract<Waiting, { shape: 'turn' }>);
    const window = windowOf(state) ?? null;
    const top = topOf(state.pile) as number;
    let most = 0;
    let fewest = Number.POSITIVE_INFINITY;
    for (let seat = 0; seat < players; seat++) {
      if (points[seat] > most) most = points[seat];
      if (points[seat] < fewest) fewest = points[seat];
    }
    let at = writeOneOf(into, 0, answer && MOMENTS.indexOf(answer.type), MOMENTS.length);
    at = writeOneOf(into, at, window && WINDOWS.indexOf(window.type), WINDOWS.length);
    at = writeOneOf(into, at, window && ['left', 'right'].indexOf(window.direction ?? ''), 2);
    at = writeLevel(into, at, answer === null ? 0 : answer.sum / 2);
    at = writeOneOf(into, at, KIND_OF[top], ALL_KINDS);
    at = writeLevel(into, at, (options.target_points - most) / 15);
    const asked = window !== null && window.shape === 'reaction' ? askedIn(window) : null;
    for (let seat = 0; seat < players; seat++) {
      const { size } = hands[seat];
      const steps = answer === null ? null : Math.min(stepsTo(seat, answer.seat, players), TURN_STEPS - 1);
      at = writeOneOf(into, at, steps, TURN_STEPS);
      at = writeFlag(into, at, asked === seat);
      at = writeFlag(into, at, state.layer === seat);
      at = writeLevel(into, at, size);
      at = writeLevel(into, at, (points[seat] - fewest) / 10);
      at = writeLevel(into, at, (options.target_points - points[seat]) / 10);
      at = writeHand(state, seat, top, into, at);
    }
  },
};

function writeHand(state: State, seat: number, top: number, into: Uint8Array, at: number): number {
  const scores = scoresAt(state.options);
  const colours = at + ALL_KINDS;
  const numbers = colours + COLOURS;
  let score = 0;
  let fitting = 0;
  for (const card of cardsIn(state.hands[seat])) {
    into[at + KIND_OF[card]]++;
    into[colours + COLOUR_OF[card]]++;
    if (fits(card, top)) fitting++;
    score += scores[card];
  }
  // Colours are alike: what counts is how the cards are spread, and how many have the colour on top.
  const onTop = top === FREE_CHOICE ? 0 : into[colours + COLOUR_OF[top]];
  into.subarray(colours, colours + COLOURS - 1).sort();
  into[numbers] = onTop;
  into[numbers + 1] = fitting;
  return writeLevel(into, numbers + 2, score / POINTS_A_SCORE_STEP);
}
