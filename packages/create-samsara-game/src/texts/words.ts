import type { Language } from '@samsara/engine/texts';
import { preferredLanguage } from '@samsara/engine/texts';
import type { ProblemCode } from '../problems/problem.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** Everything that both programs say in a terminal. */
export interface Words {
  readonly help: string;
  readonly devHelp: string;
  readonly asks: { readonly name: string; readonly seats: string; readonly languages: string };
  /** The languages, by their own names in this one. */
  readonly languages: Readonly<Record<Language, string>>;
  readonly problems: Readonly<Record<ProblemCode, string>>;
  written(name: string, folder: string): string;
  readonly next: string;
  readonly steps: Readonly<Record<'install' | 'dev' | 'test' | 'play', string>>;
  readonly untranslated: (languages: readonly string[]) => string;
  developing(address: string): string;
  readonly built: string;
  readonly notBuilt: string;
}

const WORDS: Readonly<Record<Language, Words>> = { de, en, fr };

/** Where a terminal says which language it speaks, the first that says anything. */
const VARIABLES = ['SAMSARA_LANG', 'LC_ALL', 'LC_MESSAGES', 'LANG'];

export function wordsFor(env: NodeJS.ProcessEnv): Words {
  return WORDS[preferredLanguage(VARIABLES.map((name) => env[name]).find(Boolean) ?? '')];
}
