import { BadInput, type GameRecord, type GameWithPositions } from '@samsara/engine';
import type { Names } from '@samsara/engine/texts';
import type { Command } from 'commander';
import { gameNamed, textsOf } from '../input/game-choice.ts';
import { EXIT } from '../output/exit-codes.ts';
import { failureLine } from '../output/failures.ts';
import { addExamples } from '../output/help.ts';
import { outcomeLines } from '../output/outcome.ts';
import { bold, dim, print, wrap } from '../output/print.ts';
import { chooseGame } from '../table/choose-game.ts';
import { completionsFor } from '../table/dialogue.ts';
import { playByJson } from '../table/json-session.ts';
import { saveRecord } from '../table/keeping.ts';
import { isTerminal, openLines } from '../table/lines.ts';
import { tidyName } from '../table/seat-names.ts';
import { type Ending, playSession, type Session } from '../table/session.ts';
import { type Started, startTable, type Wanted } from '../table/start.ts';
import type { Words } from '../texts/words.ts';

type Options = Omit<Wanted, 'name'> & { readonly name?: string; readonly json?: true };

export function addPlay(program: Command, words: Words): void {
  const { help, play: texts } = words.texts;
  const command = program
    .command('play')
    .description(help.play.about)
    .argument(`[${help.words.game}]`, help.play.game)
    .option('--players <n>', help.players)
    .option(`--bots <${help.words.bots}>`, help.play.bots)
    .option('--seat <n>', help.play.seat)
    .option(
      `--option <${help.words.keyValue}>`,
      help.option,
      (text, before: string[]) => [...before, text],
      [],
    )
    .option(`--position <${help.words.file}>`, help.play.position)
    .option(`--seed <${help.words.text}>`, help.play.seed)
    .option(`--save <${help.words.file}>`, help.play.save)
    .option(`--name <${help.words.name}>`, help.play.name)
    .option('--json', help.play.json)
    .action(async (word: string | undefined, options: Options) => {
      const game = word === undefined ? await chooseGame(words) : gameNamed(word);
      const wanted = { ...options, name: tidyName(options.name ?? '') ?? texts.yourName };
      await play(game, wanted, words, options.json === true);
    });
  addExamples(command, help.play.examples, words);
}

async function play(game: GameWithPositions, wanted: Wanted, words: Words, asJson: boolean): Promise<void> {
  const started = startTable(game, wanted);
  const { table, seats, beginning } = started;
  const names: Names = { seats: seats.map(({ name }) => name), you: table.you };
  const gameTexts = textsOf(game, words.language);
  const save = (file: string | undefined, left: boolean) => {
    if (file !== undefined && beginning !== null) saveRecord(file, table, beginning, left);
  };
  const leave = () => {
    save(wanted.save, true);
    print();
    process.exit(EXIT.interrupted);
  };
  save(wanted.save, false);
  const keep = () => save(wanted.save, false);
  const lines = openLines(() => completionsFor(table, words.texts), leave, !asJson);
  const session: Session = { table, names, words, gameTexts, lines, keep };
  try {
    if (asJson) {
      await playByJson(table, lines, keep);
      return save(wanted.save, true);
    }
    introduce(started, gameTexts.name, words);
    const ending = await playSession(session);
    save(wanted.save, true);
    if (ending === 'over') conclude(session);
    await offerRecord(session, started, ending, wanted.save);
  } finally {
    lines.close();
  }
}

function introduce({ seats, table, beginning }: Started, name: string, { texts }: Words): void {
  const { play } = texts;
  const around = seats.map(({ name, kind }, seat) =>
    seat === table.you
      ? bold(`${seat} ${name} (${play.itIsYou})`)
      : `${seat} ${name} (${kind.replace('bot:', '')})`,
  );
  print(bold(name));
  print(`${play.seats} ${around.join(' · ')}`);
  if (beginning) print(dim(`${play.commitment} ${beginning.fairness.commitment}`));
  print(dim(wrap(play.hint)));
}

function conclude({ table, names, words, gameTexts }: Session): void {
  const outcome = table.game.outcome(table.state);
  if (!outcome) return;
  print();
  for (const line of outcomeLines(outcome, gameTexts, names, words)) print(line);
}

/** The record is on disk already, or the person is asked for a file. A pipe is asked only if it says quit. */
async function offerRecord(
  session: Session,
  started: Started,
  ending: Ending,
  saved: string | undefined,
): Promise<void> {
  if (started.beginning === null || ending === 'end-of-input') return;
  const { play } = session.words.texts;
  const asks = saved === undefined && started.table.history.length > 0 && (ending === 'left' || isTerminal());
  const file = asks ? await askWhere(session, started.beginning) : saved;
  if (file !== undefined) print(wrap(play.saved(file)));
}

/** Asks until a file could be written, or none is wanted. */
async function askWhere(
  { lines, table, words }: Session,
  beginning: GameRecord,
): Promise<string | undefined> {
  for (;;) {
    const file = (await lines.next(`${words.texts.play.saveWhere} `))?.trim();
    if (!file) return undefined;
    try {
      saveRecord(file, table, beginning, true);
      return file;
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      print(failureLine(error, words));
    }
  }
}
