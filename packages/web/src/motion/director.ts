import { batch, signal } from '@preact/signals';
import type { Card, Seat } from '@samsara/engine';
import type { Frame } from '@samsara/protocol';
import type { Flight, GameScreen } from '../contract/board.ts';
import { hush } from '../kit/live-region.tsx';
import type { LogLine } from '../kit/log.tsx';
import type { Session } from '../session/session.ts';
import type { Step, TableState } from '../session/table-store.ts';
import { settings } from '../settings/settings.ts';
import { playSound } from '../sound/sounds.ts';
import { planFlights } from './flights.ts';
import { type Flying, fly } from './flying.tsx';
import { prefersLessMotion } from './motion.ts';

/** More steps than this in waiting are shown at double speed. */
const HURRY_FROM = 2;
const LONGEST_LOG = 400;
const LOUD_MS = 2200;
/** A table somebody comes back to is seen as they left it before anything moves. */
const FIRST_LOOK_MS = 350;

/** Shows what happens, one step after another: cards travel first, then the table stands as it is. */
export class Director {
  /** The table as it is on the screen. */
  readonly shown = signal<TableState | null>(null);
  readonly isFlying = signal(false);
  readonly log = signal<readonly LogLine[]>([]);
  /** The latest effect that deserves emphasis, for a moment. */
  readonly loud = signal<unknown>(null);
  /** The view after each entry that was shown here, and the entry after which that began. */
  readonly views = new Map<number, unknown>();
  since = 0;
  /** The line of the log whose moment is looked at again. */
  readonly lookedAt = signal<LogLine | null>(null);
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
  /** Counts the logs that were asked for. */
  #lookingBack = 0;
  #loudTimer: ReturnType<typeof setTimeout> | undefined;

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

  /** Looks at the moment of a line again. */
  readonly look = (line: LogLine): void => {
    this.lookedAt.value = line;
  };

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
    clearTimeout(this.#loudTimer);
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
      const before = this.shown.value;
      const isNewGame = before !== null && isOtherGame(before, step.state);
      if (step.fresh || isNewGame) this.#recall(step.state);
      else await this.#travel(step);
      // In one go: cards have landed when the new state stands, and the table is drawn once.
      batch(() => {
        this.isFlying.value = false;
        this.shown.value = step.state;
      });
      this.#keep(step.state);
      this.#session.local?.shown(step.state.seq);
      if (step.fresh && this.#queue.length > 0 && !this.#isSkipping) await drawn();
    }
  }

  #keep({ seq, view }: TableState): void {
    this.views.set(seq, view);
    this.views.delete(seq - LONGEST_LOG);
  }

  /** What was taken back leaves the log. Another game, another seat's eyes, or a tape that is wound has another one. */
  #recall(state: TableState): void {
    const before = this.shown.value;
    if (before !== null && !isOtherGame(before, state) && !this.#session.isReplay) {
      this.log.value = this.log.value.filter(({ seq }) => seq <= state.seq);
      return;
    }
    this.#forget();
    this.since = state.seq;
    if (state.view !== null) void this.#lookBack(state);
  }

  /** What was written, shown or read aloud was for the eyes before. */
  #forget(): void {
    this.log.value = [];
    this.views.clear();
    this.lookedAt.value = null;
    this.missed.value = [];
    this.loud.value = null;
    hush();
  }

  /** Puts before the log what happened earlier, unless another log is wanted meanwhile. */
  async #lookBack({ seq }: TableState): Promise<void> {
    const wanted = ++this.#lookingBack;
    const past = (await this.#session.past(seq)).filter((frame) => frame.seq <= seq);
    if (wanted !== this.#lookingBack) return;
    const lines = happenedIn(past).map((each) => lineOf(this.#screen, each.seq, each.event));
    this.log.value = [...lines, ...this.log.value].slice(-LONGEST_LOG);
    const { seenUpTo = seq } = this.#session;
    if (wanted === 1) this.missed.value = lines.filter((line) => line.seq > seenUpTo);
  }

  async #travel({ frames }: Step): Promise<void> {
    const before = this.shown.value;
    const happened = happenedIn(frames);
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

  #note(happened: readonly Happened[]): void {
    const lines = happened.map(({ seq, event }) => lineOf(this.#screen, seq, event));
    this.log.value = [...this.log.value, ...lines].slice(-LONGEST_LOG);
    if (document.hidden) this.missed.value = [...this.missed.value, ...lines];
  }

  #announceLoudest(events: readonly unknown[], view: unknown): void {
    const loud = events.filter((event) => this.#screen.isLoud?.(event, view)).at(-1);
    if (loud === undefined) return;
    this.loud.value = loud;
    clearTimeout(this.#loudTimer);
    this.#loudTimer = setTimeout(() => {
      this.loud.value = null;
    }, LOUD_MS);
  }

  async #fly(flights: readonly Flight[]): Promise<void> {
    const { speed } = settings.value;
    const legs = planFlights(flights, this.#queue.length > HURRY_FROM ? speed * 2 : speed);
    if (legs.length === 0 || this.#table === null || this.#isSkipping) return;
    this.isFlying.value = true;
    this.#flying = fly(this.#screen, this.#table, legs, prefersLessMotion());
    await this.#flying.landed;
    this.#flying = null;
  }
}

/** Settles once a table that has just come up stands on the screen, so that cards can fly over it. */
function drawn(): Promise<unknown> {
  return document.hidden ? Promise.resolve() : new Promise((done) => setTimeout(done, FIRST_LOOK_MS));
}

interface Happened {
  readonly seq: number;
  readonly event: unknown;
}

/** The events of frames, without those that nobody here may know of. */
function happenedIn(frames: readonly Frame[]): Happened[] {
  return frames.flatMap(({ seq, events }) =>
    (events ?? []).flatMap((event) => (event === null ? [] : [{ seq, event }])),
  );
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
