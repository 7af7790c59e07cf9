import type { Hub } from '../hub/hub.ts';
import { Bucket } from '../limits/bucket.ts';
import {
  AT_ONCE,
  HOOK_RATE,
  LEASE_MS,
  LONGEST_PAUSE_MS,
  LOOK_MS,
  MOST_UNDER_WAY,
  PAUSES_MS,
} from './bounds.ts';
import type { NoticeStore } from './in-database.ts';
import { letterFor, type Stationery } from './letters.ts';
import type { Channel, Notice, Sending, What } from './notice.ts';
import { NotPublic, type Outside, type Reply } from './outside.ts';
import { quietUntil } from './quiet-hours.ts';

/** What became of a notice, or of sending it once. */
export type Became = 'held' | 'dropped' | 'sent' | 'gone' | 'retried' | 'refused' | 'given-up';

export interface DeliveryOptions {
  readonly store: NoticeStore;
  readonly hub: Pick<Hub, 'standing' | 'gamesOf' | 'card'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly schedule: (ms: number, what: () => void) => () => void;
  readonly outside: Outside;
  readonly stationery: () => Stationery;
  readonly count: (what: What, channel: Channel['kind'] | 'none', became: Became) => void;
  readonly report: (error: unknown) => void;
}

/**
 * Tells what is due, and sends it until it has arrived. Whatever is taken up has a lease in the database: of several nodes one
 * does it, and after a crash the next one goes on.
 */
export class Delivery {
  readonly #options: DeliveryOptions;
  readonly #underWay = new Set<Promise<void>>();
  readonly #hookRates = new Map<string, Bucket>();
  readonly #stopping = new AbortController();
  #round: Promise<void> | undefined;
  #planning: Promise<void> | undefined;
  #again = false;
  #callOff: (() => void) | undefined;

  constructor(options: DeliveryOptions) {
    this.#options = options;
  }

