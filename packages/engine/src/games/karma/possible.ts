import { impossible } from '../../kernel/bad-input.ts';
import { at } from '../../kernel/json.ts';
import { GIVE } from './cards.ts';
import { legalMoves } from './legal.ts';
import { hasTriple } from './pile.ts';
import type { State } from './state.ts';
import { hasNoCards } from './table-cards.ts';
import { checkWait } from './waits.ts';

/** Refuses a position that no game comes to, or that nobody can play on from. */
export function checkPossible(state: State): void {
  if (state.outcome) return;
  checkHolders(state);
  for (const [i, wait] of state.pending.entries()) checkWait(state, wait, at('pending', i));
  checkPile(state);
  checkForeseen(state);
  checkUndrawn(state);
  const stuck = state.hands.every((_, seat) => legalMoves(state, seat).length === 0);
  if (stuck) impossible('seats', 'KAR-46');
}

/** The game is not over yet; whoever gives a pile away may be the only one with cards. KA-71, KAR-34 */
function checkHolders(state: State): void {
  const holding = state.hands.filter((_, seat) => !hasNoCards(state, seat)).length;
  const fewest = state.pending.some((wait) => wait.type === 'receiver') ? 1 : 2;
  if (state.draw.length === 0 && holding < fewest) impossible('seats', 'KA-71');
}

/** GIVE never lies on the pile, and three identical cards in succession have left it. KA-38, KA-67, KAR-44 */
function checkPile(state: State): void {
  if (state.pile.includes(GIVE)) impossible('pile', 'KA-67');
  if (!mayHoldTriple(state) && hasTriple(state.pile)) impossible('pile', 'KA-38');
}

/** The rest that an alternative triple leaves to be given away may hold more of the same card. KAR-44 */
function mayHoldTriple({ pending }: State): boolean {
  return pending.some((wait) => wait.type === 'receiver' && wait.playsOn);
}

/** Only where the table plays with Foresight. KA-73 */
function checkForeseen(state: State): void {
  if (state.options.foresight) return;
  const seat = state.foreseen.findIndex((seen) => seen !== null);
  if (seat >= 0) impossible(at(at('seats', seat), 'foreseen'), 'KA-73');
}

/** Only where players draw by hand, and not in the seat's own turn, with which the draw is forgotten. KA-50, KAR-48, KAR-57 */
function checkUndrawn(state: State): void {
  const onTurn = state.pending[0].shape === 'turn' ? state.pending[0].seat : undefined;
  state.undrawn.forEach((undrawn, seat) => {
    if (!undrawn) return;
    const place = at(at('seats', seat), 'undrawn');
    if (!state.options.draw_by_hand) impossible(place, 'KAR-48');
    if (seat === onTurn || state.pending[0].shape === 'sealed') impossible(place, 'KA-50');
  });
}
