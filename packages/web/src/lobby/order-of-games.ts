interface Dated {
  readonly isRunning: boolean;
  readonly at: number;
}

/** How many finished games are shown before somebody asks for all. */
const FIRST_FINISHED = 6;

/** Those that run first, and the newest of each first. */
export function inOrder<Each extends Dated>(games: readonly Each[]): Each[] {
  return [...games].sort((a, b) => Number(b.isRunning) - Number(a.isRunning) || b.at - a.at);
}

/** All that run, and the first of those that are over. */
export function shortened<Each extends Dated>(games: readonly Each[]): Each[] {
  const running = games.filter(({ isRunning }) => isRunning).length;
  return games.slice(0, running + FIRST_FINISHED);
}
