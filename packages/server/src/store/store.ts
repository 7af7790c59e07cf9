import type { Board } from '../cluster/board.ts';
import type { Deals } from '../deals/deals.ts';
import type { Log } from '../log/log.ts';
import type { Players } from '../players/players.ts';

/** What a database keeps for the server, whichever kind it is. */
export interface Store {
  readonly log: Log;
  readonly players: Players;
  readonly deals: Deals;
  readonly board: Board;
  /** Resolves if something can be written just now. */
  check(): Promise<void>;
}
