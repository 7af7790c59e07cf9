import { BadConfig, type Config } from '../config/config.ts';
import { type NameRules, nameRules } from '../names/names.ts';
import { unwantedWords } from '../names/words.ts';

/** The rules for names that the configuration asks for. */
export function openNames({ SAMSARA_NAME_WORDS: folder, SAMSARA_HOUSE_NAMES: house }: Config): NameRules {
  return nameRules({ words: wordsIn(folder), house: house?.split(',') ?? [] });
}

/** A folder that cannot be read is a fault of the configuration. */
function wordsIn(folder: string | null): readonly string[] {
  try {
    return unwantedWords(folder);
  } catch {
    throw new BadConfig([{ variable: 'SAMSARA_NAME_WORDS', value: folder ?? '', expects: 'text' }]);
  }
}
