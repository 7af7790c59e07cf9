/** The words with which several sentences begin, so that they need be read once; none where too little would be left or saved. */
export function commonWords(sentences: readonly string[]): string {
  const [first, ...others] = sentences.map((sentence) => sentence.split(' '));
  if (first === undefined || others.length === 0) return '';
  const shortest = Math.min(first.length, ...others.map(({ length }) => length));
  let same = 0;
  while (same < shortest - 1 && others.every((words) => words[same] === first[same])) same++;
  return same < LEAST_WORDS ? '' : first.slice(0, same).join(' ');
}

const LEAST_WORDS = 3;
