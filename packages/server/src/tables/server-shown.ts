import {
  anyClockShown,
  comingShown,
  eveningShown,
  guestShown,
  type PlayerId,
  personIdOf,
  type Shown,
  sharesTold,
  type Table,
  termsShown,
  VIEW_CHANGES,
} from '@samsara/table';
import type { Play } from '../log/log.ts';
import type { ServerDependencies } from './dependencies.ts';
import { whyNotLook } from './looking.ts';

/** What a server shows of a table besides its entries. There are thousands of tables, so what all have in common stands once. */
export class ServerShown implements Shown {
  /** The round's place in the chain of commitments. */
  play: Play;
  readonly #apart: ServerDependencies['apart'];

  constructor(play: Play, apart: ServerDependencies['apart']) {
    this.play = play;
    this.#apart = apart;
  }

  promise(): Play {
    return this.play;
  }

  get clock() {
    return anyClockShown;
  }

  get changes() {
    return VIEW_CHANGES;
  }

  get terms() {
    return termsShown;
  }

  get evening() {
    return eveningShown;
  }

  coming(table: Table) {
    return { ...comingShown(table), ...sharesTold(table) };
  }

  get guest() {
    return guestShown;
  }

  whyNotWatch(table: Table, player: PlayerId) {
    return whyNotLook(this.#apart, table, player);
  }

  unheard({ code }: Table, player: PlayerId): ReadonlySet<string> {
    return unheardAt(code, this.#apart.hiddenFrom(player));
  }
}

const NOBODY: ReadonlySet<string> = new Set();

/** Whose words somebody does not hear, by what those are known by at a table. */
function unheardAt(code: string, hidden: ReadonlySet<PlayerId>): ReadonlySet<string> {
  return hidden.size === 0 ? NOBODY : new Set([...hidden].map((other) => personIdOf(code, other)));
}
