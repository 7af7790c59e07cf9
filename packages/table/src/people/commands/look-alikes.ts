/**
 * What a name looks like at a glance: two names with the same look are taken for the same. Marks, case, blanks and signs count
 * for nothing, and letters that are drawn alike are one letter. It is for comparing only, and never shown.
 *
 * The table holds what is confused in Latin, Cyrillic, Greek and digits, the scripts our players' keyboards have; other
 * scripts are compared after NFKD. Unicode's own list (UTS 39) has ten thousand entries for the sake of domain names.
 */
export function lookOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '');
  const drawn = Array.from(plain, (character) => LOOKS.get(character) ?? character).join('');
  return drawn.replaceAll('rn', 'm').replaceAll('vv', 'w');
}

/** By the letter it looks like, in lower case: large letters are compared as small ones, so both of a pair count. */
const ALIKE: Readonly<Record<string, string>> = {
  a: 'аɑα',
  b: 'вьʙβ',
  c: 'сϲ',
  d: 'ԁ',
  e: 'еєɛεҽ',
  f: 'ғƒ',
  g: 'ɡԍ',
  h: 'нһʜη',
  j: 'јϳ',
  k: 'кκĸқ',
  // I, l, 1 and what is drawn as one stroke.
  l: 'i1ıіιӏɩ',
  m: 'мμʍ',
  n: 'ппɴν',
  // A zero is a round letter, too.
  o: '0оοσөɵ',
  p: 'рρþ',
  q: 'ԛ',
  r: 'гʀ',
  s: '5ѕʂ',
  t: 'тτ',
  u: 'υцս',
  v: 'ѵʋ',
  w: 'ԝωшѡ',
  x: 'хχ',
  y: 'уүγʏ',
  z: 'ʐζ',
  ss: 'ß',
  ae: 'æ',
  oe: 'œ',
};

const LOOKS: ReadonlyMap<string, string> = new Map(
  Object.entries(ALIKE).flatMap(([look, alike]) => Array.from(alike, (character) => [character, look])),
);
