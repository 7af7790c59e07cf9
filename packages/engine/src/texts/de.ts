import { listed, type Who } from './sentences.ts';

/** So many cards: `1 Karte`, `2 Karten`. */
export function cardsOf(count: number): string {
  return count === 1 ? '1 Karte' : `${count} Karten`;
}

/** Somebody and what they do: `Du ziehst`, `Anna zieht`. */
export function does(who: Who, you: string, other: string): string {
  return who.you ? `Du ${you}` : `${who.name} ${other}`;
}

/** For a text that cannot be read: what could be said at this moment instead. */
export function notAMove(_cards: readonly unknown[], moves: readonly string[]): string {
  if (moves.length === 0) return 'Das ist kein Zug.';
  const quoted = moves.map((move) => `„${move}“`);
  return `Das ist kein Zug; jetzt geht zum Beispiel ${listed(quoted, ' oder ')}.`;
}
