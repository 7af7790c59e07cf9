const PLACE = 'samsara-seen';
const MOST_TABLES = 20;

/** Up to which entry this device has seen a table; undefined if it has not, or not lately. */
export function seenUpTo(code: string): number | undefined {
  return kept().find(([table]) => table === code)?.[1];
}

/** Remembers what was seen whenever nobody looks at the page any more, until the table is left. */
export function keepSeen(code: string, newest: () => number | undefined): () => void {
  const keep = () => {
    const seq = newest();
    if (seq !== undefined) write([[code, seq], ...kept().filter(([table]) => table !== code)]);
  };
  const hide = () => {
    if (document.hidden) keep();
  };
  /** Closed before anybody's eyes: what was hidden until now has been kept before. */
  const leave = () => {
    if (!document.hidden) keep();
  };
  document.addEventListener('visibilitychange', hide);
  addEventListener('pagehide', leave);
  return () => {
    leave();
    document.removeEventListener('visibilitychange', hide);
    removeEventListener('pagehide', leave);
  };
}

type Seen = readonly [code: string, seq: number];

function kept(): readonly Seen[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]');
    return Array.isArray(found) ? found.filter(isSeen) : [];
  } catch {
    return [];
  }
}

function isSeen(entry: unknown): entry is Seen {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';
}

function write(seen: readonly Seen[]): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(seen.slice(0, MOST_TABLES)));
  } catch {
    // Where nothing may be stored, the log alone tells what happened.
  }
}
