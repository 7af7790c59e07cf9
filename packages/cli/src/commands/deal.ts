import { BadInput, BOTS, type Game, LEVELS, readRecord } from '@samsara/engine';
import {
  DEAL_BOT,
  DEAL_SEAT,
  type Deal,
  type DealResult,
  dealOfDay,
  isDay,
  playedByBot,
  provenResult,
} from '@samsara/engine/deals';
import { INPUT_TEXTS } from '@samsara/engine/texts';
import type { Command } from 'commander';
import { inFile, readJsonText } from '../input/files.ts';
import { chosenBots, gameNamed, textsOf } from '../input/game-choice.ts';
import { EXIT } from '../output/exit-codes.ts';
import { addExamples } from '../output/help.ts';
import { bold, dim, green, inColumns, oneLine, print, printJson, red, wrap } from '../output/print.ts';
import type { Words } from '../texts/words.ts';

interface Options {
  readonly day?: string;
  readonly bots?: string;
  readonly prove?: string;
  readonly json?: true;
}

export function addDeal(program: Command, words: Words): void {
  const { help } = words.texts;
  const command = program
    .command('deal')
    .description(help.deal.about)
    .argument(`<${help.words.game}>`, help.game)
    .option(`--day <${help.words.day}>`, help.deal.day)
    .option(`--bots <${help.words.bots}>`, help.deal.bots)
    .option(`--prove <${help.words.file}>`, help.deal.prove)
    .option('--json', help.json)
    .action((game: string, options: Options) => showOrProve(gameNamed(game), options, words));
  addExamples(command, help.deal.examples, words);
}

function showOrProve(game: Game, { day = today(), bots, prove, json }: Options, words: Words): void {
  if (!isDay(day)) throw new BadInput('wrong-format', '--day', JSON.stringify(day));
  const deal = dealOfDay(game, day);
  if (prove !== undefined) process.exitCode = proveRecord(game, deal, prove, words, json === true);
  else showDeal(game, deal, day, bots, words, json === true);
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}

/** What the seed is the hash of, so that anybody can work it out without this program. */
function seedLines(game: string, day: string): readonly string[] {
  return ['samsara deal of the day 1', game, day];
}

function showDeal(
  game: Game,
  deal: Deal,
  day: string,
  bots: string | undefined,
  words: Words,
  asJson: boolean,
): void {
  const levels = bots === undefined ? LEVELS : chosenBots(bots, DEAL_BOT);
  const resultOf = (level: (typeof levels)[number]): DealResult => {
    const { won, points, choices } = playedByBot(game, deal, BOTS[level]);
    return { won, points, choices };
  };
  const from = seedLines(deal.game, day);
  if (asJson) {
    const results = Object.fromEntries(levels.map((level) => [level, resultOf(level)]));
    return printJson({
      day,
      ...deal,
      sha256Of: from.join('\n'),
      seat: DEAL_SEAT,
      others: DEAL_BOT,
      bots: results,
    });
  }
  const { texts } = words;
  print(bold(texts.deal.title(textsOf(game, words.language).name, day)));
  print(wrap(texts.deal.seats(DEAL_SEAT, DEAL_BOT)));
  print(`\n${texts.deal.seed} ${deal.seed}`);
  print(wrap(texts.deal.derived));
  print(dim(`  printf '${from.join('\\n')}' | sha256sum`));
  print(`\n${bold(texts.explain.options)}`);
  for (const [key, value] of Object.entries(deal.options)) print(`  ${key}=${value}`);
  print(`\n${bold(texts.deal.bots)}`);
  const width = Math.max(...levels.map((level) => level.length));
  // One after the other, since the stronger ones think for a while.
  for (const level of levels) {
    const [line] = inColumns([[level.padEnd(width), inWords(resultOf(level), words)]]);
    print(line);
  }
}

function inWords({ won, points, choices }: DealResult, { texts, number }: Words): string {
  const { deal } = texts;
  const ofPoints = points === null ? [] : [deal.points(number(points))];
  return [won ? deal.won : deal.lost, ...ofPoints, deal.choices(number(choices))].join(', ');
}

/** Something that is no record at all is bad input rather than a no. */
function proveRecord(game: Game, deal: Deal, file: string, words: Words, asJson: boolean): number {
  const text = readJsonText(file);
  const record = inFile(file, () => readRecord(text));
  const { verify, errors } = words.texts;
  try {
    const result = provenResult(game, deal, record);
    if (asJson) printJson({ ok: true, file, result });
    else
      print(`${green(verify.holds)}${errors.colon}${oneLine(file)}${errors.colon}${inWords(result, words)}`);
    return EXIT.fine;
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    const { code, place, detail } = error;
    if (asJson) printJson({ ok: false, file, wrong: { code, place, detail } });
    else print([red(verify.doesNotHold), oneLine(file), place, whyNot(error, words)].join(errors.colon));
    return EXIT.no;
  }
}

function whyNot({ code, place, detail }: BadInput, { language, texts }: Words): string {
  if (!place.startsWith('moves')) return texts.deal.otherDeal;
  return detail === '' ? texts.deal.endsTooEarly : `${INPUT_TEXTS[language][code]} (${oneLine(detail)})`;
}
