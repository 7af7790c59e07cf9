import { BadInput, LINE_FORMAT, readLine, writeRecord } from '@samsara/engine';
import { inFile, readJsonText, readTextFile } from './files.ts';

/** A record, and what it is called: a file, or a line of one that holds many games. */
export interface NamedRecord {
  readonly name: string;
  /** As `writeRecord` gives it, or as it stands in a file of its own. */
  text(): string;
}

/** The records in a file: all games of a collection, which has one in each line, or the only one. */
export function recordsIn(file: string): NamedRecord[] {
  const text = readTextFile(file);
  if (!isCollection(file, text)) return [{ name: file, text: () => text }];
  return linesOf(text).map(({ line, number }) => recordOn(file, number, line));
}

/** The text of one record: of a file, or of `games.jsonl:3`, the third line of a collection. */
export function readRecordText(file: string): string {
  const [, collection, wanted] = /^(.+\.jsonl):(\d{1,9})$/.exec(file) ?? [];
  if (collection !== undefined) {
    const number = Number(wanted);
    const line = linesOf(readTextFile(collection)).find((each) => each.number === number);
    if (line === undefined) throw new BadInput('missing', file);
    return recordOn(collection, number, line.line).text();
  }
  if (!file.endsWith('.jsonl')) return readJsonText(file);
  const records = recordsIn(file);
  if (records.length !== 1)
    throw new BadInput(
      'missing',
      `${file}:…`,
      records
        .map(({ name }) => name)
        .slice(0, 3)
        .join(', '),
    );
  return records[0].text();
}

function isCollection(file: string, text: string): boolean {
  return file.endsWith('.jsonl') || text.slice(0, text.indexOf('\n')).includes(`"${LINE_FORMAT}"`);
}

/** Numbered from 1, as editors do; empty ones are left out. */
function linesOf(text: string): { readonly line: string; readonly number: number }[] {
  return text
    .replace(/^\ufeff/, '')
    .split('\n')
    .map((line, i) => ({ line: line.trim(), number: i + 1 }))
    .filter(({ line }) => line !== '');
}

function recordOn(file: string, number: number, line: string): NamedRecord {
  const name = `${file}:${number}`;
  return { name, text: () => inFile(name, () => writeRecord(readLine(line).record)) };
}
