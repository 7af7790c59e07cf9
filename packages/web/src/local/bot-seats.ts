import type { Seat } from '@samsara/engine';

/** Shortest and longest pause before a bot's move, in milliseconds. */
export interface Pause {
  readonly from: number;
  readonly to: number;
}

const OWING: Pause = { from: 550, to: 1250 };
/** In a race everybody has the same chance: nobody reacts faster than a quick person. */
const RACING: Pause = { from: 650, to: 1700 };
/** A page that never says what it has shown does not hold up the game. */
const LONGEST_WAIT_MS = 4000;

interface Intent {
  readonly seq: number;
  readonly due: number;
  /** undefined while the bot thinks; null lets the moment pass. */
  move: string | null | undefined;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** When the bots of a table act: after thinking, after a human beat, and not before the last move was seen. */
export class BotSeats {
  readonly #now: () => number;
  readonly #chance: () => number;
  readonly #act: (seat: Seat, move: string) => void;
  readonly #intents = new Map<Seat, Intent>();
  #shown = 0;
  #movedAt = 0;

  constructor(now: () => number, chance: () => number, act: (seat: Seat, move: string) => void) {
    this.#now = now;
    this.#chance = chance;
    this.#act = act;
  }

  /** A new moment: what was intended before is void, but a pause that was begun goes on. */
  moment(seq: number, asked: readonly { readonly seat: Seat; readonly owes: boolean }[]): void {
    this.#movedAt = this.#now();
    const earlier = new Map(this.#intents);
    this.clear();
    for (const { seat, owes } of asked) {
      const pause = owes ? OWING : RACING;
      const begun = owes ? earlier.get(seat)?.due : undefined;
      const due = begun ?? this.#now() + pause.from + this.#chance() * (pause.to - pause.from);
      this.#intents.set(seat, { seq, due, move: undefined, timer: undefined });
    }
  }

  thought(seat: Seat, seq: number, move: string | null): void {
    const intent = this.#intents.get(seat);
    if (intent === undefined || intent.seq !== seq) return;
    intent.move = move;
    this.#plan(seat, intent);
  }

  /** The page has shown everything up to here. */
  shown(seq: number): void {
    this.#shown = Math.max(this.#shown, seq);
    for (const [seat, intent] of this.#intents) this.#plan(seat, intent);
  }

  clear(): void {
    for (const { timer } of this.#intents.values()) clearTimeout(timer);
    this.#intents.clear();
  }

  #plan(seat: Seat, intent: Intent): void {
    clearTimeout(intent.timer);
    const { move, seq, due } = intent;
    if (move === undefined || move === null) return;
    const seen = this.#shown >= seq ? this.#now() : this.#movedAt + LONGEST_WAIT_MS;
    const wait = Math.max(0, Math.max(due, seen) - this.#now());
    intent.timer = setTimeout(() => this.#act(seat, move), wait);
  }
}
