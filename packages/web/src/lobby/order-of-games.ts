interface Dated {
  readonly isRunning: boolean;
  readonly isYourTurn: boolean;
  readonly at: number;
  /** When the reader's time is over, where there is such a time. */
  readonly until?: number | undefined;
}

/** How many finished games are shown before somebody asks for all. */
const FIRST_FINISHED = 6;

/** Those that wait for the reader first, the one with the least time left before all; then those that run, and the newest of each first. */
export function inOrder<Each extends Dated>(games: readonly Each[]): Each[] {
  return [...games].sort((a, b) => urgency(b) - urgency(a) || endOf(a) - endOf(b) || b.at - a.at);
}

function urgency({ isRunning, isYourTurn }: Dated): number {
  return Number(isRunning) + Number(isYourTurn);
}

function endOf({ until, isYourTurn }: Dated): number {
  return isYourTurn && until !== undefined ? until : Number.MAX_SAFE_INTEGER;
}

/** All that run, and the first of those that are over. */
export function shortened<Each extends Dated>(games: readonly Each[]): Each[] {
  const running = games.filter(({ isRunning }) => isRunning).length;
  return games.slice(0, running + FIRST_FINISHED);
}
