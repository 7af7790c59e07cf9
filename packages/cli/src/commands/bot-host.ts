import type { Command } from 'commander';
import { bridge, type Ending, type Ends, startProgram } from '../bot-host/bridge.ts';
import { takesSeat } from '../bot-host/seating.ts';
import { NoServer, openSocket, visit } from '../bot-host/visitor.ts';
import { EXIT } from '../output/exit-codes.ts';
import { addExamples } from '../output/help.ts';
import { printAside } from '../output/print.ts';
import type { Words } from '../texts/words.ts';

interface Options {
  readonly name: string;
}

export function addBotHost(program: Command, words: Words): void {
  const { help } = words.texts;
  const command = program
    .command('bot-host')
    .description(help.botHost.about)
    .argument(`<${help.words.server}>`, help.botHost.server)
    .argument(`[${help.words.table}]`, help.botHost.table)
    .argument(`[${help.words.program}...]`, help.botHost.program)
    .option(`--name <${help.words.name}>`, help.botHost.name, 'Automat')
    .action((server: string, table: string | undefined, line: string[], { name }: Options) =>
      botHost(server, table, line, name, words),
    );
  addExamples(command, help.botHost.examples, words);
}

async function botHost(
  server: string,
  table: string | undefined,
  line: readonly string[],
  name: string,
  words: Words,
): Promise<void> {
  try {
    process.exitCode = await host(server, table, line, name, words);
  } catch (error) {
    if (!(error instanceof NoServer)) throw error;
    const { refused, unreachable } = words.texts.botHost;
    printAside(error.status === null ? unreachable(error.origin) : refused(error.status));
    process.exitCode = EXIT.no;
  }
}

async function host(
  server: string,
  table: string | undefined,
  line: readonly string[],
  name: string,
  { texts }: Words,
): Promise<number> {
  const visitor = await visit(server, name);
  const socket = await openSocket(visitor);
  printAside(texts.botHost.connected(visitor.origin));
  const program = line.length === 0 ? undefined : startProgram(line);
  const ends: Ends = program ?? { from: process.stdin, to: process.stdout };
  const reply = table === undefined ? () => [] : takesSeat(table, name);
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
