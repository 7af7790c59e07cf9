import type { Seat } from '@samsara/engine';
import { longestThought } from './deciding.ts';

/** Shortest and longest pause before a bot's move, in milliseconds. */
export interface Pause {
  readonly from: number;
  readonly to: number;
}

const OWING: Pause = { from: 550, to: 1250 };
/** In a race everybody has the same chance: nobody reacts faster than a quick person. */
const RACING: Pause = { from: 650, to: 1700 };
/** What a thought needs besides: the way to its worker and back. */
const AROUND_A_THOUGHT_MS = 50;
/** However long a bot thinks, some chance is left. */
const LEAST_SPREAD_MS = 300;
/** A page that never says what it has shown does not hold up the game. */
const LONGEST_WAIT_MS = 4000;

/** A bot that is asked. */
export interface Asked {
  readonly seat: Seat;
  readonly owes: boolean;
  readonly level: string;
}

interface Intent {
  readonly seq: number;
  readonly pause: Pause;
  due: number;
  /** undefined while the bot thinks; null lets the moment pass. */
  move: string | null | undefined;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/**
 * When the bots of a table act: after a human beat that is drawn before they think and longer than any thought, so that none
 * shows, and not before the last move was seen.
 */
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
  moment(seq: number, asked: readonly Asked[]): void {
    this.#movedAt = this.#now();
    const earlier = new Map(this.#intents);
    this.clear();
    for (const { seat, owes, level } of asked) {
      const pause = longerThan(longestThought(level), owes ? OWING : RACING);
      const begun = owes ? earlier.get(seat)?.due : undefined;
      const due = begun ?? this.#now() + this.#drawn(pause);
      this.#intents.set(seat, { seq, pause, due, move: undefined, timer: undefined });
    }
  }

  thought(seat: Seat, seq: number, move: string | null): void {
    const intent = this.#intents.get(seat);
    if (intent === undefined || intent.seq !== seq) return;
    intent.move = move;
    // Whoever is late waits for another pause: at once would show how long they thought.
    while (intent.due < this.#now()) intent.due += this.#drawn(intent.pause);
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

  #drawn({ from, to }: Pause): number {
    return from + this.#chance() * (to - from);
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

function longerThan(thoughtMs: number, { from, to }: Pause): Pause {
  const least = Math.max(from, thoughtMs + AROUND_A_THOUGHT_MS);
  return { from: least, to: Math.max(to, least + LEAST_SPREAD_MS) };
}
