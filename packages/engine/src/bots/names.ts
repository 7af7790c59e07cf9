/** What bots are called at every table and in every language. More than the largest table has seats, so that one is always free. */
const BOT_NAMES: readonly string[] = [
  'Ada',
  'Bruno',
  'Chloé',
  'Dev',
  'Emi',
  'Finn',
  'Greta',
  'Hugo',
  'Ines',
  'Jonas',
  'Kim',
  'Lena',
  'Milo',
  'Nora',
];

/**
 * The first name for a bot that nobody at the table has; `taken` are the names of people and bots there. Names with the same
 * `look` are taken for one.
 */
export function freeBotName(
  taken: readonly (string | null)[],
  look: (name: string) => string = spoken,
): string {
  const known = new Set(taken.map((name) => look(name ?? '')));
  const free = BOT_NAMES.find((name) => !known.has(look(name)));
  if (free === undefined) throw new Error('more players than names of bots');
  return free;
}

/** Without accents, case and width. */
function spoken(name: string): string {
  return name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
}
