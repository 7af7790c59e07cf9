import { at, canonicalJson } from '../kernel/json.ts';
import { checksumsOf } from './checksums.ts';
import { type GameRecord, PARTS, type RecordVersion } from './record.ts';

/** The parts of the text of each version, in the order in which they are written. */
export const WRITTEN_PARTS: Readonly<Record<RecordVersion, readonly string[]>> = {
  1: [...PARTS, 'digests', 'seal'],
  2: PARTS,
  3: PARTS,
  4: PARTS,
  5: PARTS,
};

/** The one text of a record: a part on each line, and a line for each move. */
export function writeRecord(record: GameRecord): string {
  const { version } = record;
  const values: Readonly<Record<string, unknown>> =
    version === 1 ? { ...record, ...checksumsOf(record) } : { ...record };
  const parts = WRITTEN_PARTS[version].map(
    (part) => `${partStart(part)}${part === 'moves' ? movesText(record) : canonicalJson(values[part])}`,
  );
  return `{\n${parts.join(',\n')}\n}\n`;
}

const MOVE_START = '    ';
const LIST_END = '  ]';

function partStart(part: string): string {
  return `  "${part}": `;
}

function movesText({ moves }: GameRecord): string {
  const lines = moves.map((move) => `${MOVE_START}${canonicalJson(move)}`);
  return `${['[', lines.join(',\n')].filter(Boolean).join('\n')}\n${LIST_END}`;
}

/** The place of the first line that is not as `writeRecord` writes it. */
export function oddPlace(text: string): string | undefined {
  const lines = text.split('\n');
  const parts = WRITTEN_PARTS[lines[VERSION_LINE] === `${partStart('version')}1,` ? 1 : 2];
  let next = 0;
  if (lines[next++] !== '{') return 'record';
  for (const part of parts) {
    const comma = part === parts.at(-1) ? '' : ',';
    if (part !== 'moves') {
      if (!isWritten(lines[next++], partStart(part), comma)) return part;
      continue;
    }
    if (lines[next++] !== `${partStart(part)}[`) return part;
    for (let move = 0; lines[next] !== `${LIST_END},`; move++) {
      const last = lines[next + 1] === `${LIST_END},`;
      if (!isWritten(lines[next++], MOVE_START, last ? '' : ',')) return at('moves', move);
    }
    next++;
  }
  return lines[next] === '}' && lines[next + 1] === '' && lines.length === next + 2 ? undefined : 'record';
}

/** `{`, then the format, then the version. */
const VERSION_LINE = 2;

/** Is a line canonical JSON between these ends? */
function isWritten(line: string | undefined, start: string, end: string): boolean {
  if (line === undefined || !line.startsWith(start) || !line.endsWith(end)) return false;
  const value = line.slice(start.length, line.length - end.length);
  try {
    return canonicalJson(JSON.parse(value)) === value;
  } catch {
    return false;
  }
}
