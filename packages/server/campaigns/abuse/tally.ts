/** What bad guests did and were told, to be held against what the server counted. */
export interface Told {
  /** Requests, messages and connections. */
  readonly acts: number;
  /** Refusals that were heard, as the metrics name them. */
  readonly seen: Readonly<Record<string, number>>;
  /** What may have been refused without being heard: answers that were not waited for, goodbyes that got lost. */
  readonly unheard: number;
  /** Guesses that were tried, and those that were right. */
  readonly guesses: number;
  readonly guessed: readonly string[];
  /** Answers that no guest may get, however bad. */
  readonly faults: readonly string[];
  /** Requests that this server does not know, which were left out. */
  readonly skipped: readonly string[];
  /** Part of a processor's time that they took themselves. */
  readonly cpuShare: number;
}

const MOST_FAULTS = 20;

/** Counts while an attack goes on. */
export class Tally {
  acts = 0;
  unheard = 0;
  guesses = 0;
  readonly #seen = new Map<string, number>();
  readonly guessed: string[] = [];
  readonly #faults: string[] = [];
  readonly skipped = new Set<string>();

  see(label: string): void {
    this.#seen.set(label, (this.#seen.get(label) ?? 0) + 1);
  }

  fault(what: string): void {
    if (this.#faults.length < MOST_FAULTS) this.#faults.push(what);
  }

  told(cpuShare: number): Told {
    return {
      acts: this.acts,
      seen: Object.fromEntries(this.#seen),
      unheard: this.unheard,
      guesses: this.guesses,
      guessed: this.guessed,
      faults: this.#faults,
      skipped: [...this.skipped],
      cpuShare,
    };
  }
}

export function addTold(all: readonly Told[]): Told {
  const seen: Record<string, number> = {};
  for (const told of all) {
    for (const [label, count] of Object.entries(told.seen)) seen[label] = (seen[label] ?? 0) + count;
  }
  const sum = (of: (told: Told) => number) => all.reduce((total, told) => total + of(told), 0);
  return {
    acts: sum(({ acts }) => acts),
    seen,
    unheard: sum(({ unheard }) => unheard),
    guesses: sum(({ guesses }) => guesses),
    guessed: all.flatMap(({ guessed }) => guessed),
    faults: all.flatMap(({ faults }) => faults),
    skipped: [...new Set(all.flatMap(({ skipped }) => skipped))],
    cpuShare: sum(({ cpuShare }) => cpuShare),
  };
}
