import { batch, signal } from '@preact/signals';
import type { Card, Seat } from '@samsara/engine';
import type { Frame } from '@samsara/protocol';
import type { GameScreen, Staging } from '../contract/board.ts';
import { isAtRest, whenIdle } from '../kit/at-rest.tsx';
import { hush } from '../kit/live-region.tsx';
import type { LogLine } from '../kit/log-line.ts';
import type { Session } from '../session/session.ts';
import type { Step, TableState } from '../session/table-store.ts';
import { settings } from '../settings/settings.ts';
import { type Hearing, playSound, type Sound } from '../sound/sounds.ts';
import type { Flying } from './flying.tsx';
import { prefersLessMotion } from './motion.ts';
import { MovesTold } from './moves-told.ts';
import { begin } from './opening/deal.ts';

/** More steps than this in waiting are shown at double speed. */
const HURRY_FROM = 2;
const LONGEST_LOG = 400;
const LOUD_MS = 2200;
/** A table somebody comes back to is seen as they left it before anything moves. */
const FIRST_LOOK_MS = 350;
/** After something loud the next step waits. */
const BEAT_MS = 420;
/** A clock that leaves less time than this is a race. */
const RACE_MS = 10_000;
/** What is to be drawn is drawn by then, if it ever is. */
const DRAWN_WITHIN_MS = 1000;
/** Shows what happens, one step after another: cards travel first, then the table stands as it is. */
export class Director {
  /** The table as it is on the screen. */
  readonly shown = signal<TableState | null>(null);
  readonly isFlying = signal(false);
  readonly log = signal<readonly LogLine[]>([]);
  readonly moves = new MovesTold();
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
  readonly #words: () => Promise<unknown>;
  readonly #stop: () => void;
  readonly #queue: Step[] = [];
  #table: HTMLElement | null = null;
  #flying: Flying | null = null;
  #running: Promise<void> | null = null;
  /** Everything up to the newest state lands at once. */
  #isSkipping = false;
  /** How often somebody did not want to wait. */
  #skips = 0;
  /** Ends a pause between two steps. */
  #wake: () => void = () => undefined;
  /** The game that was seen to begin here. */
  #begun = 0;
  /** Counts the logs that were asked for. */
  #lookingBack = 0;
  #loudTimer: ReturnType<typeof setTimeout> | undefined;

