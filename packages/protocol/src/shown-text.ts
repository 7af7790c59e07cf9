/**
 * What somebody typed as others may be shown it: without characters that nobody sees but that turn, hide or break the text
 * around them. Blanks of every kind become plain ones.
 */
export function shownText(typed: string): string {
  return withoutLoneSurrogates(typed)
    .normalize('NFC')
    .replace(BLANKS, ' ')
    .replace(INVISIBLE, '')
    .replace(JOINERS, joinerAt)
    .replace(TAGS, tagsAt)
    .replace(SELECTORS, selectorAt)
    .replace(MANY_MARKS, '$1')
    .trim();
}

/** A name in the form in which it is kept: blanks in a row are one. */
export function shownName(typed: string): string {
  return shownText(typed).replace(/ +/g, ' ');
}

/** The same for a text of several lines. */
export function shownLines(typed: string): string {
  return typed.split(/\r?\n/).map(shownText).join('\n').trim();
}

/** Can a name be read aloud? Letters and digits of any script; signs, marks and pictures alone are none. */
export function hasVisibleLetter(name: string): boolean {
  return /[\p{L}\p{N}]/u.test(name);
}

/** Among them those that look like letters to a program: the Hangul fillers and the blank of Braille. */
const BLANKS = /[\t\n\v\f\r\p{Z}\u2800\u3164\u115f\u1160\uffa0]/gu;

/**
 * Controls (C0, C1); marks, overrides and isolates of direction; what has no width; what annotates or stands for a character
 * that was lost. Joiners, tags and selectors follow: some of them are needed.
 */
const INVISIBLE =
  /\u034f|\u17b4|\u17b5|[\u180b-\u180f]|[\p{Cc}\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff0-\uffff\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}]|[\u{e0100}-\u{e0fff}]/gu;

const JOINERS = /[\u200c\u200d]+/g;
const TAGS = /[\u{e0000}-\u{e007f}]+/gu;
const SELECTORS = /[\ufe00-\ufe0f]+/g;

/** More marks on one letter than any language needs cover the lines above and below. */
const MANY_MARKS = /(\p{Mn}{4})\p{Mn}+/gu;

const EMOJI_BEFORE = /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)$/u;
const EMOJI_AFTER = /^\p{Extended_Pictographic}/u;
/** Scripts in which a joiner makes another word. */
const JOINING =
  '\\p{sc=Arab}\\p{sc=Syrc}\\p{sc=Mong}\\p{sc=Nkoo}\\p{sc=Deva}\\p{sc=Beng}\\p{sc=Guru}\\p{sc=Gujr}\\p{sc=Orya}\\p{sc=Taml}\\p{sc=Telu}\\p{sc=Knda}\\p{sc=Mlym}\\p{sc=Sinh}\\p{sc=Khmr}\\p{sc=Mymr}\\p{sc=Tibt}';
const JOINING_BEFORE = new RegExp(`[${JOINING}]\\p{M}*$`, 'u');
const JOINING_AFTER = new RegExp(`^[${JOINING}]`, 'u');

/** A joiner stays inside of an emoji and between letters of a script that joins them; one is enough. */
function joinerAt(joiners: string, at: number, text: string): string {
  const [before, after] = [text.slice(0, at), text.slice(at + joiners.length)];
  const isInEmoji = joiners.startsWith('\u200d') && EMOJI_BEFORE.test(before) && EMOJI_AFTER.test(after);
  const isInWord = JOINING_BEFORE.test(before) && JOINING_AFTER.test(after);
  return isInEmoji || isInWord ? joiners[0] : '';
}

/** Tags name the country of a flag, and stand nowhere else. */
function tagsAt(tags: string, at: number, text: string): string {
  return text.slice(0, at).endsWith('\u{1f3f4}') && tags.endsWith('\u{e007f}') ? tags : '';
}

/** The selector that asks for a picture stays behind what has one. */
function selectorAt(selectors: string, at: number, text: string): string {
  return /[\p{Extended_Pictographic}#*0-9]$/u.test(text.slice(0, at)) && selectors.includes('\ufe0f')
    ? '\ufe0f'
    : '';
}

/** Halves of a character alone cannot be written as bytes. */
function withoutLoneSurrogates(text: string): string {
  return text.replace(/\p{Cs}/gu, '');
}
