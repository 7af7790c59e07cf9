import { at, canonicalJson, hashOf } from '../kernel/json.ts';
import { digestOf, type GameRecord } from './record.ts';

/** The parts of a record in the order in which they are written. */
export const PARTS = [
  'format',
  'version',
  'game',
  'gameVersion',
  'options',
  'seats',
  'fairness',
  'head',
  'moves',
  'end',
] as const satisfies readonly (keyof GameRecord)[];

type Part = (typeof PARTS)[number];

/** The parts of the text: those of the record, a digest of each, and the seal over all of it. */
export const WRITTEN_PARTS = [...PARTS, 'digests', 'seal'] as const;

export type Digests = Readonly<Record<Part, string>>;

/** The one text of a record: a part on each line, and a line for each move. */
export function writeRecord(record: GameRecord): string {
  const digests = digestsOf(record);
  const values: Readonly<Record<string, unknown>> = { ...record, digests, seal: sealOf(record, digests) };
  const parts = WRITTEN_PARTS.map(
    (part) => `${partStart(part)}${part === 'moves' ? movesText(record) : canonicalJson(values[part])}`,
  );
  return `{\n${parts.join(',\n')}\n}\n`;
}

/** A digest of each part, so that a change can be placed. */
function digestsOf(record: GameRecord): Digests {
  return Object.fromEntries(PARTS.map((part) => [part, digestOf(record[part])])) as Digests;
}

/** The hash of everything else. */
export function sealOf(record: GameRecord, digests: Digests): string {
  const parts = Object.fromEntries(PARTS.map((part) => [part, record[part]]));
  return hashOf({ ...parts, digests });
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
  let next = 0;
  if (lines[next++] !== '{') return 'record';
  for (const part of WRITTEN_PARTS) {
    const comma = part === 'seal' ? '' : ',';
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
