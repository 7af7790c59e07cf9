import { BadInput } from '@samsara/engine';
import { INPUT_TEXTS } from '@samsara/engine/texts';
import { CommanderError } from 'commander';
import type { FileError } from '../input/files.ts';
import { UnknownWord } from '../input/unknown-word.ts';
import type { Words } from '../texts/words.ts';
import { EXIT } from './exit-codes.ts';
import { oneLine, printAside, printJson } from './print.ts';

/** What went wrong, for programs and in words. */
interface Failure {
  readonly code: string;
  readonly place: string;
  readonly detail: string;
  readonly says: string;
  readonly exit: number;
}

/** Says in one line what went wrong and gives back the exit code. */
export function reportFailure(error: unknown, words: Words, asJson: boolean): number {
  if (error instanceof CommanderError && error.exitCode === 0) return EXIT.fine;
  // Without a command the help has been shown.
  if (error instanceof CommanderError && error.code === 'commander.help') return EXIT.badInput;
  const { code, place, detail, exit } = failureOf(error, words);
  printAside(failureLine(error, words));
  if (asJson) printJson({ error: { code, place, detail } });
  return exit;
}

/** The program, the place and what is wrong there: always one line. */
export function failureLine(error: unknown, words: Words): string {
  const { place, says } = failureOf(error, words);
  return oneLine(['samsara', place, says].filter(Boolean).join(words.texts.errors.colon));
}

function failureOf(error: unknown, words: Words): Failure {
  if (error instanceof BadInput) return badInput(error, words);
  if (error instanceof CommanderError) return badUsage(error, words);
  const detail = error instanceof Error ? chainOf(error) : String(error);
  const says = `${words.texts.errors.fault}${words.texts.errors.colon}${detail}`;
  return { code: 'fault', place: '', detail, says, exit: EXIT.fault };
}

function badInput(error: BadInput, { language, texts }: Words): Failure {
  const { code, place, detail } = error;
  const text = INPUT_TEXTS[language][code];
  const shown = detailInWords(code, detail, texts.errors);
  const says =
    error instanceof UnknownWord && detail !== ''
      ? `${text}${texts.errors.didYouMean(detail)}`
      : [text, shown].filter(Boolean).join(texts.errors.colon);
  return { code, place, detail, says, exit: EXIT.badInput };
}

function detailInWords(code: string, detail: string, errors: Words['texts']['errors']): string {
  if (code === 'unreadable-file' || code === 'unwritable-file')
    return errors.files[detail as FileError] ?? detail;
  if (code === 'not-json') return whereJsonBreaks(detail, errors);
  return detail;
}

/** The place in the text as far as the parser's message names it. */
function whereJsonBreaks(message: string, errors: Words['texts']['errors']): string {
  const position = /position (\d+)/.exec(message)?.[1];
  if (position !== undefined) return errors.atCharacter(Number(position) + 1);
  const token = /token '?(.+?)'?,? /s.exec(message)?.[1];
  return token === undefined ? errors.endsTooEarly : errors.unexpected(JSON.stringify(token));
}

/** Commander's messages in our words: the part in quotes, and what may have been meant. */
function badUsage({ code, message }: CommanderError, { texts }: Words): Failure {
  const { usage } = texts.errors;
  const kind = code.replace(/^commander\./, '');
  const place = /'([^']*)'/.exec(message)?.[1] ?? '';
  const meant = /\(Did you mean (?:one of )?(.*)\?\)/.exec(message)?.[1] ?? '';
  const says = Object.hasOwn(usage, kind) ? usage[kind as keyof typeof usage] : usage.unknownCommand;
  return {
    code: kind.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    place,
    detail: meant,
    says: meant ? `${says}${texts.errors.didYouMean(meant)}` : says,
    exit: EXIT.badInput,
  };
}

/** The message of an error and of what caused it. */
function chainOf(error: Error): string {
  return error.cause instanceof Error ? `${error.message}: ${chainOf(error.cause)}` : error.message;
}
