import { listed, type Who } from './sentences.ts';

/** So many cards: `1 card`, `2 cards`. */
export function cardsOf(count: number): string {
  return count === 1 ? '1 card' : `${count} cards`;
}

/** Somebody and what they do: `You draw`, `Anna draws`. */
export function does(who: Who, you: string, other: string): string {
  return who.you ? `You ${you}` : `${who.name} ${other}`;
}

/** Somebody to whom something is done: `you`, `Anna`. */
export function whom(who: Who): string {
  return who.you ? 'you' : who.name;
}

/** Several to whom something is done: `Anna, Ben and you`. */
export function everybody(all: readonly Who[]): string {
  return listed(all.map(whom), ' and ');
}

/** For a text that cannot be read: what could be said at this moment instead. */
export function notAMove(_cards: readonly unknown[], moves: readonly string[]): string {
  if (moves.length === 0) return 'This is not a move.';
  const quoted = moves.map((move) => `“${move}”`);
  return `This is not a move; right now you could say, for example, ${listed(quoted, ' or ')}.`;
}