  /** `hearEvents` is told what happens when it begins to be shown; `words` loads what it is told in. */
  constructor(
    session: Session,
    screen: GameScreen,
    hearEvents: (events: readonly unknown[]) => void,
    words: () => Promise<unknown>,
  ) {
    this.#session = session;
    this.#screen = screen;
    this.#hearEvents = hearEvents;
    this.#words = words;
    isAtRest.value = false;
    document.addEventListener('keydown', this.#skipByKey);
    this.#stop = session.onStep((step) => {
      this.#queue.push(step);
      if (this.#table === null) this.#wake();
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
    if (table !== null) this.#wake();
  }

  readonly #skipByKey = ({ target }: KeyboardEvent): void => {
    if (!(target instanceof HTMLInputElement)) void this.skip();
  };

  /** Lands everything that is on its way or in waiting; settles when the newest state is shown. */
  skip(): Promise<void> {
    if (this.#running === null) return Promise.resolve();
    this.#isSkipping = true;
    this.#skips++;
    this.#flying?.skip();
    this.#wake();
    const effects = this.#table?.querySelector('.effect-layer')?.getAnimations({ subtree: true }) ?? [];
    for (const animation of effects) animation.finish();
    return this.#running;
  }

  close(): void {
    this.#stop();
    document.removeEventListener('keydown', this.#skipByKey);
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
      const isOther = before === null || isOtherGame(before, step.state);
      let pause = 0;
      try {
        if (step.fresh || (isOther && before !== null)) {
          this.#recall(step.state);
          pause = step.fresh ? FIRST_LOOK_MS : 0;
        } else if (await this.#travel(step)) pause = BEAT_MS / (settings.value.speed || 1);
        if (isOther || before.view === null) await this.#begin(step.state);
      } catch (error) {
        // What cannot be shown does not keep the game from going on.
        reportError(error);
      }
      // In one go: cards have landed when the new state stands, and the table is drawn once.
      batch(() => {
        this.isFlying.value = false;
        this.shown.value = step.state;
      });
      this.#keep(step.state);
      if (before === null) whenIdle(() => this.#settle());
      this.#session.local?.shown(step.state.seq);
      if (pause > 0 && this.#queue.length > 0) await this.#rest(pause);
    }
  }

  #settle(): void {
    isAtRest.value = true;
    void this.#staging();
    void loadSteps().catch(() => undefined);
  }

  /** A game in which nobody has done anything yet is seen to begin, once. */
  async #begin(state: TableState): Promise<void> {
    const { view, info, you, clock } = state;
    const screen = this.#screen;
    const deal = (view !== null && screen.deal?.(view)) || null;
    const { speed, language } = settings.value;
    const { isReplay, isPrepared } = this.#session;
    const isSeen = speed > 0 && !document.hidden && !isReplay && !isPrepared && !this.#isSkipping;
    if (deal === null || !isSeen || info.phase !== 'playing' || this.#begun === info.round) return;
    const texts = await screen.firstTexts(language).catch(() => null);
    batch(() => {
      this.isFlying.value = true;
      this.shown.value = state;
    });
    await this.#drawn();
    const table = this.#table;
    if (texts === null || table === null || this.#isSkipping) return;
    this.#begun = info.round;
    // No clock runs on a device meanwhile; on a server it does, and a race is short.
    const { local } = this.#session;
    const isRace = local === null && clock !== null && clock.of_ms < RACE_MS;
    const stage = { table, speed: isRace ? speed * 2 : speed, reduced: prefersLessMotion() };
    const seats = info.seats.length;
    const { flying, done } = begin({
      screen,
      stage,
      view,
      seats,
      you: you.seat,
      deal,
      title: texts.name,
      hear: this.#hear,
    });
    this.#flying = flying;
    local?.stand(true);
    await done;
    local?.stand(false);
    this.#flying = null;
  }

  /** Settles before anything is seen of the table, or when something else happens before it is drawn. */
  #drawn(): Promise<void> {
    return new Promise((done) => {
      this.#wake = done;
      if (this.#table !== null) requestAnimationFrame(() => done());
      // A browser that draws nothing, in a window that nobody looks at, does not keep the game from going on.
      setTimeout(done, DRAWN_WITHIN_MS);
    });
  }

  /** What stands on the screen is seen for a moment before anything moves. */
  async #rest(ms: number): Promise<void> {
    if (document.hidden || this.#isSkipping || this.#queue.length > HURRY_FROM) return;
    await new Promise<void>((done) => {
      this.#wake = done;
      setTimeout(done, ms);
    });
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
    this.moves.forget();
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
    const happened = happenedIn(past);
    // A game that begins does without it.
    const staging = happened.length > 0 ? await this.#staging() : null;
    if (wanted !== this.#lookingBack) return;
    this.moves.begin(past);
    const lines = happened.map((each) => lineOf(staging, each));
    this.log.value = [...lines, ...this.log.value].slice(-LONGEST_LOG);
    const { seenUpTo = seq } = this.#session;
    if (wanted === 1) this.missed.value = lines.filter((line) => line.seq > seenUpTo);
  }

  /** Shows what leads to the new state; did it end with something loud? */
  async #travel({ frames }: Step): Promise<boolean> {
    this.moves.note(frames);
    const before = this.shown.value;
    const happened = happenedIn(frames);
    if (happened.length === 0 || before === null || before.view === null) return false;
    const staging = await this.#staging();
    this.#note(happened, staging);
    const events = happened.map(({ event }) => event);
    this.#hearEvents(events);
    if (document.hidden) return false;
    return this.#show(events, before, staging);
  }

  /** With the words for it. Where they cannot be loaded nothing travels or is told, and the game goes on. */
  async #staging(): Promise<Staging | null> {
    const [staging] = await Promise.all([
      this.#screen.staging().catch(() => null),
      this.#words().catch(() => undefined),
    ]);
    return staging;
  }

  #note(happened: readonly Happened[], staging: Staging | null): void {
    const lines = happened.map((each) => lineOf(staging, each));
    this.log.value = [...this.log.value, ...lines].slice(-LONGEST_LOG);
    if (document.hidden) this.missed.value = [...this.missed.value, ...lines];
  }

  #emphasise(event: unknown): void {
    this.loud.value = event;
    clearTimeout(this.#loudTimer);
    this.#loudTimer = setTimeout(() => {
      this.loud.value = null;
    }, LOUD_MS);
  }

  /** Shows events on the table that was before them; did it end with something loud? */
  async #show(
    events: readonly unknown[],
    { view, you }: TableState,
    staging: Staging | null,
  ): Promise<boolean> {
    const screen = this.#screen;
    const { speed, language } = settings.value;
    const [steps, words] = await Promise.all([loadSteps(), screen.words(language)]);
    const scenes = steps.staged(screen, events, view, staging, words);
    const table = this.#table;
    const pace = this.#isSkipping ? 0 : this.#queue.length > HURRY_FROM ? speed * 2 : speed;
    const skips = this.#skips;
    const performed = steps.perform(
      {
        screen,
        table,
        speed: pace,
        reduced: prefersLessMotion(),
        you: you.seat,
        hear: this.#hear,
        tell: (event) => this.#emphasise(event),
        isSkipped: () => skips !== this.#skips,
      },
      scenes,
    );
    if (performed !== null) {
      this.isFlying.value = true;
      this.#flying = performed.flying;
      await performed.done;
      this.#flying = null;
      // What was changed on the table itself goes with the table that was.
      for (const animation of table?.getAnimations({ subtree: true }) ?? [])
        if (animation.id === 'held') animation.finish();
    }
    return scenes.at(-1)?.isLoud ?? false;
  }

  /** Whoever skips is spared the noise. */
  readonly #hear = (sound: Sound, hearing: Hearing): void => {
    if (!this.#isSkipping) playSound(sound, hearing);
  };
}

const loadSteps = () => import('./aside/steps.ts');

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

function lineOf(staging: Staging | null, { seq, event }: Happened): LogLine {
  const { seat } = event as { seat?: Seat };
  return { seq, event, seat: seat ?? null, cards: staging?.pictured?.(event) ?? cardsIn(event) };
}

/** The open cards an event speaks of. */
function cardsIn(event: unknown): readonly Card[] {
  const { card, cards } = event as { card?: Card | null; cards?: readonly Card[] | null };
  if (typeof card === 'number') return [card];
  return cards ?? [];
}
