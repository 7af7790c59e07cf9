import { signal } from '@preact/signals';
import type { Card, Seat } from '@samsara/engine';
import type { Session } from '../connection/session.ts';
import type { Step, TableState } from '../connection/table-store.ts';
import { settings } from '../settings/settings.ts';
import type { Flight, GameScreen } from './board.ts';
import { planFlights } from './flights.ts';
import { type Flying, fly } from './flying.tsx';
import { keepLog, keptLog } from './kept-log.ts';
import type { LogLine } from './log.tsx';
import { prefersLessMotion } from './motion.ts';
import { playSound } from './sounds.ts';

/** More steps than this in waiting are shown at double speed. */
const HURRY_FROM = 2;
const LONGEST_LOG = 400;
const BANNER_MS = 2200;
/** A table somebody comes back to is seen as they left it before anything moves. */
const FIRST_LOOK_MS = 350;

/** Shows what happens, one step after another: cards travel first, then the table stands as it is. */
export class Director {
  /** The table as it is on the screen. */
  readonly shown = signal<TableState | null>(null);
  readonly isFlying = signal(false);
  readonly log = signal<readonly LogLine[]>([]);
  /** The latest effect that deserves a banner. */
  readonly banner = signal<unknown>(null);
  /** What happened while nobody looked. */
  readonly missed = signal<readonly LogLine[]>([]);
  readonly #session: Session;
  readonly #screen: GameScreen;
  readonly #hearEvents: (events: readonly unknown[]) => void;
  readonly #stop: () => void;
  readonly #queue: Step[] = [];
  #table: HTMLElement | null = null;
  #flying: Flying | null = null;
  #running: Promise<void> | null = null;
  /** Everything up to the newest state lands at once. */
  #isSkipping = false;
  #bannerTimer: ReturnType<typeof setTimeout> | undefined;

  /** `hearEvents` is told what happens when it begins to be shown. */
  constructor(session: Session, screen: GameScreen, hearEvents: (events: readonly unknown[]) => void) {
    this.#session = session;
    this.#screen = screen;
    this.#hearEvents = hearEvents;
    this.#stop = session.onStep((step) => {
      this.#queue.push(step);
      this.#start();
    });
  }

  /** Where zones are found and cards fly. */
  setTable(table: HTMLElement | null): void {
    this.#table = table;
  }

  /** Lands everything that is on its way or in waiting; settles when the newest state is shown. */
  skip(): Promise<void> {
    if (this.#running === null) return Promise.resolve();
    this.#isSkipping = true;
    this.#flying?.skip();
    return this.#running;
  }

  close(): void {
    this.#stop();
    this.#queue.length = 0;
    this.#flying?.skip();
    clearTimeout(this.#bannerTimer);
  }

  #start(): void {
    this.#running ??= this.#run().then(() => {
      this.#running = null;
      this.#isSkipping = false;
      if (this.#queue.length > 0) this.#start();
    });
  }

  async #run(): Promise<void> {
    for (let step = this.#queue.shift(); step !== undefined; step = this.#queue.shift()) {
      if (!step.fresh) await this.#travel(step);
      else this.#recall(step.state);
      this.shown.value = step.state;
      this.#session.local?.shown(step.state.seq);
      if (step.fresh && this.#queue.length > 0 && !this.#isSkipping) await drawn();
    }
  }

  /** Another game, or another seat's eyes, has another log; one kept from before a reload goes on. */
  #recall(state: TableState): void {
    const before = this.shown.value;
    if (before !== null && !isOtherGame(before, state)) return;
    this.log.value = this.#isRemote() ? keptLog(state) : [];
  }

  #isRemote(): boolean {
    return this.#session.connection.value !== 'local';
  }

  async #travel({ frames }: Step): Promise<void> {
    const before = this.shown.value;
    const happened = frames.flatMap(({ seq, events }) =>
      (events ?? []).flatMap((event) => (event === null ? [] : [{ seq, event }])),
    );
    if (happened.length === 0 || before === null || before.view === null) return;
    this.#note(happened);
    const events = happened.map(({ event }) => event);
    this.#hearEvents(events);
    if (document.hidden) return;
    this.#announceLoudest(events, before.view);
    for (const event of events) {
      const sound = this.#screen.sound?.(event) ?? null;
      if (sound !== null) playSound(sound);
    }
    await this.#fly(events.flatMap((event) => this.#screen.flights(event, before.view)));
  }

  #note(happened: readonly { readonly seq: number; readonly event: unknown }[]): void {
    const lines = happened.map(({ seq, event }) => lineOf(this.#screen, seq, event));
    this.log.value = [...this.log.value, ...lines].slice(-LONGEST_LOG);
    if (this.#isRemote() && this.shown.value !== null) keepLog(this.shown.value, this.log.value);
    if (document.hidden) this.missed.value = [...this.missed.value, ...lines];
  }

  #announceLoudest(events: readonly unknown[], view: unknown): void {
    const loud = events.filter((event) => this.#screen.isLoud?.(event, view)).at(-1);
    if (loud === undefined) return;
    this.banner.value = loud;
    clearTimeout(this.#bannerTimer);
    this.#bannerTimer = setTimeout(() => {
      this.banner.value = null;
    }, BANNER_MS);
  }

  async #fly(flights: readonly Flight[]): Promise<void> {
    const { speed } = settings.value;
    const legs = planFlights(flights, this.#queue.length > HURRY_FROM ? speed * 2 : speed);
    if (legs.length === 0 || this.#table === null || this.#isSkipping) return;
    this.isFlying.value = true;
    this.#flying = fly(this.#screen, this.#table, legs, prefersLessMotion());
    await this.#flying.landed;
    this.#flying = null;
    this.isFlying.value = false;
  }
}

/** Settles once a table that has just come up stands on the screen, so that cards can fly over it. */
function drawn(): Promise<unknown> {
  return document.hidden ? Promise.resolve() : new Promise((done) => setTimeout(done, FIRST_LOOK_MS));
}

function isOtherGame(a: TableState, b: TableState): boolean {
  return a.info.round !== b.info.round || a.you.seat !== b.you.seat;
}

function lineOf(screen: GameScreen, seq: number, event: unknown): LogLine {
  const { seat } = event as { seat?: Seat };
  return { seq, event, seat: seat ?? null, cards: screen.pictured?.(event) ?? cardsIn(event) };
}

/** The open cards an event speaks of. */
function cardsIn(event: unknown): readonly Card[] {
  const { card, cards } = event as { card?: Card | null; cards?: readonly Card[] | null };
  if (typeof card === 'number') return [card];
  return cards ?? [];
}
