import { imagineMove, seenMove } from '@samsara/engine';
import type { Words } from '../texts/words.ts';
import type { Table } from './table.ts';

/** Why a move cannot be taken back. */
type NoUndo = keyof Words['texts']['play']['noUndo'];

/** How many worlds are tried out. One that looks different is enough to forbid. */
const WORLDS = 64;

/** Takes back the person's last move, if nobody else has acted since and nothing was learned by it. */
export function undo(table: Table): NoUndo | undefined {
  const last = table.history.at(-1);
  if (!table.history.some(({ actor }) => actor === table.you)) return 'nothing';
  if (last === undefined || last.actor !== table.you) return 'others-acted';
  if (taughtSomething(table)) return 'learned';
  table.state = last.before;
  table.history.pop();
  return undefined;
}

/** In every world the person could be in, the same move must look the same afterwards. */
function taughtSomething({ game, you, state, history, random }: Table): boolean {
  const { before, events, text } = history[history.length - 1];
  const seen = JSON.stringify(seenMove(game, state, events, you));
  const view = game.view(before, you);
  for (let world = 0; world < WORLDS; world++) {
    if (JSON.stringify(imagineMove(game, view, you, text, random)) !== seen) return true;
  }
  return false;
}
