import type { GameScreen, PlayTexts, ScreenWords } from '../contract/board.ts';
import type { Session } from '../session/session.ts';
import type { TableState } from '../session/table-store.ts';

/** The game and the state of the table that are on the screen. */
export interface Stage {
  readonly session: Session;
  readonly screen: GameScreen;
  readonly texts: PlayTexts;
  readonly words: ScreenWords;
  readonly shown: TableState;
  readonly isFlying: boolean;
  /** Lands what is on its way; settles when the newest state is shown. */
  land(): Promise<void>;
}

/** Does a bot play for whoever looks? */
export function isStoodIn({ info, you }: TableState): boolean {
  return you.seat !== null && info.seats[you.seat].level !== null;
}
