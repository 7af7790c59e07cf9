import {
  BadInput,
  type CollectedGame,
  gameKey,
  LONGEST_LINE,
  readLine,
  type VerdictCode,
  writeRecord,
} from '@samsara/engine';
import { archiveRecord } from '../local/kept/keeping.ts';
import { Verifier } from './verifier.ts';

/** What can be wrong with a file besides its records. */
export type TroubleCode = 'too-large' | 'too-many-lines' | 'too-long' | 'too-slow' | 'no-room' | 'unreadable';

export interface BadLine {
  readonly line: number;
  readonly why: TroubleCode | VerdictCode;
}

export interface Imported {
  readonly done: number;
  readonly total: number;
  readonly added: number;
  /** Games that were here already. */
  readonly known: number;
  /** How many lines could not be used, and the first of them. */
  readonly bad: number;
  readonly badLines: readonly BadLine[];
}

const LARGEST_FILE = 64 * 1024 * 1024;
export const MOST_LINES = 5000;
const MOST_BAD_SHOWN = 20;

interface Watched {
  readonly signal: AbortSignal;
  tell(imported: Imported): void;
}

/** What an import needs besides the file, so that tests can do without a worker and a store. */
export interface Importing {
  verify(game: string, text: string): Promise<VerdictCode | 'too-slow' | null>;
  /** False where there is no room. */
  keep(play: string, game: CollectedGame): Promise<boolean>;
}

/** Takes the games of a file in, one line after another; `known` holds the commitments of those that are here. */
export async function importFile(file: File, known: Iterable<string>, watched: Watched): Promise<Imported> {
  if (file.size > LARGEST_FILE) return troubled('too-large');
  let text: string;
  try {
    text = await file.text();
  } catch {
    return troubled('unreadable');
  }
  const verifier = new Verifier(watched.signal);
  try {
    return await importText(text, known, watched, {
      verify: (game, record) => verifier.verify(game, record),
      keep: (play, { record, seat, at, where, practice }) =>
        archiveRecord({ play, record, seat, where, at: at ?? Date.now(), ...(practice && { practice }) }),
    });
  } finally {
    verifier.close();
  }
}

const NOTHING: Imported = { done: 0, total: 0, added: 0, known: 0, bad: 0, badLines: [] };

function troubled(why: TroubleCode): Imported {
  return withBad(NOTHING, { line: 1, why });
}

export async function importText(
  text: string,
  known: Iterable<string>,
  { signal, tell }: Watched,
  importing: Importing,
): Promise<Imported> {
  const all = text
    .replace(/^\ufeff/, '')
    .split('\n')
    .map((line, i) => ({ text: line.trim(), line: i + 1 }))
    .filter((line) => line.text !== '');
  const lines = all.slice(0, MOST_LINES);
  const here = new Set(known);
  let state: Imported = { ...NOTHING, total: lines.length };
  for (const { text: given, line } of lines) {
    if (signal.aborted) break;
    const found = await importLine(given, here, importing);
    if (signal.aborted) break;
    state = { ...state, done: state.done + 1 };
    if (found === 'added') state = { ...state, added: state.added + 1 };
    else if (found === 'known') state = { ...state, known: state.known + 1 };
    else state = withBad(state, { line, why: found });
    tell(state);
  }
  return all.length > MOST_LINES
    ? withBad(state, { line: all[MOST_LINES].line, why: 'too-many-lines' })
    : state;
}

function withBad(state: Imported, bad: BadLine): Imported {
  return { ...state, bad: state.bad + 1, badLines: [...state.badLines, bad].slice(0, MOST_BAD_SHOWN) };
}

async function importLine(
  text: string,
  here: Set<string>,
  { verify, keep }: Importing,
): Promise<'added' | 'known' | BadLine['why']> {
  if (text.length > LONGEST_LINE) return 'too-long';
  const game = gameIn(text);
  if (typeof game === 'string') return game;
  const { record } = game;
  if (here.has(record.fairness.commitment)) return 'known';
  const flaw = await verify(record.game, writeRecord(record));
  if (flaw !== null) return flaw;
  if (!(await keep(`import-${gameKey(record)}`, game))) return 'no-room';
  here.add(record.fairness.commitment);
  return 'added';
}

/** The game of a line, or what is wrong with its form. */
function gameIn(text: string): CollectedGame | VerdictCode {
  try {
    return readLine(text);
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    const { code, place } = error;
    if (code === 'not-json' || code === 'newer-version') return code;
    return place === 'line' || place === 'format' ? 'not-a-record' : 'malformed';
  }
}
