import {
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
import { type Card, topOf } from '../../../kernel/zones.ts';
import {
  BUDDHAS,
  CARDS,
  HUMANS,
  isLifeCard,
  LEFT_SIGN,
  LIFE_COPIES,
  RIGHT_SIGN,
  SIGNS,
  SPECIES,
  SPECIES_OF,
  STACKS,
  SYMBOL_OF,
  SYMBOLS,
} from '../cards.ts';
import { leftEnd, rightEnd } from '../line.ts';
import { META } from '../meta.ts';
import {
  ADD,
  ATTACH_LEFT,
  ATTACH_RIGHT,
  DISCARD,
  GIVE,
  KEEP,
  type Move,
  notation,
  SCORE,
  SWAP,
} from '../moves.ts';
import { type State, turnOf, type Waiting } from '../state.ts';

/** Life cards come first in the list of cards, the rebirth cards follow. */
const LIFE = CARDS.filter((_, card) => isLifeCard(card)).length;
const REBIRTH = CARDS.length - LIFE;
const MOST_COPIES = Math.max(...LIFE_COPIES);
/** A life card by what it shows: the left sign, the right sign, a Buddha. */
const FACE = 2 * SIGNS.length + 1;
const MOST_OTHERS = META.seats.max - 1;

export const WAITS: readonly Waiting['type'][] = [
  'turn',
  'giving',
  'taking',
  'exchanging',
  'imitating',
  'scoring',
  'keeping',
  'second-turn',
];
const PLAIN: readonly Move['type'][] = [
  'salvage',
  'ask',
  'end',
  'decline',
  'exchange',
  'keep-hand',
  'again',
  'done',
];
const BY_CARD: readonly Move['type'][] = ['discard', 'swap', 'add', 'give', 'score', 'keep'];

const FIRST_IMITATE = 1 + PLAIN.length;
const FIRST_STEAL = FIRST_IMITATE + SPECIES.length;
const FIRST_TAKE = FIRST_STEAL + 2 * MOST_OTHERS;
const FIRST_ATTACH = FIRST_TAKE + 2 * MOST_OTHERS;
const FIRST_BY_CARD = FIRST_ATTACH + 2 * LIFE;

/** Mieses Karma as numbers. */
export const miesesKarmaVectors: GameVectors<State, Move> = {
  observation: [
    onTable('hand', LIFE, MOST_COPIES),
    onTable('waits-for', WAITS.length),
    onTable('acted', 1),
    onTable('used', 1),
    onTable('asked-for', 1),
    onTable('second-turn', 1),
    onTable('imitates', SPECIES.length),
    onTable('left', 1, MOST_VALUE),
    onTable('draw-count', 1, MOST_VALUE),
    onTable('discard-count', 1, MOST_VALUE),
    onTable('discard-top', FACE),
    onTable('stacks', STACKS.length, MOST_VALUE),
    onTable('ants-out', 1, MOST_VALUE),
    forSeats('on-turn', 1),
    forSeats('asked', 1),
    forSeats('karma', 1, MOST_VALUE),
    forSeats('points-count', 1, MOST_VALUE),
    forSeats('hand-count', 1, MOST_VALUE),
    forSeats('laid', 1),
    forSeats('gift', FACE),
    forSeats('animal', SPECIES.length),
    forSeats('symbol', SYMBOLS),
    forSeats('line', LIFE, MOST_COPIES),
    forSeats('right-end', SIGNS.length),
    forSeats('left-end', SIGNS.length),
    forSeats('right-card', FACE),
    forSeats('left-card', FACE),
  ],
  memory: [
    onTable('rebirth-place', REBIRTH, MOST_VALUE),
    onTable('discard', LIFE, MOST_COPIES),
    onTable('points', LIFE, MOST_COPIES),
    forSeats('hand-known', LIFE, MOST_COPIES),
  ],
  actions: [
    'let-pass',
    ...PLAIN,
    ...SPECIES.map((species) => `imitate ${species}`),
    ...['steal', 'take'].flatMap((verb) =>
      ['', ' left'].flatMap((end) =>
        Array.from({ length: MOST_OTHERS }, (_, i) => `${verb} +${i + 1}${end}`),
      ),
    ),
    ...[ATTACH_RIGHT, ATTACH_LEFT, DISCARD, SWAP, ADD, GIVE, SCORE, KEEP].flatMap((moves) =>
      moves.slice(0, LIFE).map(notation),
    ),
  ],
  actionOf(move, _place, seat, players) {
    switch (move.type) {
      case 'attach':
        return FIRST_ATTACH + (move.end === 'left' ? LIFE : 0) + move.card;
      case 'discard':
      case 'swap':
      case 'add':
      case 'give':
      case 'score':
      case 'keep':
        return FIRST_BY_CARD + BY_CARD.indexOf(move.type) * LIFE + move.card;
      case 'steal':
      case 'take': {
        const first = move.type === 'steal' ? FIRST_STEAL : FIRST_TAKE;
        return first + (move.end === 'left' ? MOST_OTHERS : 0) + stepsTo(move.seat, seat, players) - 1;
      }
      case 'imitate':
        return FIRST_IMITATE + SPECIES.indexOf(move.species);
      default:
        return 1 + PLAIN.indexOf(move.type);
    }
  },
  observe(state, seat, _said, into, start) {
    const players = state.hands.length;
    let at = writeZone(into, start, state.hands[seat], LIFE);
    at = writeWait(state, into, at);
    at = writeNumber(into, at, state.draw.length);
    at = writeNumber(into, at, state.discard.length);
    at = writeFace(into, at, topOf(state.discard));
    for (let stack = 0; stack < STACKS.length; stack++) into[at + stack] = state.stacks[stack].length;
    at = writeNumber(into, at + STACKS.length, state.out.length);
    at = writeDeciding(state, seat, into, at);
    at = writeBySeat(into, at, seat, state.karma);
    const isOpen = state.pending.length > 0 && state.pending[state.pending.length - 1].type === 'taking';
    for (let i = 0; i < players; i++) {
      const other = (seat + i) % players;
      into[at + i] = state.points[other].length;
      into[at + players + i] = state.hands[other].length;
      into[at + 2 * players + i] = state.laid[other] === null ? 0 : 1;
      writeFace(into, at + 3 * players + i * FACE, isOpen || i === 0 ? state.laid[other] : null);
    }
    writeLines(state, seat, into, at + (3 + FACE) * players);
  },
  recall(state, seat, into, at) {
    const { stacks, returned } = state;
    for (let stack = 0; stack < stacks.length; stack++) {
      const known = stack === HUMANS ? stacks[stack].length : returned[stack];
      for (let place = 0; place < known; place++) into[at + stacks[stack][place] - LIFE] = place + 1;
    }
    writeRemembered(state, seat, into, at + REBIRTH);
  },
};

/** Discards and points piles, and what everybody knows of the hands. MK-200 */
function writeRemembered(state: State, seat: Seat, into: Uint8Array, at: number): void {
  const players = state.hands.length;
  const points = writeZone(into, at, state.discard, LIFE);
  for (const part of state.putAway) {
    if (part.seat === seat) continue;
    for (let i = 0; i < part.count; i++) into[at + state.discard[part.from + i]]--;
    writeZone(into, at, part.known, LIFE);
  }
  for (let i = 0; i < players; i++) {
    writeZone(into, points, state.points[i], LIFE);
    writeZone(into, points + (i + 1) * LIFE, state.known[(seat + i) % players], LIFE);
  }
}

/** What the game waits for, and what the turn has brought so far. */
function writeWait(state: State, into: Uint8Array, start: number): number {
  const { pending } = state;
  if (pending.length === 0) return start + WAITS.length + 4 + SPECIES.length + 1;
  const wait = pending[pending.length - 1];
  const turn = turnOf(state);
  let at = writeOneOf(into, start, WAITS.indexOf(wait.type), WAITS.length);
  at = writeFlag(into, at, turn.acted);
  at = writeFlag(into, at, turn.used);
  at = writeFlag(into, at, turn.asked);
  at = writeFlag(into, at, turn.second);
  at = writeOneOf(into, at, turn.imitates && SPECIES.indexOf(turn.imitates), SPECIES.length);
  return writeNumber(into, at, wait.type === 'giving' ? 0 : wait.left);
}

/** Whose turn it is, and who has to answer. */
function writeDeciding(state: State, seat: Seat, into: Uint8Array, start: number): number {
  const { pending } = state;
  const players = state.hands.length;
  if (pending.length === 0) return start + 2 * players;
  const wait = pending[pending.length - 1];
  const asked = wait.type === 'giving' ? askedIn(wait) : wait.seat;
  const at = writeOneOf(into, start, stepsTo(turnOf(state).seat, seat, players), players);
  return writeOneOf(into, at, stepsTo(asked, seat, players), players);
}

/** Animals and life lines, which are public at all times. MK-162 */
function writeLines(state: State, seat: Seat, into: Uint8Array, at: number): void {
  const players = state.hands.length;
  const symbols = at + players * SPECIES.length;
  const lines = symbols + players * SYMBOLS;
  const ends = lines + players * LIFE;
  const cards = ends + 2 * players * SIGNS.length;
  for (let i = 0; i < players; i++) {
    const other = (seat + i) % players;
    const animal = state.animals[other];
    into[at + i * SPECIES.length + SPECIES.indexOf(SPECIES_OF[animal])] = 1;
    into[symbols + i * SYMBOLS + SYMBOL_OF[animal]] = 1;
    writeZone(into, lines + i * LIFE, state.right[other], LIFE);
    writeZone(into, lines + i * LIFE, state.left[other], LIFE);
    if (state.pending.length > 0) {
      into[ends + i * SIGNS.length + rightEnd(state, other)] = 1;
      into[ends + (players + i) * SIGNS.length + leftEnd(state, other)] = 1;
    }
    writeFace(into, cards + i * FACE, topOf(state.right[other]));
    writeFace(into, cards + (players + i) * FACE, topOf(state.left[other]));
  }
}

function writeFace(into: Uint8Array, at: number, card: Card | null): number {
  if (card !== null) {
    into[at + LEFT_SIGN[card]] = 1;
    into[at + SIGNS.length + RIGHT_SIGN[card]] = 1;
    into[at + 2 * SIGNS.length] = BUDDHAS[card];
  }
  return at + FACE;
}
