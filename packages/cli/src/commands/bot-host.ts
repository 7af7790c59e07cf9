import { BadInput } from '@samsara/engine';
import type { Command } from 'commander';
import { bridge, type Ending, type Ends, startProgram } from '../bot-host/bridge.ts';
import { tablesAtServer } from '../bot-host/mcp/tables-at-server.ts';
import { tablesHere } from '../bot-host/mcp/tables-here.ts';
import { takesSeat } from '../bot-host/seating.ts';
import { arrive, NoServer, openSocket, originOf, visit } from '../bot-host/visitor.ts';
import { gameNamed } from '../input/game-choice.ts';
import { EXIT } from '../output/exit-codes.ts';
import { addExamples } from '../output/help.ts';
import { printAside } from '../output/print.ts';
import type { Words } from '../texts/words.ts';

interface Options {
  readonly name?: string;
  readonly mcp?: true;
  readonly game?: string;
  readonly against?: string;
  readonly players?: string;
  readonly option: readonly string[];
  readonly position?: string;
}

/** The name of a program that has none. */
const NAMELESS = 'Automat';

export function addBotHost(program: Command, words: Words): void {
  const { help } = words.texts;
  const command = program
    .command('bot-host')
    .description(help.botHost.about)
    .argument(`[${help.words.server}]`, help.botHost.server)
    .argument(`[${help.words.table}]`, help.botHost.table)
    .argument(`[${help.words.program}...]`, help.botHost.program)
    .option(`--name <${help.words.name}>`, help.botHost.name)
    .option('--mcp', help.botHost.mcp)
    .option(`--game <${help.words.game}>`, help.botHost.game)
    .option(`--against <${help.words.bots}>`, help.botHost.against)
    .option('--players <n>', help.players)
    .option(
      `--option <${help.words.keyValue}>`,
      help.option,
      (text, before: string[]) => [...before, text],
      [],
    )
    .option(`--position <${help.words.file}>`, help.play.position)
    .action((server: string | undefined, table: string | undefined, line: string[], options: Options) =>
      orUnreachable(words, () =>
        options.mcp
          ? modelHost(server, table, options, program.version() ?? '', words)
          : host(server, table, line, options.name ?? NAMELESS, words),
      ),
    );
  addExamples(command, help.botHost.examples, words);
}

async function orUnreachable(words: Words, act: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await act();
  } catch (error) {
    if (!(error instanceof NoServer)) throw error;
    const { refused, unreachable } = words.texts.botHost;
    printAside(error.status === null ? unreachable(error.origin) : refused(error.status));
    process.exitCode = EXIT.no;
  }
}

/** A language model plays: at a server, or here against bots. */
async function modelHost(
  server: string | undefined,
  table: string | undefined,
  { game, against, name, ...wanted }: Options,
  version: string,
  words: Words,
): Promise<number> {
  if ((server === undefined) === (game === undefined))
    throw new BadInput(server === undefined ? 'missing' : 'do-not-go-together', '--game', server ?? '');
  // Whoever starts it without a model does without it too.
  const { serveModel } = await import('../bot-host/mcp/serve.ts');
  const bots = against === undefined ? {} : { bots: against };
  const tables =
    server === undefined
      ? tablesHere(gameNamed(game ?? ''), { ...wanted, ...bots })
      : tablesAtServer(await arrive(server), table?.toUpperCase());
  if (server !== undefined) printAside(words.texts.botHost.connected(originOf(server)));
  await serveModel(tables, name, version, words);
  return EXIT.fine;
}

async function host(
  server: string | undefined,
  table: string | undefined,
  line: readonly string[],
  name: string,
  { texts }: Words,
): Promise<number> {
  if (server === undefined) throw new BadInput('missing', texts.help.words.server);
  const visitor = await visit(server, name);
  const socket = await openSocket(visitor, table);
  printAside(texts.botHost.connected(visitor.origin));
  const program = line.length === 0 ? undefined : startProgram(line);
  const ends: Ends = program ?? { from: process.stdin, to: process.stdout };
  const reply = table === undefined ? () => [] : takesSeat(table, name, 'program');
  const ending = await bridge(socket, ends, reply);
  socket.close();
  program?.child.kill();
  if (program === undefined) process.stdin.destroy();
  return explain(ending, texts.botHost.closed);
}

/** A program that has had enough is fine; a server that goes is not. */
function explain(ending: Ending, closed: (code: number) => string): number {
  if (ending.type === 'program-ended') return EXIT.fine;
  printAside(closed(ending.code));
  return EXIT.no;
}
