import { BadInput } from '@samsara/engine';
import { isLanguage, LANGUAGES, type Language, preferredLanguage } from '@samsara/engine/texts';

/** Where a terminal says which language it speaks, the first that says anything. */
const VARIABLES = ['SAMSARA_LANG', 'LC_ALL', 'LC_MESSAGES', 'LANG'];

/** The language of `--lang`, else that of the environment. Found before anything is parsed, since help needs it. */
export function chosenLanguage(args: readonly string[], env: NodeJS.ProcessEnv): Language {
  const wanted = wantedLanguage(args);
  if (wanted !== undefined && isLanguage(wanted)) return wanted;
  return preferredLanguage(VARIABLES.map((name) => env[name]).find(Boolean) ?? '');
}

/** Refuses a `--lang` that we do not speak. */
export function checkLanguage(args: readonly string[]): void {
  const wanted = wantedLanguage(args);
  if (wanted === undefined || isLanguage(wanted)) return;
  throw new BadInput('unknown-value', '--lang', `${JSON.stringify(wanted)}; ${LANGUAGES.join(', ')}`);
}

function wantedLanguage(args: readonly string[]): string | undefined {
  const place = args.findIndex((arg) => arg === '--lang' || arg.startsWith('--lang='));
  if (place < 0) return undefined;
  return args[place] === '--lang' ? args[place + 1] : args[place].slice('--lang='.length);
}