  /** There may be something to do. */
  nudge(): void {
    if (this.#stopping.signal.aborted) return;
    if (this.#round !== undefined) {
      this.#again = true;
      return;
    }
    this.#round = this.#rounds()
      .catch((error) => this.#options.report(error))
      .finally(() => {
        this.#round = undefined;
      });
    this.#planning = this.#round.then(() => this.#waitForNext());
  }

  /** What is under way is called off, and left to others. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    this.#callOff?.();
    await this.#round;
    await Promise.all(this.#underWay);
    await this.#planning;
  }

  /** Resolves when nothing that is due is left, for tests. */
  async settled(): Promise<void> {
    while (this.#round !== undefined || this.#underWay.size > 0) {
      await this.#round;
      await Promise.all(this.#underWay);
    }
  }

  get #isStopping(): boolean {
    return this.#stopping.signal.aborted;
  }

  async #rounds(): Promise<void> {
    do {
      this.#again = false;
      const { store, now } = this.#options;
      const due = await store.ask('dueNotices', now(), AT_ONCE);
      for (const notice of due) if (!this.#isStopping) await this.#tell(notice);
      const room = MOST_UNDER_WAY - this.#underWay.size;
      const sendings = room > 0 ? await store.ask('dueSendings', now(), Math.min(AT_ONCE, room)) : [];
      for (const sending of sendings) if (!this.#isStopping) await this.#begin(sending);
      if (due.length + sendings.length > 0) this.#again = true;
    } while (this.#again && !this.#isStopping);
  }

  async #waitForNext(): Promise<void> {
    const { store, now, schedule, report } = this.#options;
    if (this.#isStopping) return;
    const next = await store.ask('nextDue').catch((error) => report(error));
    if (this.#isStopping) return;
    const wait = Math.min(LOOK_MS, Math.max(0, (next ?? Number.POSITIVE_INFINITY) - now()));
    this.#callOff?.();
    this.#callOff = schedule(this.#again ? 0 : wait, () => this.nudge());
  }

  async #tell(notice: Notice): Promise<void> {
    const { store, now, count, report } = this.#options;
    try {
      if (!(await store.ask('claim', notice, now(), now() + LEASE_MS))) return;
      const { wishes, channels } = await store.ask('wishesOf', notice.player);
      const isWanted = notice.what === 'test' || wishes?.kinds.includes(notice.what);
      const quiet = wishes && notice.what !== 'test' ? quietUntil(now(), wishes) : undefined;
      if (quiet !== undefined && isWanted) {
        await store.ask('hold', notice, quiet);
        return count(notice.what, 'none', 'held');
      }
      const isTrue = isWanted && channels.length > 0 && now() < notice.until && (await this.#isTrue(notice));
      // A server that goes finds no tables any more: the next one looks again.
      if (this.#isStopping) return await store.ask('hold', notice, notice.due);
      if (isTrue && (await store.ask('tell', notice, now())) > 0) return;
      await store.ask('drop', notice);
      count(notice.what, 'none', 'dropped');
    } catch (error) {
      report(error);
    }
  }

  async #isTrue({ what, player, code, position }: Notice): Promise<boolean> {
    const { hub } = this.#options;
    if (what === 'test' || what === 'over') return true;
    if (what === 'invited') {
      const card = await hub.card(code, player);
      return card.ok && card.value.seat === null && card.value.info.phase !== 'over';
    }
    const standing = await hub.standing(code, player);
    if (standing?.asked?.position !== position) return false;
    return standing.overDays || !standing.isThere;
  }

  async #begin(sending: Sending): Promise<void> {
    const { store, now, report } = this.#options;
    const { notice, id } = sending;
    const wait = this.#hookWait(sending);
    if (wait > 0) return await store.ask('delaySending', notice, id, now() + wait);
    if (!(await store.ask('claimSending', notice, id, now(), now() + LEASE_MS))) return;
    const work = this.#send(sending)
      .catch(report)
      .then(() => {
        this.#underWay.delete(work);
        this.nudge();
      });
    this.#underWay.add(work);
  }

  /** Milliseconds that a hook has to wait for its turn. */
  #hookWait({ notice: { player }, channel }: Sending): number {
    if (channel.kind !== 'hook') return 0;
    const { perHour, burst } = HOOK_RATE;
    const now = this.#options.now();
    const bucket = this.#hookRates.get(player) ?? new Bucket(perHour / 3600, burst, now);
    this.#hookRates.set(player, bucket);
    return bucket.take(now);
  }

  async #send(sending: Sending): Promise<void> {
    const { store, now, count } = this.#options;
    const { notice, id, channel } = sending;
    const became = await this.#post(sending);
    if (this.#isStopping && became.type === 'retried')
      return await store.ask('delaySending', notice, id, now());
    if (became.type === 'gone') await store.ask('dropChannel', notice.player, id);
    else if (became.type === 'retried') await store.ask('delaySending', notice, id, became.due);
    else await store.ask('endSending', notice, id);
    count(notice.what, channel.kind, became.type);
  }

  async #post(sending: Sending): Promise<Outcome> {
    const { outside, hub, now, stationery } = this.#options;
    const { notice, channel } = sending;
    try {
      const turns = channel.kind === 'push' ? await turnsOf(hub, notice.player) : 0;
      const letter = letterFor(sending, turns, now(), stationery());
      const reply = await outside(letter, this.#stopping.signal).catch((error) => {
        if (error instanceof NotPublic) throw error;
        return NO_ANSWER;
      });
      return outcomeOf(reply, sending, now());
    } catch {
      // It cannot be written, or there is nowhere to send it: that does not change by waiting.
      return { type: 'refused' };
    }
  }
}

type Outcome =
  | { readonly type: 'sent' | 'gone' | 'refused' | 'given-up' }
  | { readonly type: 'retried'; readonly due: number };

const NO_ANSWER: Reply = { status: 0, retryAfterMs: undefined };

function outcomeOf({ status, retryAfterMs = 0 }: Reply, { notice, tries }: Sending, now: number): Outcome {
  if (status >= 200 && status < 300) return { type: 'sent' };
  if (status === 404 || status === 410) return { type: 'gone' };
  const mayPass = status === 0 || status === 408 || status === 429 || status >= 500;
  if (!mayPass) return { type: 'refused' };
  if (tries >= PAUSES_MS.length) return { type: 'given-up' };
  const due = now + Math.min(LONGEST_PAUSE_MS, Math.max(PAUSES_MS[tries], retryAfterMs));
  return due < notice.until ? { type: 'retried', due } : { type: 'given-up' };
}

async function turnsOf(hub: Pick<Hub, 'gamesOf'>, player: string): Promise<number> {
  const { running } = await hub.gamesOf(player);
  return running.filter(({ yourTurn }) => yourTurn).length;
}
