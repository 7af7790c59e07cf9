/** A short sign for each name: its first letter, with the number of the seat where letters are equal. */
export function initials(names: readonly string[]): string[] {
  const letters = names.map((name) => (Array.from(name.trim())[0] ?? '?').toUpperCase());
  return letters.map((letter, seat) =>
    letters.indexOf(letter) === letters.lastIndexOf(letter) ? letter : `${letter}${seat + 1}`,
  );
}
