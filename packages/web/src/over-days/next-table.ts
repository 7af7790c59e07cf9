import type { MyGame } from '@samsara/protocol';

/** Of one's other tables the one that waits for a move, and longest of all has none left; undefined if nobody waits. */
export function nextTable(games: readonly MyGame[], here: string): string | undefined {
  const waiting = games.filter(({ table, yourTurn }) => yourTurn && table !== here);
  const [first] = waiting.sort((a, b) => (a.until ?? LATEST) - (b.until ?? LATEST));
  return first?.table;
}

/** Where no time is set. */
const LATEST = Number.MAX_SAFE_INTEGER;
