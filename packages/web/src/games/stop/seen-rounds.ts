import type { View } from '@samsara/engine/games/stop/rules';
import { remember, type ScoreSheet, type SeenRounds, scoreSheet } from './score-sheet.ts';

/** Rounds that have a column of their own. */
const SHOWN_ROUNDS = 4;

/** The rounds of one game that this page has seen end. */
let seen: { readonly playId: string; readonly rounds: SeenRounds } = { playId: '', rounds: new Map() };

/** The sheet of this game, with the rounds this page has seen end. */
export function sheetOf(view: View, playId: string): ScoreSheet {
  seen = { playId, rounds: remember(seen.playId === playId ? seen.rounds : new Map(), view) };
  return scoreSheet(seen.rounds, view, SHOWN_ROUNDS);
}
