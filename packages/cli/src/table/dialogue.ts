import { findMove, type Refusal } from '@samsara/engine';
import type { Words } from '../words.ts';
import type { Table } from './table.ts';

/** What the person can say besides moves. */
export type Saying = 'why' | 'rule' | 'undo' | 'hand' | 'log' | 'help' | 'quit';

/** What a typed line means. */
export type Meaning =
  | { readonly type: 'nothing' }
  | { readonly type: 'move'; readonly move: unknown }
  | { readonly type: 'refused'; readonly refusal: Refusal }
  | { readonly type: 'no-such-number'; readonly most: number }
  | { readonly type: 'why'; readonly answer: Refusal | 'legal' | 'nothing' }
  | { readonly type: 'rule'; readonly word: string }
  | { readonly type: Exclude<Saying, 'why' | 'rule'> };

/** Reads a line: a number of the list, a move, or one of the sayings. Nothing is changed by it. */
export function meaningOf(line: string, table: Table, texts: Words['texts']): Meaning {
  const text = line.trim();
  if (text === '') return { type: 'nothing' };
  const legal = table.game.legalMoves(table.state, table.you);
  if (/^\d{1,3}$/.test(text)) return byNumber(Number(text), legal);
  const move = findMove(table.game, table.state, table.you, text);
  if (move !== undefined) return { type: 'move', move };
  const [word, ...rest] = text.split(/\s+/);
  const saying = sayingOf(word, texts);
  if (saying === undefined) return { type: 'refused', refusal: whyNot(table, text) };
  if (saying === 'why') return { type: 'why', answer: answerToWhy(rest.join(' '), legal.length, table) };
  return saying === 'rule' ? { type: 'rule', word: rest.join(' ') } : { type: saying };
}

function byNumber(number: number, legal: readonly unknown[]): Meaning {
  const move = legal[number - 1];
  return move === undefined ? { type: 'no-such-number', most: legal.length } : { type: 'move', move };
}

/** Sayings are understood in English and in the language of the table. */
function sayingOf(word: string, texts: Words['texts']): Saying | undefined {
  const wanted = word.toLowerCase();
  const found = Object.entries(texts.play.sayings).find(
    ([saying, { word }]) => saying === wanted || word === wanted,
  );
  return found?.[0] as Saying | undefined;
}

function answerToWhy(attempt: string, moves: number, table: Table): Refusal | 'legal' | 'nothing' {
  if (attempt === '') return 'nothing';
  const isOnList = /^\d{1,3}$/.test(attempt) && Number(attempt) >= 1 && Number(attempt) <= moves;
  if (isOnList || findMove(table.game, table.state, table.you, attempt) !== undefined) return 'legal';
  return whyNot(table, attempt);
}

function whyNot({ game, state, you }: Table, attempt: string): Refusal {
  return game.whyNot(state, you, attempt);
}

/** What the tab key can complete to: the legal moves, and the sayings of the language. */
export function completionsFor({ game, state, you }: Table, texts: Words['texts']): string[] {
  const moves = game.legalMoves(state, you).map((move) => game.notation(move));
  return [...moves, ...Object.values(texts.play.sayings).map(({ word }) => word)];
}
