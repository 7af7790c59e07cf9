import type { Board } from '../cluster/board.ts';
import type { Deals } from '../deals/deals.ts';
import type { Log } from '../log/log.ts';
import type { Moderation } from '../moderation/moderation.ts';
import type { NoticeStore } from '../notices/in-database.ts';
import type { People } from '../people/people.ts';
import type { Players } from '../players/players.ts';
import type { PrivacyStore } from '../privacy/in-database.ts';
import type { Reports } from '../reports/reports.ts';

/** What a database keeps for the server, whichever kind it is. */
export interface Store {
  readonly log: Log;
  readonly players: Players;
  readonly people: People;
  readonly reports: Reports;
  readonly deals: Deals;
  readonly notices: NoticeStore;
  readonly moderation: Moderation;
  readonly privacy: PrivacyStore;
  readonly board: Board;
  /** Resolves if something can be written just now. */
  check(): Promise<void>;
}
