/** Longer names take two lines, where they have more than one word. */
const ONE_LINE = 16;

/** How many letters the longest line of a name has on a card. */
export function lettersInLine(name: string): number {
  if (name.length <= ONE_LINE) return name.length;
  const ways = [...name.matchAll(/\s/g)].map(({ index }) => Math.max(index, name.length - index - 1));
  return Math.min(name.length, ...ways);
}
