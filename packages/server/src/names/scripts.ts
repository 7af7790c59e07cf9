/** A name has letters of any language, their marks, digits, blanks and what stands in names: apostrophes, hyphens, dots. */
const FAIR =
  /^[\p{L}\p{M}\p{N} '’ʼ‘´`.,:;!?&+*#@_~()\-–·・…/"“”„«»♪♥★\p{Extended_Pictographic}\p{Emoji_Component}\u200c\u200d]*$/u;

/** Alphabets that hold letters drawn like those of another one. Nobody spells one word with two of them. */
const ALIKE = ['Latin', 'Cyrillic', 'Greek', 'Armenian', 'Coptic', 'Cherokee', 'Lisu', 'Glagolitic'] as const;
const ALPHABETS = ALIKE.map((script) => new RegExp(`\\p{Script=${script}}`, 'u'));

/** Does a name keep to letters and signs of names, and spell each word in one alphabet? */
export function isFairlyWritten(name: string): boolean {
  return FAIR.test(name) && name.split(/[^\p{L}\p{M}\p{N}]+/u).every(isOneAlphabet);
}

function isOneAlphabet(word: string): boolean {
  return ALPHABETS.filter((alphabet) => alphabet.test(word)).length <= 1;
}
