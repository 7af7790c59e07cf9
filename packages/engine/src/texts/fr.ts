import { listed, type Who } from './sentences.ts';

/** Zero is singular in French. */
export function cardsOf(count: number): string {
  return count < 2 ? `${count} carte` : `${count} cartes`;
}

/** Somebody and what they do: `Vous piochez`, `Anna pioche`. */
export function does(who: Who, you: string, other: string): string {
  return who.you ? `Vous ${you}` : `${who.name} ${other}`;
}

/** Somebody to whom something is done: `vous`, `Anna`. */
export function whom(who: Who): string {
  return who.you ? 'vous' : who.name;
}

/** For a text that cannot be read: what could be said at this moment instead. */
export function notAMove(_cards: readonly unknown[], moves: readonly string[]): string {
  if (moves.length === 0) return 'Ce n’est pas un coup.';
  const quoted = moves.map((move) => `« ${move} »`);
  return `Ce n’est pas un coup ; vous pouvez dire par exemple, à cet instant, ${listed(quoted, ' ou ')}.`;
}
