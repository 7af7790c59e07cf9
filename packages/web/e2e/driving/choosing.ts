import { en } from '../../src/texts/en.ts';
import type { Words } from '../../src/texts/words.ts';
import { buttonsIn, type Thing } from './reading.ts';

/** What somebody who reads the page would do next. */
export type Choice =
  | { readonly type: 'over' }
  | { readonly type: 'wait' }
  | { readonly type: 'press'; readonly thing: Thing };

/** The most equal cards that are picked together. */
const MOST_COPIES = 6;

/** `turn` makes different choices in turn, so that a whole game sees many of them. */
export function choose(things: readonly Thing[], turn: number, words: Words = en): Choice {
  if (things.some(({ role, name }) => role === 'region' && name === words.gameOver)) return { type: 'over' };
  const dialog = things.find(({ role }) => role === 'dialog');
  if (dialog !== undefined)
    return press(buttonsIn(things, dialog.name).find(({ name }) => name === words.close));
  const buttons = buttonsIn(things, words.decision);
  const sure = buttons.find(({ name }) => name === words.yesDoIt);
  if (sure !== undefined) return press(sure);
  const moves = buttons.filter(({ name }) => name !== words.putBack && name !== words.undo);
  const isPicking = buttons.some(({ name }) => name === words.putBack);
  if (isPicking && moves.length > 0) return press(moves[turn % moves.length]);
  const cards = playableCards(things, words);
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
function playableCards(things: readonly Thing[], words: Words): readonly Thing[] {
  const picked = Array.from({ length: MOST_COPIES }, (_, i) => `, ${words.picked(i + 1)},`);
  return things.filter(
    ({ role, name }) =>
      role === 'button' &&
      name.endsWith(`, ${words.playable}`) &&
      !picked.some((part) => name.includes(part)),
  );
}
