import type { PlayerId } from '@samsara/table';
import { holdsAt } from './in-database.ts';
import { isLimitName, isWithinBounds, type LimitName } from './limits.ts';
import type { Closing, Drain, Held, HouseMessage, Moderation, Sanction } from './moderation.ts';
import { addressFrom, isInRange, parsed, type Range } from './ranges.ts';
import { drainIn, limitsIn, messageIn } from './settings.ts';

export interface OrderOptions {
  readonly moderation: Moderation;
  readonly now: () => number;
  /** This node, and since when it serves. */
  readonly node: string;
  /** How often it is looked whether something was changed elsewhere. */
  readonly everyMs?: number;
  readonly report: (error: unknown) => void;
}

/** Other nodes, and commands on the machine, are heard of within this time. */
const LOOK_EVERY_MS = 1500;

const NOTHING: Held = { version: -1, sanctions: [], closings: [], settings: [] };

/** What holds in the house just now, in memory: asked at every request, and looked up again whenever the log has a new line. */
export class Order {
  readonly #options: OrderOptions;
  readonly #started: number;
  readonly #listeners: (() => void)[] = [];
  readonly #timer: NodeJS.Timeout;
  #held = NOTHING;
  #byPlayer = new Map<PlayerId, Sanction[]>();
  #ranges: (readonly [Range, Sanction])[] = [];
  #looking: Promise<void> | undefined;

  private constructor(options: OrderOptions) {
    this.#options = options;
    this.#started = options.now();
    this.#timer = setInterval(
      () => void this.#look().catch(options.report),
      options.everyMs ?? LOOK_EVERY_MS,
    );
    this.#timer.unref();
  }

  static async open(options: OrderOptions): Promise<Order> {
    const order = new Order(options);
    await order.refresh();
    return order;
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** Told after every change. */
  listen(listener: () => void): void {
    this.#listeners.push(listener);
  }

  /** The ban that keeps somebody out: of the person, or of the address. */
  banOf(player: PlayerId | undefined, address: string): Sanction | undefined {
    return this.rangeBan(address) ?? (player === undefined ? undefined : this.#first(player, 'ban'));
  }

  rangeBan(address: string): Sanction | undefined {
    if (this.#ranges.length === 0) return undefined;
    const here = addressFrom(address);
    if (here === undefined) return undefined;
    const now = this.#options.now();
    return this.#ranges.find(([range, sanction]) => holdsAt(sanction, now) && isInRange(here, range))?.[1];
  }

  muteOf(player: PlayerId): Sanction | undefined {
    return this.#first(player, 'mute');
  }

  /** Is anything held against this person that they should know of? */
  concerns(player: PlayerId): boolean {
    return this.#byPlayer.has(player);
  }

  get concernsSomebody(): boolean {
    return this.#byPlayer.size > 0;
  }

  /** What is held against this person, as a text that changes with it. */
  about(player: PlayerId): string {
    return (this.#byPlayer.get(player) ?? []).map(({ id }) => id).join(' ');
  }

  /** Is there any ban of a person at all? */
  get hasBans(): boolean {
    return this.#held.sanctions.some(({ kind }) => kind === 'ban');
  }

  message(): HouseMessage | null {
    return messageIn(this.#held.settings, this.#options.now());
  }

  drain(): Drain | null {
    return drainIn(this.#held.settings);
  }

  /** Shall no new game begin at this node? Whoever starts after the wish was said has not been meant. */
  isResting(): boolean {
    const drain = this.drain();
    if (drain === null || drain.at < this.#started) return false;
    return drain.node === null || drain.node === this.#options.node;
  }

  closings(): readonly Closing[] {
    return this.#held.closings;
  }

  /** What operators have changed a limit to. */
  limit(name: LimitName): number | undefined {
    return this.limits().get(name);
  }

  limits(): ReadonlyMap<LimitName, number> {
    const kept = [...limitsIn(this.#held.settings)];
    return new Map(
      kept.flatMap(([name, value]) =>
        isLimitName(name) && isWithinBounds(name, value) ? [[name, value] as const] : [],
      ),
    );
  }

  /** Looks at everything anew. */
  async refresh(): Promise<void> {
    const held = await this.#options.moderation.held();
    if (held.version < this.#held.version) return;
    this.#held = held;
    this.#byPlayer = new Map();
    for (const sanction of held.sanctions) {
      if (sanction.player === null) continue;
      this.#byPlayer.set(sanction.player, [...(this.#byPlayer.get(sanction.player) ?? []), sanction]);
    }
    this.#ranges = held.sanctions.flatMap((sanction) => {
      const range = sanction.range === null ? undefined : parsed(sanction.range);
      return range === undefined ? [] : [[range, sanction] as const];
    });
    for (const listener of this.#listeners) listener();
  }

  #look(): Promise<void> {
    this.#looking ??= this.#options.moderation
      .version()
      .then((version) => (version === this.#held.version ? undefined : this.refresh()))
      .finally(() => {
        this.#looking = undefined;
      });
    return this.#looking;
  }

  #first(player: PlayerId, kind: 'ban' | 'mute'): Sanction | undefined {
    const now = this.#options.now();
    return this.#byPlayer.get(player)?.find((sanction) => sanction.kind === kind && holdsAt(sanction, now));
  }
}
