import {
  BadInput,
  type Game,
  type GameRecord,
  gameOf,
  momentHash,
  type Outcome,
  readRecord,
  replay,
  type Seat,
  undoneBy,
  type Viewer,
} from '@samsara/engine';
import { GAMES } from '@samsara/engine/games';
import type { GameTexts, Names } from '@samsara/engine/texts';
import type { Command } from 'commander';
import { readRecordText } from '../input/collected.ts';
import { inFile } from '../input/files.ts';
import { readWhole, textsOf } from '../input/game-choice.ts';
import { addExamples } from '../output/help.ts';
import { outcomeLines } from '../output/outcome.ts';
import { bold, dim, print, printJson, wrap } from '../output/print.ts';
import type { Words } from '../texts/words.ts';

/** Whoever looks, or somebody who sees all cards. */
type Onlooker = Viewer | 'all';

interface Options {
  readonly to?: string;
  readonly as?: string;
  readonly json?: true;
}

export function addReplay(program: Command, words: Words): void {
  const { help } = words.texts;
  const command = program
    .command('replay')
    .description(help.replay.about)
    .argument(`<${help.words.file}>`, help.replay.file)
    .option('--to <n>', help.replay.to)
    .option(`--as <${help.words.viewer}>`, help.replay.as)
    .option('--json', help.json)
    .action((file: string, options: Options) => replayFile(file, options, words));
  addExamples(command, help.replay.examples, words);
}

function replayFile(file: string, options: Options, words: Words): void {
  const text = readRecordText(file);
  const record = inFile(file, () => readRecord(text));
  const game = inFile(file, () => gameOf(GAMES, record));
  const viewer = chosenViewer(options.as ?? 'all', record.seats.length);
  const to =
    options.to === undefined ? record.moves.length : readWhole(options.to, '--to', 0, record.moves.length);
  const part: GameRecord = { ...record, moves: record.moves.slice(0, to) };
  const frames: Frame[] = [];
  const state = inFile(file, () =>
    replay(game, part, ({ actor, text, events }) =>
      frames.push({
        move: `${actor} ${text}`,
        isUndo: undoneBy(text) !== undefined,
        events: events.flatMap((event) => shownTo(viewer, game, event)),
      }),
    ),
  );
  const shown = { game, state, viewer, frames };
  if (options.json) printJson(inJson(shown, record));
  else tell(shown, record, words);
}

/** A move, and the events of it that are shown. */
interface Frame {
  readonly move: string;
  /** Takes moves before it back. */
  readonly isUndo: boolean;
  readonly events: readonly unknown[];
}

interface Shown {
  readonly game: Game;
  readonly state: unknown;
  readonly viewer: Onlooker;
  readonly frames: readonly Frame[];
}

function chosenViewer(text: string, seats: number): Onlooker {
  if (text === 'all' || text === 'onlooker') return text;
  if (!/^\d+$/.test(text))
    throw new BadInput('unknown-value', '--as', `${JSON.stringify(text)}; 0–${seats - 1}, onlooker, all`);
  return readWhole(text, '--as', 0, seats - 1);
}

function shownTo(viewer: Onlooker, game: Game, event: unknown): unknown[] {
  const shown = viewer === 'all' ? event : game.show(event, viewer);
  return shown === undefined ? [] : [shown];
}

function inJson({ game, state, viewer, frames }: Shown, record: GameRecord): unknown {
  return {
    game: record.game,
    seats: record.seats,
    moves: frames.map(({ move, events }) => ({ move, events })),
    ...(viewer === 'all' ? { position: game.describe(state) } : { view: game.view(state, viewer) }),
    deciding: game.deciding(state),
    outcome: game.outcome(state) ?? null,
    hash: momentHash(game, state),
  };
}

function tell({ game, state, viewer, frames }: Shown, record: GameRecord, words: Words): void {
  const { texts, language } = words;
  const gameTexts = textsOf(game, language);
  const you = typeof viewer === 'number' ? viewer : null;
  const names: Names = { seats: record.seats.map(({ name }) => name), you };
  print(
    `${bold(gameTexts.name)}  ${dim(record.seats.map(({ name, kind }, seat) => `${seat} ${name} (${kind})`).join(' · '))}`,
  );
  frames.forEach(({ move, isUndo, events }, i) => {
    print(dim(`${String(i + 1).padStart(4)}  ${move}`));
    if (isUndo) print(`      ${texts.play.undone}`);
    for (const event of events) print(wrap(`      ${gameTexts.event(event, names)}`, 6));
  });
  print();
  showTables(game, state, viewer, names, gameTexts, words);
  const outcome: Outcome | undefined = game.outcome(state);
  if (outcome) for (const line of outcomeLines(outcome, gameTexts, names, words)) print(line);
  else print(gameTexts.asks(game.view(state, you ?? 'onlooker'), names));
  print(dim(`${texts.replay.hash} ${momentHash(game, state)}`));
}

/** The table as the viewer sees it; who sees all gets every seat's view in turn. */
function showTables(
  game: Game,
  state: unknown,
  viewer: Onlooker,
  names: Names,
  gameTexts: GameTexts,
  { texts }: Words,
): void {
  const show = (seen: Viewer) => {
    const own = { ...names, you: typeof seen === 'number' ? seen : null };
    for (const line of gameTexts.table(game.view(state, seen), own)) print(wrap(line, 2));
    print();
  };
  if (viewer !== 'all') return show(viewer);
  names.seats.forEach((name, seat: Seat) => {
    print(bold(texts.replay.asSeen(name)));
    show(seat);
  });
}
