import { type Language, preferredLanguage } from '@samsara/engine/texts';
import type { Expected, Variable } from '../../config/config.ts';
import type { CertificateFault } from '../tls.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { OPERATOR_TEXTS, type OperatorCommandTexts } from './operator-texts.ts';

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
  /** Said to whoever opens the documentation before it is built; a piece of a page. */
  readonly docsMissing: string;
  readonly stopping: string;
  /** Said to whoever comes by plain http to a server that speaks https. */
  readonly httpsOnly: string;
  readonly badCertificate: (file: string, fault: CertificateFault) => string;
  readonly badGame: (place: string, why: string, detail: string, code: string) => string;
  readonly inUse: (folder: string) => string;
  readonly portTaken: (port: number) => string;
  readonly newerDatabase: (file: string) => string;
  readonly unsafeDatabase: (settings: readonly string[]) => string;
  readonly databaseAway: (why: string) => string;
  readonly noDatabase: (file: string) => string;
  readonly backedUp: (file: string) => string;
  readonly backupNeedsFile: string;
  readonly droppedCopy: (file: string) => string;
  readonly drillNeedsCopy: string;
  readonly drilling: (file: string) => string;
  readonly drilled: (seconds: number) => string;
  readonly drillFailed: string;
  readonly noSecretBeside: string;
  /** Said when the server's health is asked for and nobody is there. */
  readonly noAnswer: string;
  readonly unknownHost: (host: string) => string;
  readonly checked: (tables: number, entries: number, promises: number) => string;
  readonly brokenTable: (table: string, seq: number) => string;
  readonly brokenPromise: (number: number) => string;
}

const TEXTS: Readonly<Record<Language, OperatorTexts>> = { de, en, fr };

/** In the language of the environment. */
export function operatorTexts(env: NodeJS.ProcessEnv): OperatorTexts {
  return textsIn(languageOf(env));
}

/** The same for those who keep order by commands. */
export function operatorCommandTexts(env: NodeJS.ProcessEnv): OperatorCommandTexts {
  return OPERATOR_TEXTS[languageOf(env)];
}

function languageOf(env: NodeJS.ProcessEnv): Language {
  return preferredLanguage(operatorLanguage(env));
}

/** As the environment says it. */
export function operatorLanguage(env: NodeJS.ProcessEnv): string {
  return [env.SAMSARA_LANG, env.LC_ALL, env.LC_MESSAGES, env.LANG].find(Boolean) ?? '';
}

export function textsIn(language: Language): OperatorTexts {
  return TEXTS[language];
}
