import type { Card, Seat } from '@samsara/engine';
import { CARDS, type Move, type View } from '@samsara/engine/games/mieses-karma/rules';
import type { BoardProps } from '../../contract/board.ts';
import type { MiesesKarmaWords } from './texts/words.ts';

export type Props = BoardProps<Move, View, MiesesKarmaWords>;

/** A part of the board about one seat. */
export interface SeatProps extends Props {
  readonly of: Seat;
}

export function nameOf({ texts }: Props, card: Card): string {
  return texts.cards[CARDS[card]];
}
