/** Sound and emphasis come so long before a card lies, as both take a moment to reach the senses. */
export const AHEAD_MS = 30;
/** Sounds are ordered so long before they are due. */
export const EARLY_MS = 120;
export const DEALT_LOUD = 0.6;

/** Something to be done at a moment of a step, in milliseconds from its beginning. */
export interface Cue {
  readonly at: number;
  /** May be run so much earlier, and is then told how long it has to wait: frames may come late, sound must not. */
  readonly early?: number;
  run(waits: number): void;
}

/** Cues that wait for their moments. */
export interface Waiting {
  /** Settles when all have run. */
  readonly done: Promise<unknown>;
  /** Runs those that are left at once. */
  now(): void;
}

/**
 * Runs each cue at its moment after `starts`, by timers: animations that wait would have the page drawn anew around each of
 * their ends.
 */
export function runCues(cues: readonly Cue[], starts: number): Waiting {
  const momentOf = ({ at, early = 0 }: Cue) => at - early;
  const inOrder = [...cues].sort((a, b) => momentOf(a) - momentOf(b));
  const runs: (() => void)[] = [];
  const done = inOrder.map(
    (cue) =>
      new Promise<void>((ran) => {
        const timer = setTimeout(() => run(), Math.max(0, starts + momentOf(cue) - performance.now()));
        let hasRun = false;
        const run = () => {
          clearTimeout(timer);
          if (hasRun) return;
          hasRun = true;
          ran();
          cue.run(Math.max(0, starts + cue.at - performance.now()));
        };
        runs.push(run);
      }),
  );
  return {
    done: Promise.all(done),
    now: () => {
      for (const run of runs) run();
    },
  };
}
