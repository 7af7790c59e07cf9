import type { Who } from './sentences.ts';

export function cardsOf(count: number): string {
  return count === 1 ? '1 Karte' : `${count} Karten`;
}

/** Somebody and what they do: `Du ziehst`, `Anna zieht`. */
export function does(who: Who, you: string, other: string): string {
  return who.you ? `Du ${you}` : `${who.name} ${other}`;
}
