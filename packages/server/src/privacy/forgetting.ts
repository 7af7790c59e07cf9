import type { PlayerId, ToForget } from '@samsara/table';
import type { Hub } from '../hub/hub.ts';
import type { PrivacyStore } from './in-database.ts';

export interface ForgettingOptions {
  readonly store: PrivacyStore;
  readonly hub: Pick<Hub, 'forget'>;
  readonly now: () => number;
  /** The devices of somebody are signed out. */
  readonly signedOut: (player: PlayerId, sessions: readonly string[]) => Promise<void>;
  readonly report: (error: unknown) => void;
}

/** How far the forgetting of a person is: first the tables that are known to be theirs, then all others. */
export interface ForgettingState {
  readonly walks?: boolean;
  readonly after?: string;
}

const TABLES_AT_ONCE = 10;
const WALKED_AT_ONCE = 50;

/** Takes people out of everything that is kept. */
export class Forgetting {
  readonly #options: ForgettingOptions;

  constructor(options: ForgettingOptions) {
    this.#options = options;
  }

  /** The person is gone when this resolves; their tables forget them from then on, step by step. */
  async begin(player: PlayerId): Promise<void> {
    const { store, now, signedOut } = this.#options;
    const sessions = await store.ask('forgetPerson', player, now());
    await signedOut(player, sessions);
  }

  /** One more step; undefined when nothing is left to forget. */
  async step(player: PlayerId, state: ForgettingState): Promise<ForgettingState | undefined> {
    return state.walks ? this.#walk(player, state.after ?? '') : this.#known(player, state.after ?? '');
  }

  /** Those at the person's own tables are not to wait for the rest. */
  async atKnownTables(player: PlayerId): Promise<void> {
    for (let state: ForgettingState | undefined = {}; state !== undefined && !state.walks; )
      state = await this.step(player, state);
  }

  /** Takes a person, or words up to a moment, out of one table: where it is served, then where it is kept. */
  async atTable(code: string, what: ToForget): Promise<number> {
    const { store, hub, report } = this.#options;
    try {
      if (await store.ask('isToForget', code, what)) await hub.forget(code, what);
    } catch (error) {
      // What cannot be served here is forgotten all the same.
      report(error);
    }
    return store.ask('forgetAt', code, what);
  }

  async #known(player: PlayerId, after: string): Promise<ForgettingState> {
    const { store } = this.#options;
    const codes = await store.ask('tablesOf', player, after, TABLES_AT_ONCE);
    for (const code of codes) await this.atTable(code, { player });
    return codes.length < TABLES_AT_ONCE ? { walks: true } : { after: codes.at(-1) ?? '' };
  }

  /** Somebody may have said something at a table without ever having played there. */
  async #walk(player: PlayerId, after: string): Promise<ForgettingState | undefined> {
    const { store } = this.#options;
    const { codes, last } = await store.ask('mentioning', player, after, WALKED_AT_ONCE);
    for (const code of codes) await this.atTable(code, { player });
    if (last !== null) return { walks: true, after: last };
    await store.ask('forgetSeats', player);
    return undefined;
  }
}
