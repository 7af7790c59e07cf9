/** `Ann, Bob and Cat`, with the language's own word before the last. */
export function joined(names: readonly string[], and: string): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} ${and} ${names[names.length - 1]}`;
}
