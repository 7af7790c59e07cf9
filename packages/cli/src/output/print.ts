/** Prints a line for people. */
export function print(line = ''): void {
  process.stdout.write(`${line}\n`);
}

/** Prints a line about the run itself, apart from its result. */
export function printAside(line: string): void {
  process.stderr.write(`${line}\n`);
}

/** Prints a result for programs: always one line. */
export function printJson(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value)}\n`);
}

/** A text from outside on one line, without anything that a terminal would obey. */
export function oneLine(text: string): string {
  return text.replaceAll(/\s*[\p{Cc}\p{Zl}\p{Zp}]+\s*/gu, ' ');
}

export const bold = style(1, 22);
export const dim = style(2, 22);
export const red = style(31, 39);
export const green = style(32, 39);
export const yellow = style(33, 39);
export const cyan = style(36, 39);

function style(on: number, off: number): (text: string) => string {
  return (text) =>
    hasColours(process.env, process.stdout.isTTY) ? `\u001b[${on}m${text}\u001b[${off}m` : text;
}

/** NO_COLOR wins, then FORCE_COLOR; otherwise a terminal decides. */
export function hasColours(env: NodeJS.ProcessEnv, isTerminal: boolean): boolean {
  if (env.NO_COLOR) return false;
  if (env.FORCE_COLOR) return env.FORCE_COLOR !== '0' && env.FORCE_COLOR !== 'false';
  return isTerminal && env.TERM !== 'dumb';
}

/** Columns of the terminal; a pipe has as many as it likes. */
function columns(): number {
  return process.stdout.isTTY ? process.stdout.columns : Number.POSITIVE_INFINITY;
}

/** Breaks a text between words; every line but the first is moved in by `indent`. */
export function wrap(text: string, indent = 0, width = columns()): string {
  const margin = ' '.repeat(indent);
  let rest = text;
  let wrapped = '';
  while (rest.length > width) {
    const before = rest.lastIndexOf(' ', width);
    // A word that is too long stands alone.
    const gap = rest.slice(0, Math.max(0, before)).trim() === '' ? rest.indexOf(' ', width) : before;
    if (gap < 0) break;
    wrapped += `${rest.slice(0, gap)}\n`;
    rest = margin + rest.slice(gap + 1);
  }
  return wrapped + rest;
}

/** Words with something else in the second column. */
export function inColumns(rows: readonly (readonly [string, string])[], indent = 2): string[] {
  const width = Math.max(0, ...rows.map(([first]) => first.length));
  return rows.map(([first, second]) => {
    const start = `${' '.repeat(indent)}${first.padEnd(width)}  `;
    return wrap(`${start}${second}`, start.length).trimEnd();
  });
}
