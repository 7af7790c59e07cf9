import type { Refusal } from '@samsara/engine';
import type { GameTexts } from '@samsara/engine/texts';
import { bold, cyan, wrap, yellow } from '../output/print.ts';

/** The clause a word means: `KA-21`, `ka-21` or `ka21`. */
export function clauseNamed(texts: GameTexts, word: string): string | undefined {
  const letters = (text: string) => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  return Object.keys(texts.rules).find((clause) => letters(clause) === letters(word));
}

/** A clause and its text. */
export function clauseLine(texts: GameTexts, clause: string, indent = 0): string {
  const start = `${' '.repeat(indent)}${clause}  `;
  return wrap(`${start}${texts.rules[clause] ?? ''}`, start.length).replace(clause, cyan(clause));
}

/** Why a move is refused, then the clause that says so; moves that could be made instead say more than a clause about turns. */
export function refusalLines(texts: GameTexts, refusal: Refusal): string[] {
  const reason = yellow(bold(wrap(texts.refusal(refusal))));
  return refusal.moves === undefined ? [reason, clauseLine(texts, refusal.clause, 2)] : [reason];
}
