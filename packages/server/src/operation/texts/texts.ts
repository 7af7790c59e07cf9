import { type Language, preferredLanguage } from '@samsara/engine/texts';
import type { Expected, Variable } from '../../config/config.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** What the server says to whoever runs it. */
export interface OperatorTexts {
  readonly help: string;
  readonly unknownCommand: (command: string) => string;
  readonly unknownVariable: (variable: string) => string;
  readonly badVariable: (variable: string, value: string, expected: string) => string;
  readonly expected: Readonly<Record<Expected, string>>;
  readonly variables: Readonly<Record<Variable, string>>;
  readonly here: string;
  readonly onThisNetwork: string;
  readonly public: string;
  readonly pageMissing: string;
  readonly stopping: string;
  readonly inUse: (folder: string) => string;
  readonly portTaken: (port: number) => string;
  readonly newerDatabase: (file: string) => string;
  readonly unsafeDatabase: (settings: readonly string[]) => string;
  readonly databaseAway: (why: string) => string;
  readonly noDatabase: (file: string) => string;
  readonly backedUp: (file: string) => string;
  readonly backupNeedsFile: string;
  readonly unknownHost: (host: string) => string;
  readonly checked: (tables: number, entries: number, promises: number) => string;
  readonly brokenTable: (table: string, seq: number) => string;
  readonly brokenPromise: (number: number) => string;
}

const TEXTS: Readonly<Record<Language, OperatorTexts>> = { de, en, fr };

/** In the language of the environment. */
export function operatorTexts(env: NodeJS.ProcessEnv): OperatorTexts {
  const wanted = [env.SAMSARA_LANG, env.LC_ALL, env.LC_MESSAGES, env.LANG].find(Boolean) ?? '';
  return textsIn(preferredLanguage(wanted));
}

export function textsIn(language: Language): OperatorTexts {
  return TEXTS[language];
}
