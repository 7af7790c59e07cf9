/** On which seats of tables of this host bots are to be as strong as the host, before each game anew. */
const PLACE = 'samsara-as-you';
const MOST_TABLES = 40;

export function asYouSeats(table: string): readonly number[] {
  return kept().find(([code]) => code === table)?.[1] ?? [];
}

export function keepAsYou(table: string, seats: readonly number[]): void {
  const others = kept().filter(([code]) => code !== table);
  const all = seats.length === 0 ? others : [...others, [table, seats] as const].slice(-MOST_TABLES);
  try {
    if (all.length === 0) localStorage.removeItem(PLACE);
    else localStorage.setItem(PLACE, JSON.stringify(all));
  } catch {
    // Where nothing may be stored, the bot stays as it was chosen.
  }
}

export function forgetAsYou(): void {
  for (const [table] of kept()) keepAsYou(table, []);
}

function kept(): readonly (readonly [string, readonly number[]])[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]');
    return Array.isArray(list) ? list.filter(isKept) : [];
  } catch {
    return [];
  }
}

function isKept(given: unknown): given is readonly [string, readonly number[]] {
  if (!Array.isArray(given)) return false;
  const [table, seats] = given;
  return typeof table === 'string' && Array.isArray(seats) && seats.every(Number.isInteger);
}
