import type { Hub } from '../hub/hub.ts';
import type { Forgetting } from './forgetting.ts';
import type { PrivacyStore } from './in-database.ts';
import type { Keep } from './keep.ts';
import type { Found } from './retention-steps.ts';

export interface RetentionOptions {
  readonly store: PrivacyStore;
  readonly hub: Pick<Hub, 'closeOver'>;
  readonly forgetting: Forgetting;
  readonly keep: Keep;
  readonly now: () => number;
  /** Something was tidied away. */
  readonly count: (what: Tidied, how: number) => void;
}

export type Tidied = 'people' | 'records' | 'tables' | 'words' | 'reports' | 'sanctions';

/** How far a round of tidying is. */
export interface RetentionState {
  readonly what?: Tidied;
  readonly after?: string;
}

const ORDER: readonly Tidied[] = ['people', 'records', 'tables', 'words', 'reports', 'sanctions'];
/** By which time that the operator has set each goes. */
const TIME_OF = {
  people: 'people',
  records: 'records',
  tables: 'records',
  words: 'words',
  reports: 'order',
  sanctions: 'order',
} as const;
const DAY_MS = 86_400_000;
/** So many rows are looked at in a step. */
const AT_ONCE: Readonly<Record<Tidied, number>> = {
  people: 500,
  records: 200,
  tables: 100,
  words: 50,
  reports: 200,
  sanctions: 200,
};

/** What is older than the operator wants it to be goes, a few rows at a time. */
export class Retention {
  readonly #options: RetentionOptions;

  constructor(options: RetentionOptions) {
    this.#options = options;
  }

  /** One more step; undefined when all has been looked at. */
  async step({ what = ORDER[0], after = '' }: RetentionState): Promise<RetentionState | undefined> {
    const last = await this.#tidy(what, after);
    if (last !== null) return { what, after: last };
    const next = ORDER[ORDER.indexOf(what) + 1];
    return next && { what: next };
  }

  /** How far it went; null at the end, or where all of it is kept. */
  async #tidy(what: Tidied, after: string): Promise<string | null> {
    const { keep, now, count } = this.#options;
    const days = keep[TIME_OF[what]];
    if (days === null) return null;
    const { found, last } = await this.#find(what, now() - days * DAY_MS, after);
    if (found.length > 0) count(what, found.length);
    return last;
  }

  async #find(what: Tidied, before: number, after: string): Promise<Found> {
    const { store, forgetting } = this.#options;
    const most = AT_ONCE[what];
    switch (what) {
      case 'people': {
        const unseen = await store.ask('unseenPeople', before, after, most);
        for (const player of unseen.found) await forgetting.begin(player);
        return unseen;
      }
      case 'records':
        return store.ask('dropRecords', before, after, most);
      case 'reports':
        return store.ask('dropReports', before, after, most);
      case 'sanctions':
        return store.ask('dropSanctions', before, after, most);
      case 'tables': {
        const ended = await store.ask('endedTables', before, after, most);
        return { found: await this.#dropped(ended.found, before), last: ended.last };
      }
      case 'words': {
        const spoken = await store.ask('oldWords', before, after, most);
        for (const code of spoken.found) await forgetting.atTable(code, { until: before });
        return spoken;
      }
    }
  }

  async #dropped(codes: readonly string[], before: number): Promise<string[]> {
    const { store, hub } = this.#options;
    const dropped: string[] = [];
    for (const code of codes) {
      await hub.closeOver(code, before);
      if (await store.ask('dropTable', code)) dropped.push(code);
    }
    return dropped;
  }
}
