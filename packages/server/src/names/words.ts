import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One list for each language; an operator's folder replaces them all. */
const OWN: Readonly<Record<'de' | 'fr' | 'en', readonly string[]>> = {
  en: [
    'asshole',
    'bastard',
    'bitch',
    'cunt',
    'fuck',
    'fucker',
    'fucking',
    'hitler',
    'motherfucker',
    'nazi',
    'nigger',
    'rapist',
    'slut',
    'whore',
  ],
  de: [
    'arschloch',
    'fotze',
    'ficken',
    'ficker',
    'hure',
    'hurensohn',
    'kanake',
    'missgeburt',
    'neger',
    'scheisse',
    'schlampe',
    'schwuchtel',
    'wichser',
  ],
  fr: [
    'connard',
    'connasse',
    'encule',
    'enculé',
    'merde',
    'nègre',
    'pédé',
    'pute',
    'putain',
    'salaud',
    'salope',
  ],
};

/** The words that no name may hold: our own lists, or every `.txt` file of a folder, a word a line; `#` begins a remark. */
export function unwantedWords(folder: string | null): readonly string[] {
  if (folder === null) return Object.values(OWN).flat();
  const files = readdirSync(folder).filter((file) => file.endsWith('.txt'));
  return files.flatMap((file) => wordsIn(readFileSync(join(folder, file), 'utf8')));
}

function wordsIn(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.replace(/#.*/, '').trim())
    .filter((word) => word !== '');
}
