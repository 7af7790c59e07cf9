import { createInterface, type Interface } from 'node:readline';

/** The lines a person types or a pipe sends, one at a time. */
export interface Lines {
  /** The next line; undefined at the end of the input. */
  next(prompt: string): Promise<string | undefined>;
  close(): void;
}

/** Is somebody sitting at the terminal? */
export function isTerminal(): boolean {
  return process.stdin.isTTY === true && process.stdout.isTTY === true;
}

/** Reads lines; in a terminal the tab key completes to one of `completions()`. What a pipe sends is `echoed`, or not. */
export function openLines(
  completions: () => readonly string[],
  interrupted: () => void,
  echoed: boolean,
): Lines {
  const terminal = isTerminal();
  const completer = (line: string): [string[], string] => [
    completions().filter((text) => text.startsWith(line.toLowerCase())),
    line,
  ];
  const input = createInterface({ input: process.stdin, output: process.stdout, terminal, completer });
  const waiting: string[] = [];
  let closed = false;
  let wake = () => {};
  input.on('line', (line) => {
    waiting.push(line);
    wake();
  });
  input.on('close', () => {
    closed = true;
    wake();
  });
  input.on('SIGINT', interrupted);
  return {
    async next(prompt) {
      ask(input, prompt, terminal);
      while (waiting.length === 0 && !closed) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      const line = waiting.shift();
      // A pipe leaves no trace of what it sent; the story needs it.
      if (echoed && (line === undefined || !process.stdin.isTTY)) process.stdout.write(`${line ?? ''}\n`);
      return line;
    },
    close: () => input.close(),
  };
}

function ask(input: Interface, prompt: string, terminal: boolean): void {
  if (!terminal) {
    process.stdout.write(prompt);
    return;
  }
  input.setPrompt(prompt);
  input.prompt();
}
