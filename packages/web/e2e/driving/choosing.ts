import { en } from '../../src/texts/en.ts';
import { buttonsIn, type Thing } from './reading.ts';

/** What somebody who reads the page would do next. */
export type Choice =
  | { readonly type: 'over' }
  | { readonly type: 'wait' }
  | { readonly type: 'press'; readonly thing: Thing };

const PLAYABLE = new RegExp(`, ${en.playable}$`);
const SELECTED = /, (\d+ )?selected,/;

/** `turn` makes different choices in turn, so that a whole game sees many of them. */
export function choose(things: readonly Thing[], turn: number): Choice {
  if (things.some(({ role, name }) => role === 'region' && name === en.gameOver)) return { type: 'over' };
  const dialog = things.find(({ role }) => role === 'dialog');
  if (dialog !== undefined)
    return press(buttonsIn(things, dialog.name).find(({ name }) => name === en.close));
  const buttons = buttonsIn(things, en.decision);
  const sure = buttons.find(({ name }) => name === en.yesDoIt);
  if (sure !== undefined) return press(sure);
  const moves = buttons.filter(({ name }) => name !== en.putBack && name !== en.undo);
  const isPicking = buttons.some(({ name }) => name === en.putBack);
  if (isPicking && moves.length > 0) return press(moves[turn % moves.length]);
  const cards = playableCards(things);
  if (isPicking) return press(cards[0]);
  // Now and then what cards cannot say: taking the pile, passing, calling.
  const wantsCard = moves.length === 0 || turn % 12 !== 11;
  if (cards.length > 0 && wantsCard) return press(cards[turn % cards.length]);
  return press(moves[turn % Math.max(1, moves.length)]);
}

function press(thing: Thing | undefined): Choice {
  return thing === undefined ? { type: 'wait' } : { type: 'press', thing };
}

/** Cards that may be played and are not taken yet. */
function playableCards(things: readonly Thing[]): readonly Thing[] {
  return things.filter(
    ({ role, name }) => role === 'button' && PLAYABLE.test(name) && !SELECTED.test(`${name},`),
  );
}
