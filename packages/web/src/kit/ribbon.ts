/** Longer names take two lines, where they have more than one word. */
const ONE_LINE = 18;

/** The name as it stands on a card: what it says in brackets is drawn there anyway. */
export function ribbonName(name: string): string {
  const short = name.replace(/ \(.*\)$/, '');
  return short.charAt(0).toUpperCase() + short.slice(1);
}

/** How many letters the longest line of a name has. */
export function lettersInLine(name: string): number {
  if (name.length <= ONE_LINE) return name.length;
  const ways = [...name.matchAll(/\s/g)].map(({ index }) => Math.max(index, name.length - index - 1));
  return Math.min(name.length, ...ways);
}
