/** A clause with its text. */
export type Clause = readonly [id: string, text: string];

/** The clauses that hold every word that is searched for, wherever in them; upper case and accents do not matter. */
export function matching(clauses: readonly Clause[], wanted: string): readonly Clause[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  if (words.length === 0) return clauses;
  return clauses.filter(([id, text]) => {
    const searched = plain(`${id} ${text}`);
    return words.every((word) => searched.includes(word));
  });
}

/** Parts of a text, by turns not found and found. */
export function marked(text: string, wanted: string): readonly string[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  const searched = plain(text);
  if (words.length === 0 || searched.length !== text.length) return [text];
  const isFound = new Array<boolean>(text.length).fill(false);
  for (const word of words) {
    for (let at = searched.indexOf(word); at >= 0; at = searched.indexOf(word, at + 1)) {
      isFound.fill(true, at, at + word.length);
    }
  }
  const parts = [''];
  for (let i = 0; i < text.length; i++) {
    if (isFound[i] !== (parts.length % 2 === 0)) parts.push('');
    parts[parts.length - 1] += text[i];
  }
  return parts;
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
