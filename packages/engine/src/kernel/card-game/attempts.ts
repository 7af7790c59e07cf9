import { tidy } from '../notation.ts';
import type { Card } from '../zones.ts';

/** All moves of a game by their words, and how attempts are read as one of them. */
export interface Attempts<Move> {
  /** The attempt with the usual words for cards. */
  spell(attempt: string): string;
  /** The move an attempt means, legal or not. */
  read(attempt: string): Move | 'unreadable' | 'unknown-card';
}

export function attemptsAt<Move>(
  moves: readonly Move[],
  notation: (move: Move) => string,
  cards: readonly string[],
  cardNamed: (word: string) => Card | undefined,
): Attempts<Move> {
  const byText = new Map(moves.map((move) => [notation(move), move]));
  const known = new Set([...byText.keys()].flatMap((text) => text.split(' ')));
  /** Verbs after which a card is named. */
  const ofCards = new Set(
    [...byText.keys()]
      .map((text) => text.split(' '))
      .filter(([, ...words]) => words.some((word) => cards.includes(word)))
      .map(([verb]) => verb),
  );
  const spell = (attempt: string) => {
    const [verb, ...words] = attempt.split(' ');
    const spelt = words.map((word) => {
      const card = known.has(word) ? undefined : cardNamed(word);
      return card === undefined ? word : cards[card];
    });
    return [verb, ...spelt].join(' ');
  };
  return {
    spell,
    read(attempt) {
      const text = spell(tidy(attempt));
      const move = byText.get(text);
      if (move !== undefined) return move;
      const [verb, ...words] = text.split(' ');
      return ofCards.has(verb) && words.some((word) => !known.has(word)) ? 'unknown-card' : 'unreadable';
    },
  };
}
