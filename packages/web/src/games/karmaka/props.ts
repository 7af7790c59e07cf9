import type { Move, View } from '@samsara/engine/games/karmaka/rules';
import type { BoardProps } from '../../contract/board.ts';
import type { KarmakaWords } from './texts/words.ts';

/** What every part of the board of Karmaka is given. */
export type Props = BoardProps<Move, View, KarmakaWords>;
