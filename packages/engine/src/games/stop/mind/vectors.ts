import {
  forOthers,
  forSeats,
  type GameVectors,
  MOST_VALUE,
  onTable,
  stepsTo,
  writeBySeat,
  writeFlag,
  writeNumber,
  writeOneOf,
  writeZone,
} from '../../../kernel/mind/vectors.ts';
import { askedIn } from '../../../kernel/reaction.ts';
import type { Seat } from '../../../kernel/seats.ts';
import { topOf } from '../../../kernel/zones.ts';
import { ACHTUNG, type Calls, NO_CALL, STOP } from '../calls.ts';
import {
  CARDS,
  COLOUR_OF,
  COLOURED,
  COLOURS,
  COPIES,
  FREE_CHOICE,
  FREE_CHOICES,
  SWAP,
  KINDS as SYMBOLS,
} from '../cards.ts';
import { cardsIn } from '../hand.ts';
import { memoryOf } from '../memory.ts';
import { interjectOf, type Move, notation, playOf, playOnFreeChoice } from '../moves.ts';
import { type Moment, type State, type Waiting, type Window, windowOf } from '../state.ts';

const KINDS = CARDS.length;
const MOST_COPIES = Math.max(COPIES, FREE_CHOICES);
const MOMENTS: readonly Moment[] = ['turn', 'two', 'skip', 'plus-x'];
const WINDOWS: readonly Window['type'][] = ['interjecting', 'swapping'];
const PLAIN: readonly Move['type'][] = ['draw', 'accept', 'pass'];

/** What can be called with a card alone, and with one on Free Choice, where Stop comes after Achtung. STR-14 */
const CALLS: readonly Calls[] = [NO_CALL, ACHTUNG, STOP];
const CALLS_ON_FREE_CHOICE: readonly Calls[] = [NO_CALL, ACHTUNG, ACHTUNG | STOP];

/** Every card with a colour, then the swaps of each colour to the right. */
const LAYINGS = COLOURED + COLOURS.length;
const SWAPS = COLOURS.map((_, colour) => colour * SYMBOLS.length + SWAP);

const FIRST_PLAY = 1 + PLAIN.length;
const FIRST_ON_FREE_CHOICE = FIRST_PLAY + LAYINGS * CALLS.length;
const FIRST_INTERJECT = FIRST_ON_FREE_CHOICE + LAYINGS * CALLS.length;

/** Percent: points are counted by their share of what ends the game. */
const WHOLE = 100;

/** STOP as numbers. */
export const stopVectors: GameVectors<State, Move> = {
  observation: [
    onTable('hand', KINDS, MOST_COPIES),
    onTable('top', KINDS),
    onTable('moment', MOMENTS.length),
    onTable('window', WINDOWS.length),
    onTable('sum', 1, MOST_VALUE),
    onTable('direction', 2),
    onTable('passed', 1),
    onTable('stored', 1),
    onTable('stock-count', 1, MOST_VALUE),
    onTable('pile-count', 1, MOST_VALUE),
    onTable('rounds', 1, MOST_VALUE),
    onTable('turns', 1, MOST_VALUE),
    onTable('idle-turns', 1, MOST_VALUE),
    forSeats('on-turn', 1),
    forSeats('asked', 1),
    forSeats('layer', 1),
    forSeats('dealer', 1),
    forSeats('hand-count', 1, MOST_VALUE),
    forSeats('points', 1, MOST_VALUE),
  ],
  memory: [onTable('pile', KINDS, MOST_COPIES), forOthers('remembered', KINDS, MOST_COPIES)],
  actions: [
    'let-pass',
    ...PLAIN,
    ...layings((card, right, i) => playOf(card, right ? 'right' : 'left', CALLS[i])),
    ...layings((card, right, i) => playOnFreeChoice(card, right ? 'right' : 'left', CALLS_ON_FREE_CHOICE[i])),
    ...CARDS.slice(0, COLOURED).flatMap((_, card) =>
      CALLS.map((calls) => notation(interjectOf(card, calls))),
    ),
  ],
  actionOf(move) {
    switch (move.type) {
      case 'play':
        return (
          (move.free ? FIRST_ON_FREE_CHOICE : FIRST_PLAY) +
          layingOf(move) * CALLS.length +
          (move.calls > STOP ? CALLS.length - 1 : move.calls)
        );
      case 'interject':
        return FIRST_INTERJECT + move.card * CALLS.length + move.calls;
      default:
        return 1 + PLAIN.indexOf(move.type);
    }
  },
  observe(state, seat, _said, into, start) {
    const { hands, pending, points, options, stored } = state;
    const players = hands.length;
    const answer = pending.length === 0 ? null : (pending[0] as Extract<Waiting, { shape: 'turn' }>);
    const window = windowOf(state) ?? null;
    let at = writeZone(into, start, cardsIn(hands[seat]), KINDS);
    at = writeOneOf(into, at, topOf(state.pile), KINDS);
    at = writeOneOf(into, at, answer && MOMENTS.indexOf(answer.type), MOMENTS.length);
    at = writeOneOf(into, at, window && WINDOWS.indexOf(window.type), WINDOWS.length);
    at = writeNumber(into, at, answer === null ? 0 : answer.sum);
    at = writeOneOf(into, at, window && ['left', 'right'].indexOf(window.direction ?? ''), 2);
    at = writeFlag(into, at, window !== null && window.shape === 'race' && !window.open[seat]);
    at = writeFlag(into, at, stored !== null && stored.seat === seat);
    at = writeNumber(into, at, state.stock.length);
    at = writeNumber(into, at, state.pile.length);
    at = writeNumber(into, at, state.rounds);
    at = writeNumber(into, at, state.turns);
    at = writeNumber(into, at, state.idleTurns);
    at = writeOneOf(into, at, answer && stepsTo(answer.seat, seat, players), players);
    at = writeOneOf(into, at, askedNow(window, seat, players), players);
    at = writeOneOf(into, at, stepsTo(state.layer, seat, players), players);
    at = writeOneOf(into, at, stepsTo(state.dealer, seat, players), players);
    for (let i = 0; i < players; i++) into[at + i] = hands[(seat + i) % players].size;
    writeBySeat(into, at + players, seat, points, WHOLE / options.target_points);
  },
  recall(state, seat, into, start) {
    const { pile, hands } = state;
    let at = writeZone(into, start, pile, KINDS);
    for (let i = 1; i < hands.length; i++) {
      const known = memoryOf(state, (seat + i) % hands.length, seat);
      if (known !== null) writeZone(into, at, cardsIn(known), KINDS);
      at += KINDS;
    }
  },
};

/** Whom a question is put to; a race is open to all. */
function askedNow(window: Window | null, seat: Seat, players: number): number | null {
  return window !== null && window.shape === 'reaction' ? stepsTo(askedIn(window), seat, players) : null;
}

function layingOf({ card, direction }: Move): number {
  return direction === 'right' ? COLOURED + COLOUR_OF[card] : card;
}

function layings(moveOf: (card: number, right: boolean, calls: number) => Move): string[] {
  const cards = CARDS.slice(0, FREE_CHOICE).map((_, card) => card);
  const withCalls = (card: number, right: boolean) =>
    CALLS.map((_, calls) => notation(moveOf(card, right, calls)));
  return [
    ...cards.flatMap((card) => withCalls(card, false)),
    ...SWAPS.flatMap((card) => withCalls(card, true)),
  ];
}
