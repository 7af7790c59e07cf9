import { copiesIn } from '../../../kernel/hand.ts';
import {
  forSeats,
  type GameVectors,
  MOST_VALUE,
  onTable,
  stepsTo,
  writeFlag,
  writeHand,
  writeNumber,
  writeOneOf,
  writeZone,
} from '../../../kernel/mind/vectors.ts';
import { topOf } from '../../../kernel/zones.ts';
import { CARDS } from '../cards.ts';
import { MOST_HIDDEN } from '../editions.ts';
import { META } from '../meta.ts';
import { MOST_COPIES, type Move, notation, playsFrom } from '../moves.ts';
import type { State, Waiting } from '../state.ts';

const KINDS = CARDS.length;
export const WAITS: readonly Waiting['type'][] = ['foresight', 'choosing', 'turn', 'extra', 'receiver'];
const PLAIN: readonly Move['type'][] = ['look', 'skip', 'take', 'decline', 'draw'];

/** Where each kind of action begins; letting pass comes before all. */
const FIRST_TURN = 1 + PLAIN.length;
const FIRST_GIVE = FIRST_TURN + MOST_HIDDEN;
const FIRST_CHOOSE = FIRST_GIVE + META.seats.max - 1;
const FIRST_PLAY = FIRST_CHOOSE + KINDS;
const FIRST_PLAY_OPEN = FIRST_PLAY + KINDS * MOST_COPIES;

/** Karma as numbers. Three cards are laid open one after the other, in the order of the card list. */
export const karmaVectors: GameVectors<State, Move> = {
  observation: [
    onTable('hand', KINDS, MOST_COPIES),
    onTable('chosen', KINDS, MOST_COPIES),
    onTable('waits-for', WAITS.length),
    onTable('opens-pile', 1),
    onTable('plays-on', 1),
    onTable('before', KINDS),
    onTable('pile-top', KINDS),
    onTable('pile-run', 1, MOST_VALUE),
    onTable('pile', KINDS, MOST_COPIES),
    onTable('pile-count', 1, MOST_VALUE),
    onTable('draw-count', 1, MOST_VALUE),
    onTable('out', KINDS, MOST_COPIES),
    onTable('idle-turns', 1, MOST_VALUE),
    forSeats('on-turn', 1),
    forSeats('hand-count', 1, MOST_VALUE),
    forSeats('hidden-count', 1, MOST_HIDDEN),
    forSeats('undrawn', 1),
    forSeats('open', KINDS, MOST_COPIES),
  ],
  memory: [onTable('foreseen', KINDS, MOST_COPIES), forSeats('known', KINDS, MOST_COPIES)],
  actions: [
    'let-pass',
    ...PLAIN,
    ...Array.from({ length: MOST_HIDDEN }, (_, i) => `turn ${i + 1}`),
    ...Array.from({ length: META.seats.max - 1 }, (_, i) => `give +${i + 1}`),
    ...CARDS.map((card) => `choose ${card}`),
    ...playsFrom('hand').map(notation),
    ...playsFrom('open').map(notation),
  ],
  actionsIn: (move) => (move.type === 'choose' ? move.cards.length : 1),
  actionOf(move, place, seat, players) {
    switch (move.type) {
      case 'play':
        return (
          (move.from === 'hand' ? FIRST_PLAY : FIRST_PLAY_OPEN) + move.card * MOST_COPIES + move.count - 1
        );
      case 'choose':
        return FIRST_CHOOSE + move.cards[place];
      case 'turn':
        return FIRST_TURN + move.place - 1;
      case 'give':
        return FIRST_GIVE + stepsTo(move.to, seat, players) - 1;
      default:
        return 1 + PLAIN.indexOf(move.type);
    }
  },
  observe(state, seat, said, into, start) {
    const { hands, open, hidden, undrawn, pile, pending } = state;
    const players = hands.length;
    const wait = pending.length === 0 ? null : pending[pending.length - 1];
    const onTurn = wait !== null && wait.shape !== 'sealed' ? wait : null;
    let at = writeHand(into, start, hands[seat], KINDS);
    for (const action of said) into[at + action - FIRST_CHOOSE]++;
    at += KINDS;
    at = writeOneOf(into, at, wait && WAITS.indexOf(wait.type), WAITS.length);
    at = writeFlag(into, at, onTurn !== null && onTurn.opensPile);
    at = writeFlag(into, at, onTurn !== null && onTurn.playsOn);
    at = writeOneOf(into, at, onTurn && onTurn.before, KINDS);
    at = writeOneOf(into, at, topOf(pile), KINDS);
    at = writePile(state, into, at);
    at = writeNumber(into, at, pile.length);
    at = writeNumber(into, at, state.draw.length);
    at = writeZone(into, at, state.out, KINDS);
    at = writeNumber(into, at, state.idleTurns);
    at = writeOneOf(into, at, onTurn && stepsTo(onTurn.seat, seat, players), players);
    for (let i = 0; i < players; i++) {
      const other = (seat + i) % players;
      into[at + i] = hands[other].size;
      into[at + players + i] = hidden[other].length;
      into[at + 2 * players + i] = undrawn[other] ? 1 : 0;
      writeHand(into, at + 3 * players + i * KINDS, open[other], KINDS);
    }
  },
  recall(state, seat, into, start) {
    const { hands, unseen, foreseen } = state;
    let at = writeZone(into, start, foreseen[seat] ?? [], KINDS);
    for (let i = 0; i < hands.length; i++) {
      const other = (seat + i) % hands.length;
      const hers = unseen[other];
      if (hers !== null) {
        for (let card = 0; card < KINDS; card++)
          into[at + card] = copiesIn(hands[other], card) - copiesIn(hers, card);
      }
      at += KINDS;
    }
  },
};

/** Nothing where the table hides the lower cards: how many equal cards lie on top, and what the pile holds. */
function writePile({ pile, options }: State, into: Uint8Array, at: number): number {
  if (!options.pile_visible) return at + 1 + KINDS;
  let run = 0;
  while (run < pile.length && pile[pile.length - 1 - run] === pile[pile.length - 1]) run++;
  into[at] = run;
  return writeZone(into, at + 1, pile, KINDS);
}
