import { randomBytes } from 'node:crypto';
import type { Standing, StandingWatch } from '../hub/standing.ts';
import {
  AT_ONCE,
  AWAY_MS,
  ENDED_BEFORE_MS,
  ENDED_SINCE_MS,
  LOOK_MS,
  OPEN_PAGE_MS,
  REMEMBERED_MS,
  WORTH_MS,
} from './bounds.ts';
import { Delivery, type DeliveryOptions } from './delivery.ts';
import type { Notice } from './notice.ts';

export type NoticesOptions = Omit<DeliveryOptions, 'hub'>;

/** Somebody is invited to a table. */
export interface Invitation {
  readonly player: string;
  /** What the one who invites is called. */
  readonly by: string;
  readonly code: string;
  readonly game: string;
}

const TRY_AGAIN_MS = 5000;
const MOST_REMEMBERED = 50_000;

/**
 * What people are told while their page is closed. It follows from how they stand at their tables, which follows from the
 * entries: told again after a restart, and by every node, it is noted once under the same key.
 */
export class Notices implements StandingWatch {
  readonly #options: NoticesOptions;
  /** Who is to be told things, and since when. */
  #concerned: ReadonlyMap<string, number> = new Map();
  /** What was noted last, so that the database is not asked at every entry. */
  readonly #noted = new Map<string, string>();
  #writing: Promise<unknown> = Promise.resolve();
  #looking: Promise<void> = Promise.resolve();
  #delivery: Delivery | undefined;
  #callOff: (() => void) | undefined;
  #stopped = false;

  private constructor(options: NoticesOptions) {
    this.#options = options;
  }

  static async open(options: NoticesOptions): Promise<Notices> {
    const notices = new Notices(options);
    await notices.refresh();
    return notices;
  }

  /** From now on what is due is sent. */
  serve(hub: DeliveryOptions['hub']): void {
    this.#delivery = new Delivery({ ...this.#options, hub });
    this.#looking = this.#lookRegularly();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#callOff?.();
    await Promise.all([this.#writing, this.#looking]);
    await this.#delivery?.stop();
  }

  /** Resolves when everything is noted and sent that is due by now, for tests. */
  async settled(): Promise<void> {
    await this.#writing;
    this.#delivery?.nudge();
    await this.#delivery?.settled();
  }

  /** Somebody may have begun or ceased to be told things. */
  async refresh(): Promise<void> {
    this.#concerned = new Map(await this.#options.store.ask('concerned'));
  }

  concerns(player: string): boolean {
    return this.#concerned.has(player);
  }

  stands(standing: Standing): void {
    const { player, table, asked, ended, isThere } = standing;
    const since = this.#concerned.get(player);
    if (since === undefined || this.#stopped) return;
    const now = this.#options.now();
    const notes = notesOn(standing, since, now);
    const id = `${table} ${player}`;
    const mark = [asked?.position, ...notes.map(({ what, position }) => `${what} ${position}`)].join();
    if (this.#noted.get(id) === mark) return;
    if (this.#noted.size >= MOST_REMEMBERED) this.#noted.clear();
    this.#noted.set(id, mark);
    this.#write(
      async () => {
        await this.#options.store.ask('stand', player, table, asked?.position ?? null, notes);
        if (ended !== null && isThere) await this.#options.store.ask('looked', player, table, now);
      },
      () => {
        this.#noted.delete(id);
        if (!this.#stopped) this.#options.schedule(TRY_AGAIN_MS, () => this.stands(standing));
      },
    );
  }

  looked(player: string, table: string): void {
    if (!this.#concerned.has(player)) return;
    const at = this.#options.now();
    this.#write(() => this.#options.store.ask('looked', player, table, at));
  }

  /** Somebody is invited to a table: once by the same person. */
  invited({ player, by, code, game }: Invitation): void {
    const now = this.#options.now();
    const facts = { game, names: [by] };
    const key = { player, code, what: 'invited', position: by } as const;
    this.#note({ ...key, facts, at: now, due: now, until: now + WORTH_MS.invited });
  }

  /** Something to oneself, wherever it goes. */
  test(player: string): void {
    const now = this.#options.now();
    const key = { player, code: '', what: 'test', position: randomBytes(8).toString('hex') } as const;
    this.#note({ ...key, facts: { game: '', names: [] }, at: now, due: now, until: now + WORTH_MS.test });
  }

  #note(notice: Notice): void {
    this.#write(() => this.#options.store.ask('note', notice));
  }

  /** In the order in which it happened. */
  #write(work: () => Promise<unknown>, failed: () => void = () => {}): void {
    this.#writing = this.#writing
      .then(work)
      .then(() => this.#delivery?.nudge())
      .catch((error) => {
        this.#options.report(error);
        failed();
      });
  }

  async #lookRegularly(): Promise<void> {
    try {
      await this.refresh();
      await this.#noteEnds();
      await this.#options.store.ask('forgetOlder', this.#options.now() - REMEMBERED_MS);
    } catch (error) {
      this.#options.report(error);
    }
    if (this.#stopped) return;
    this.#delivery?.nudge();
    this.#callOff = this.#options.schedule(2 * LOOK_MS, () => {
      this.#looking = this.#lookRegularly();
    });
  }

  /** A table that has ended does not wake by itself: whatever it could not tell of is found beside the records. */
  async #noteEnds(): Promise<void> {
    const now = this.#options.now();
    const { store } = this.#options;
    const ends = await store.ask('endedUntold', now - ENDED_SINCE_MS, now - ENDED_BEFORE_MS, AT_ONCE);
    for (const { player, play, code, game, at, players, card } of ends) {
      const seats = JSON.parse(players) as (string | null)[];
      const { names } = JSON.parse(card) as { names: string[] };
      const facts = { game, names: names.filter((_, seat) => seats[seat] !== player) };
      const over = {
        player,
        code,
        what: 'over',
        position: play,
        facts,
        at,
        due: now,
        until: at + WORTH_MS.over,
      };
      await store.ask('stand', player, code, null, [over as Notice]);
    }
  }
}

/** What there is to tell somebody of a table. */
function notesOn(standing: Standing, since: number, now: number): Notice[] {
  const { player, table: code, game, names, overDays, isThere, asked, ended } = standing;
  const note = (what: Notice['what'], position: string, due: number, until: number): Notice => ({
    ...{ player, code, what, position, facts: { game, names }, at: now, due, until },
  });
  if (ended !== null) {
    const isNews = ended.at >= since && now < ended.at + WORTH_MS.over;
    return isNews ? [note('over', ended.play, now + AWAY_MS, ended.at + WORTH_MS.over)] : [];
  }
  if (asked === null) return [];
  const until = asked.until ?? now + WORTH_MS.turn;
  const isNews = asked.since >= since && (overDays || !isThere);
  const seeing = isThere ? OPEN_PAGE_MS : 0;
  const wait = overDays ? seeing : AWAY_MS;
  const isNearly = asked.nearly !== null && asked.nearly <= now;
  return [
    ...(isNews ? [note('turn', asked.position, now + wait, until)] : []),
    ...(isNearly ? [note('nearly', asked.position, now + seeing, until)] : []),
  ];
}
