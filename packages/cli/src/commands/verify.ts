import {
  BadInput,
  type Known,
  readRecord,
  type ShuffleTold,
  shuffleTold,
  type Verdict,
  verifyRecord,
} from '@samsara/engine';
import { GAMES } from '@samsara/engine/games';
import { RECORD_CHECK_TEXTS, shuffleSentences, VERDICT_TEXTS } from '@samsara/engine/texts';
import type { Command } from 'commander';
import { recordsIn } from '../input/collected.ts';
import { EXIT } from '../output/exit-codes.ts';
import { failureLine } from '../output/failures.ts';
import { addExamples } from '../output/help.ts';
import { dim, green, oneLine, print, printAside, printJson, red } from '../output/print.ts';
import type { Words } from '../texts/words.ts';

export function addVerify(program: Command, words: Words): void {
  const { help } = words.texts;
  const command = program
    .command('verify')
    .description(help.verify.about)
    .argument(`<${help.words.file}...>`, help.verify.file)
    .option(`--promise <${help.words.commitment}>`, help.verify.promise)
    .option(`--entropy <${help.words.seatAndShare}>`, help.verify.entropy, addTo, [])
    .option(`--commitments <${help.words.commitment}>`, help.verify.commitments)
    .option('--json', help.json)
    .action((files: string[], options: Options) => {
      process.exitCode = verify(files, knownFrom(options), words, options.json === true);
    });
  addExamples(command, help.verify.examples, words);
}

interface Options {
  readonly promise?: string;
  readonly entropy: readonly string[];
  readonly commitments?: string;
  readonly json?: true;
}

function addTo(text: string, before: readonly string[]): readonly string[] {
  return [...before, text];
}

/** What was kept from before the deal: the commitment, and shares such as `0:9f…`. */
function knownFrom({ promise, entropy, commitments }: Options): Known {
  for (const [name, given] of [
    ['--promise', promise],
    ['--commitments', commitments],
  ]) {
    if (given !== undefined && !/^[0-9a-f]{64}$/.test(given))
      throw new BadInput('wrong-format', `${name}`, given);
  }
  const shares = entropy.map((text): [number, string] => {
    const [, seat, share] = /^(\d{1,2}):([0-9a-f]+)$/.exec(text) ?? [];
    if (share === undefined) throw new BadInput('wrong-format', '--entropy', text);
    return [Number(seat), share];
  });
  return {
    ...(promise === undefined ? {} : { commitment: promise }),
    ...(commitments === undefined ? {} : { digest: commitments }),
    entropy: new Map(shares),
  };
}

function verify(files: readonly string[], known: Known, words: Words, asJson: boolean): number {
  const verdicts: Found[] = [];
  const unusable: BadInput[] = [];
  const orUnusable = <T>(attempt: () => T): T | undefined => {
    try {
      return attempt();
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      unusable.push(error);
      return undefined;
    }
  };
  for (const { name, text } of files.flatMap((file) => orUnusable(() => recordsIn(file)) ?? [])) {
    const verdict = orUnusable(() => verdictOn(name, text(), known));
    if (verdict !== undefined) verdicts.push({ file: name, ...verdict });
  }
  const [first] = unusable;
  const ok = verdicts.every((verdict) => verdict.ok) && first === undefined;
  if (asJson) printJson({ ok, records: verdicts, ...(first ? { error: inJson(first) } : {}) });
  else for (const verdict of verdicts) for (const line of linesFor(verdict, words)) print(line);
  for (const error of unusable) printAside(failureLine(error, words));
  if (first !== undefined) return EXIT.badInput;
  return ok ? EXIT.fine : EXIT.no;
}

/** Of a record that holds also how it was shuffled. */
type Examined = Verdict & { readonly aborted: boolean; readonly shuffle?: ShuffleTold };
type Found = Examined & { readonly file: string };

function inJson({ code, place, detail }: BadInput): object {
  return { code, place, detail };
}

/** Something that is no record at all, or that we are too old to read, is bad input rather than a no. */
function verdictOn(file: string, text: string, known: Known): Examined {
  const verdict = verifyRecord(GAMES, text, known);
  if (verdict.ok) {
    const record = readRecord(text);
    return { ...verdict, aborted: record.end?.reason === 'aborted', shuffle: shuffleTold(record) };
  }
  const { wrong, place, detail } = verdict;
  if (wrong === 'newer-version' || wrong === 'newer-rules') {
    throw new BadInput('newer-version', `${file}: ${place}`, detail);
  }
  if (wrong === 'not-a-record') throw new BadInput('wrong-format', `${file}: ${place}`, detail);
  if (wrong === 'not-json' && place === 'record') throw new BadInput('not-json', file, detail);
  return { ...verdict, aborted: false };
}

function linesFor(verdict: Found, { language, texts }: Words): string[] {
  const { colon } = texts.errors;
  const file = oneLine(verdict.file);
  if (verdict.ok) {
    const checks = verdict.checks.map((check) => dim(`     ✓ ${RECORD_CHECK_TEXTS[language][check]}`));
    const aborted = verdict.aborted ? [dim(`     · ${texts.verify.aborted}`)] : [];
    const told = verdict.shuffle === undefined ? [] : shuffleSentences(language, verdict.shuffle);
    const shuffle = told.map((sentence) => dim(`     · ${sentence}`));
    return [`${green(texts.verify.holds)}${colon}${file}`, ...checks, ...shuffle, ...aborted];
  }
  const says = VERDICT_TEXTS[language][verdict.wrong];
  const detail = verdict.detail ? ` (${verdict.detail})` : '';
  return [[red(texts.verify.doesNotHold), file, verdict.place, says].join(colon) + detail];
}
