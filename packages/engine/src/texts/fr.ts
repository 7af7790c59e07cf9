import type { Who } from './sentences.ts';

/** Zero is singular in French. */
export function cardsOf(count: number): string {
  return count < 2 ? `${count} carte` : `${count} cartes`;
}

/** Somebody and what they do: `Vous piochez`, `Anna pioche`. */
export function does(who: Who, you: string, other: string): string {
  return who.you ? `Vous ${you}` : `${who.name} ${other}`;
}

export function whom(who: Who): string {
  return who.you ? 'vous' : who.name;
}
