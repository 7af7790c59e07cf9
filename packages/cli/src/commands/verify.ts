import { BadInput, type Verdict, verifyRecord } from '@samsara/engine';
import { GAMES } from '@samsara/engine/games';
import { RECORD_CHECK_TEXTS, VERDICT_TEXTS } from '@samsara/engine/texts';
import type { Command } from 'commander';
import { EXIT } from '../exit-codes.ts';
import { readTextFile } from '../files.ts';
import { addExamples } from '../help.ts';
import { dim, green, print, printJson, red, tame } from '../print.ts';
import type { Words } from '../words.ts';

export function addVerify(program: Command, words: Words): void {
  const { help } = words.texts;
  const command = program
    .command('verify')
    .description(help.verify.about)
    .argument(`<${help.words.file}...>`, help.verify.file)
    .option('--json', help.json)
    .action((files: string[], { json }: { json?: true }) => {
      process.exitCode = verify(files, words, json === true);
    });
  addExamples(command, help.verify.examples, words);
}

function verify(files: readonly string[], words: Words, asJson: boolean): number {
  const verdicts = files.map((file) => ({ file, ...verdictOn(file) }));
  if (asJson) printJson({ ok: verdicts.every(({ ok }) => ok), records: verdicts });
  else
    for (const line of verdicts.flatMap((verdict) =>
      linesFor({ ...verdict, file: tame(verdict.file) }, words),
    ))
      print(line);
  return verdicts.every(({ ok }) => ok) ? EXIT.fine : EXIT.no;
}

/** Something that is no record at all, or that we are too old to read, is bad input rather than a no. */
function verdictOn(file: string): Verdict {
  const verdict = verifyRecord(GAMES, readTextFile(file));
  if (verdict.ok) return verdict;
  const { wrong, place, detail } = verdict;
  if (wrong === 'newer-version' || wrong === 'newer-rules') {
    throw new BadInput('newer-version', `${file}: ${place}`, detail);
  }
  if (wrong === 'not-a-record') throw new BadInput('wrong-format', `${file}: ${place}`, detail);
  if (wrong === 'not-json' && place === 'record') throw new BadInput('not-json', file, detail);
  return verdict;
}

function linesFor(verdict: Verdict & { readonly file: string }, { language, texts }: Words): string[] {
  const { colon } = texts.errors;
  if (verdict.ok) {
    const checks = verdict.checks.map((check) => dim(`     ✓ ${RECORD_CHECK_TEXTS[language][check]}`));
    return [`${green(texts.verify.holds)}${colon}${verdict.file}`, ...checks];
  }
  const says = VERDICT_TEXTS[language][verdict.wrong];
  const detail = verdict.detail ? ` (${verdict.detail})` : '';
  return [[red(texts.verify.doesNotHold), verdict.file, verdict.place, says].join(colon) + detail];
}
