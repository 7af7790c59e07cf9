/** Longer names take two lines, where they have more than one word. */
const ONE_LINE = 18;
/** The same where a neighbour in the hand covers much of the card. */
export const SHORT = 7;

/** Where a word may be broken at the end of a line. */
const SOFT_HYPHEN = '\u00ad';

/** The name as it stands on a card: what it says in brackets is drawn there anyway. */
export function ribbonName(name: string): string {
  const short = name.replace(/ \(.*\)$/, '');
  return short.charAt(0).toUpperCase() + short.slice(1);
}

/** How many letters the longest line of a name has. */
export function lettersInLine(name: string, oneLine = ONE_LINE): number {
  const letters = (part: string) => part.replaceAll(SOFT_HYPHEN, '').length;
  if (letters(name) <= oneLine) return letters(name);
  const ways = [...name.matchAll(/[\s\u00ad]/g)].map(({ 0: gap, index }) => {
    const first = letters(name.slice(0, index)) + (gap === SOFT_HYPHEN ? 1 : 0);
    return Math.max(first, letters(name.slice(index + 1)));
  });
  return Math.min(letters(name), ...ways);
}
