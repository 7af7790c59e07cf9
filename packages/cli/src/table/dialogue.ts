import { BadInput, findMove, type Refusal, refusalOf } from '@samsara/engine';
import { type GameTexts, withCardWords } from '@samsara/engine/texts';
import type { Words } from '../texts/words.ts';
import type { Table } from './table.ts';

/** What the person can say besides moves. */
type Saying = keyof Words['texts']['play']['sayings'];

/** What a typed line means. */
export type Meaning =
  | { readonly type: 'nothing' }
  | { readonly type: 'move'; readonly move: unknown }
  | { readonly type: 'refused'; readonly refusal: Refusal }
  | { readonly type: 'no-such-number'; readonly most: number }
  | { readonly type: 'why'; readonly answer: Refusal | BadInput | 'legal' | 'nothing' }
  /** The name of several cards. */
  | { readonly type: 'bad-input'; readonly error: BadInput }
  | { readonly type: 'rule'; readonly word: string }
  | { readonly type: Exclude<Saying, 'why' | 'rule'> };

/** Reads a line: a number of the list, a move, or one of the sayings. Nothing is changed by it. */
export function meaningOf(line: string, table: Table, texts: Words['texts'], gameTexts: GameTexts): Meaning {
  const text = line.trim();
  if (text === '') return { type: 'nothing' };
  const legal = table.game.legalMoves(table.state, table.you);
  if (/^\d{1,3}$/.test(text)) return byNumber(Number(text), legal);
  const [word, ...rest] = text.split(/\s+/);
  const saying = sayingOf(word, texts);
  const attempt = tried(text, table, gameTexts);
  if (!(attempt instanceof BadInput) && 'move' in attempt) return { type: 'move', move: attempt.move };
  if (saying === 'why')
    return { type: 'why', answer: answerToWhy(rest.join(' '), legal.length, table, gameTexts) };
  if (saying !== undefined)
    return saying === 'rule' ? { type: 'rule', word: rest.join(' ') } : { type: saying };
  if (attempt instanceof BadInput) return { type: 'bad-input', error: attempt };
  return { type: 'refused', refusal: attempt.refusal };
}

/** What an attempt leads to, with the cards named by words of moves or as the language shows them. */
function tried(
  attempt: string,
  { game, state, you }: Table,
  gameTexts: GameTexts,
): { readonly move: unknown } | { readonly refusal: Refusal } | BadInput {
  const asTyped = findMove(game, state, you, attempt);
  if (asTyped !== undefined) return { move: asTyped };
  try {
    const spelt = withCardWords(gameTexts, attempt);
    const move = findMove(game, state, you, spelt);
    return move === undefined ? { refusal: refusalOf(game, state, you, spelt) } : { move };
  } catch (error) {
    if (error instanceof BadInput) return error;
    throw error;
  }
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

function answerToWhy(
  attempt: string,
  moves: number,
  table: Table,
  gameTexts: GameTexts,
): Refusal | BadInput | 'legal' | 'nothing' {
  if (attempt === '') return 'nothing';
  const isOnList = /^\d{1,3}$/.test(attempt) && Number(attempt) >= 1 && Number(attempt) <= moves;
  if (isOnList) return 'legal';
  const found = tried(attempt, table, gameTexts);
  if (found instanceof BadInput) return found;
  return 'move' in found ? 'legal' : found.refusal;
}

/** What the tab key can complete to: the legal moves, and the sayings of the language. */
export function completionsFor({ game, state, you }: Table, texts: Words['texts']): string[] {
  const moves = game.legalMoves(state, you).map((move) => game.notation(move));
  return [...moves, ...Object.values(texts.play.sayings).map(({ word }) => word)];
}
