import type { GameId } from '../games/index.ts';

const FILES = import.meta.glob<string>('../games/*/cloth/poster.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The three cards on a poster: views of one file. */
const CARDS = ['a', 'b', 'c'] as const;

/** Where the pictures of a game's three cards are. */
export function posterCards(game: GameId): string[] {
  const file = FILES[`../games/${game}/cloth/poster.svg`];
  return CARDS.map((card) => `${file}#${card}`);
}
