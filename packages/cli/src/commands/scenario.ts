import { BadInput, type Refusal } from '@samsara/engine';
import { type Difference, rulesOf } from '@samsara/engine/testing';
import type { GameTexts } from '@samsara/engine/texts';
import type { Command } from 'commander';
import { textsOf } from '../input/game-choice.ts';
import { type Checked, checkScenarios } from '../input/scenarios.ts';
import { EXIT } from '../output/exit-codes.ts';
import { failureLine } from '../output/failures.ts';
import { addExamples } from '../output/help.ts';
import { bold, green, oneLine, print, printAside, printJson, red, wrap } from '../output/print.ts';
import type { Words } from '../texts/words.ts';

interface Options {
  readonly game?: string;
  readonly json?: true;
}

export function addScenario(program: Command, words: Words): void {
  const { help } = words.texts;
  const command = program
    .command('scenario')
    .description(help.scenario.about)
    .argument(`<${help.words.file}...>`, help.scenario.file)
    .option(`--game <${help.words.game}>`, help.scenario.game)
    .option('--json', help.json)
    .action((files: string[], { game, json }: Options) => {
      const checked = files.flatMap((file) => checkScenarios(file, game));
      if (checked.length === 0) throw new BadInput('missing', files.join(' '), '*.json');
      process.exitCode = report(checked, words, json === true);
    });
  addExamples(command, help.scenario.examples, words);
}

function report(checked: readonly Checked[], words: Words, asJson: boolean): number {
  const failed = checked.filter(({ result }) => result instanceof BadInput || result.length > 0);
  for (const failure of failed) tellFailure(failure, words, asJson);
  const passed = checked.length - failed.length;
  const broken = failed.find(({ result }) => result instanceof BadInput)?.result;
  if (asJson) {
    const error = broken instanceof BadInput ? { error: inJson(broken) } : {};
    printJson({ passed, failed: failed.length, failures: failed.map(failureInJson), ...error });
  } else {
    const line = words.texts.scenario.counted(passed, failed.length);
    print(failed.length === 0 ? green(line) : red(line));
  }
  if (broken) return EXIT.badInput;
  return failed.length === 0 ? EXIT.fine : EXIT.no;
}

function tellFailure(checked: Checked, words: Words, asJson: boolean): void {
  const { place, scenario, game, result } = checked;
  if (result instanceof BadInput) return printAside(failureLine(result, words));
  if (asJson || !scenario || !game) return;
  print(`${red('✗')} ${bold(oneLine([place, rulesOf(scenario).join(', ')].filter(Boolean).join('  ')))}`);
  if (scenario.says) print(wrap(`  ${oneLine(scenario.says)}`, 2));
  for (const difference of result)
    print(wrap(`    ${oneLine(inWords(difference, textsOf(game, words.language), words))}`, 6));
}

function inWords(difference: Difference, gameTexts: GameTexts, { texts }: Words): string {
  const { differences } = texts.scenario;
  const because = (refusal: Refusal) => `${gameTexts.refusal(refusal)} (${refusal.code}, ${refusal.clause})`;
  switch (difference.type) {
    case 'move-refused':
    case 'not-legal':
      return differences[difference.type](difference.move, because(difference.refusal));
    case 'not-refused':
      return differences['not-refused'](difference.move);
    case 'refused-otherwise':
      return differences['refused-otherwise'](
        difference.move,
        because(difference.refusal),
        difference.expected,
      );
    case 'not-rejected':
      return differences['not-rejected'](difference.expected);
    case 'rejected-otherwise':
      return differences['rejected-otherwise'](difference.found, difference.expected);
    case 'other-count':
      return differences['other-count'](difference.place, difference.found, difference.expected);
    case 'other-value':
      return differences['other-value'](difference.place, difference.found, difference.expected);
  }
}

function failureInJson({ file, place, scenario, result }: Checked): unknown {
  return {
    file,
    place,
    rule: scenario?.rule ?? '',
    says: scenario?.says ?? '',
    ...(result instanceof BadInput ? { error: inJson(result), differences: [] } : { differences: result }),
  };
}

function inJson({ code, place, detail }: BadInput): { code: string; place: string; detail: string } {
  return { code, place, detail };
}
