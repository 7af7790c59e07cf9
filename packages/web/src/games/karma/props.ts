import type { Card } from '@samsara/engine';
import { CARDS, type Move, type View } from '@samsara/engine/games/karma/rules';
import type { BoardProps, SeatDetailProps } from '../../contract/board.ts';
import type { KarmaWords } from './texts/words.ts';

export type KarmaBoardProps = BoardProps<Move, View, KarmaWords>;
export type KarmaDetailProps = SeatDetailProps<Move, View, KarmaWords>;

/** What a card is called. */
export function nameOf({ texts }: Pick<KarmaBoardProps, 'texts'>, card: Card): string {
  return texts.cards[CARDS[card]];
}

/** The same in a place without room. */
export function shortNameOf({ texts }: Pick<KarmaBoardProps, 'texts'>, card: Card): string {
  return texts.shortCards?.[CARDS[card]] ?? texts.cards[CARDS[card]];
}

export function places(count: number): number[] {
  return Array.from({ length: count }, (_, place) => place);
}
