import { copiesIn, type Hand, kindsIn, lowestOf } from '../../../kernel/hand.ts';
import type { Seat } from '../../../kernel/seats.ts';
import { sharesOf } from '../../../kernel/thinking/shares.ts';
import { BOTTOM, FIVE, GIVE, rank, TABLE } from '../cards.ts';
import type { State } from '../state.ts';
import { isOut } from '../table-cards.ts';

/** What one more card adds to the danger of losing, by where it lies. */
interface Burden {
  /** A number card: `number` for the lowest, `rank` less for the highest, and in between. */
  readonly number: number;
  readonly rank: number;
  readonly karma: readonly (readonly [card: number, burden: number])[];
}

interface Burdens {
  readonly hand: Burden;
  readonly open: Burden;
  readonly hidden: number;
  /** Hand cards keep a seat from its hidden ones. */
  readonly held: number;
  readonly onTurn: number;
  /** Who is out can be given a pile. KAR-32 */
  readonly out: number;
}

/** Fitted to who lost 16,000 games of the greedy bot with a tenth of random moves, two to six seats, both editions. */
const WITH_DRAW_PILE: Burdens = {
  hand: {
    number: 0.044,
    rank: 0.1,
    karma: [
      [TABLE, -0.042],
      [BOTTOM, 0.011],
      [FIVE, 0.02],
      [GIVE, -0.126],
    ],
  },
  open: {
    number: 0.624,
    rank: 0.663,
    karma: [
      [TABLE, -0.094],
      [BOTTOM, 0.03],
      [FIVE, -0.006],
      [GIVE, -0.03],
    ],
  },
  hidden: 0.423,
  held: 0.501,
  onTurn: -0.05,
  out: 0,
};
const WITHOUT_DRAW_PILE: Burdens = {
  hand: {
    number: 0.256,
    rank: 0.256,
    karma: [
      [TABLE, -0.066],
      [BOTTOM, 0.048],
      [FIVE, -0.007],
      [GIVE, 0.014],
    ],
  },
  open: {
    number: 0.9,
    rank: 0.878,
    karma: [
      [TABLE, -0.064],
      [BOTTOM, 0.119],
      [FIVE, 0.104],
      [GIVE, 0.073],
    ],
  },
  hidden: 0.456,
  held: 0.252,
  onTurn: -0.126,
  out: -1.684,
};

/** By seat: how likely it is not to lose. KA-06 */
export function chances(state: State): number[] {
  const burdens = state.draw.length > 0 ? WITH_DRAW_PILE : WITHOUT_DRAW_PILE;
  const dangers: number[] = [];
  for (let seat = 0; seat < state.options.players; seat++) dangers.push(dangerOf(state, seat, burdens));
  sharesOf(dangers);
  for (let seat = 0; seat < dangers.length; seat++) dangers[seat] = 1 - dangers[seat];
  return dangers;
}

function dangerOf(state: State, seat: Seat, burdens: Burdens): number {
  if (isOut(state, seat)) return burdens.out;
  const hand = state.hands[seat];
  const hidden = state.hidden[seat].length;
  const wait = state.pending[0];
  const onTurn = wait.shape !== 'sealed' && wait.seat === seat ? burdens.onTurn : 0;
  const held = hidden > 0 && hand.size > 0 ? burdens.held : 0;
  const lying = burdenOf(state.open[seat], burdens.open) + hidden * burdens.hidden;
  return burdenOf(hand, burdens.hand) + lying + held + onTurn;
}

const HIGHEST = 16;
/** The number cards, as bits. */
const NUMBERS = (1 << HIGHEST) - 1;

function burdenOf(hand: Hand, burden: Burden): number {
  let sum = 0;
  for (let left = kindsIn(hand) & NUMBERS; left !== 0; left &= left - 1) {
    const card = lowestOf(left);
    sum += copiesIn(hand, card) * (burden.number - (burden.rank * rank(card)) / HIGHEST);
  }
  for (const [card, each] of burden.karma) sum += copiesIn(hand, card) * each;
  return sum;
}
