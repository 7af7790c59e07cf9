import {
  type Answering,
  CARDS,
  FREE_CHOICE,
  isNumber,
  KIND_OF,
  type Move,
  SWAP,
  type View,
} from '@samsara/engine/games/stop/rules';
import type { Pick, Use } from '../../contract/board.ts';

/** Cards go from the hand to the pile; drawing and suffering a 2 or a +X is a tap on the stock. */
export function use(move: Move, view: View): Use | null {
  switch (move.type) {
    case 'play':
    case 'interject':
      return move.free
        ? { zone: `hand:${view.viewer}`, cards: [FREE_CHOICE, move.card], inOrder: true, to: 'pile' }
        : { zone: `hand:${view.viewer}`, cards: [move.card], to: 'pile' };
    case 'draw':
      return { zone: 'draw' };
    case 'accept':
      return onTurn(view).type === 'skip' ? null : { zone: 'draw' };
    default:
      return null;
  }
}

/** Whoever is not on turn tries to throw in, where that is possible at all. */
export function attempt(picks: readonly Pick[], view: View): string {
  const cards = picks.flatMap(({ card }) => (card === null ? [] : [card]));
  if (cards.length === 0) return picks[0]?.zone === 'draw' ? 'draw' : 'pass';
  const verb = triesToThrowIn(view) && cards[0] !== FREE_CHOICE ? 'interject' : 'play';
  const words = cards.map((card) => CARDS[card]);
  if (verb === 'play' && cards.some((card) => KIND_OF[card] === SWAP)) words.push('left');
  return [verb, ...words].join(' ');
}

function triesToThrowIn(view: View): boolean {
  const window = view.pending[1];
  if (!isNumber(view.pile[view.pile.length - 1])) return false;
  if (window?.shape === 'reaction') return true;
  return onTurn(view).seat !== view.viewer && view.options.reaction === 'realtime';
}

/** Throwing in and stopping a swap are races: the first tap counts. */
export function isQuick(move: Move, view: View): boolean {
  if (view.options.reaction !== 'realtime') return false;
  return move.type === 'interject' || (move.type === 'play' && view.pending[1]?.type === 'swapping');
}

/** Who is on turn or hit; nobody once the game is over. */
export function onTurn(
  view: View,
): Answering | { readonly type: 'nothing'; readonly seat: null; readonly sum: 0 } {
  return (view.pending[0] as Answering | undefined) ?? { type: 'nothing', seat: null, sum: 0 };
}
