import type { BotName, OptionValue } from '@samsara/engine';
import { GAME_VECTORS, GAMES } from '@samsara/engine/games';
import { layoutOf, lengthOf, type VectorKind } from '@samsara/engine/vectors';

/** How a dataset is written: lines of JSON with what the seat sees, or records of equal length with its vectors. */
export const FORMATS = ['lines', 'vectors'] as const;

/** What a dataset holds, as plain data that can be handed to a worker. */
export interface DatasetPlan {
  readonly game: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  /** By seat. */
  readonly bots: readonly BotName[];
  readonly seed: string;
  readonly games: number;
  readonly format: (typeof FORMATS)[number];
  readonly vector: VectorKind;
}

/** Raised when the same plan would give other bytes. */
const VERSION = 1;

/** A field of a record: its name, the type of its values as numpy writes it, and how many there are. */
export type Field = readonly [name: string, type: string, count: number];

const BYTES_OF: Readonly<Record<string, number>> = { '<u4': 4, '<i4': 4, '<u2': 2, '|u1': 1, '|i1': 1 };

/** The fields of a record, one after the other without gaps. */
export function fieldsOf({ game, options, vector }: DatasetPlan): readonly Field[] {
  const vectors = GAME_VECTORS[game];
  const players = Number(options.players);
  return [
    ['game', '<u4', 1],
    ['step', '<u4', 1],
    ['points', '<i4', players],
    ['action', '<u2', 1],
    ['seat', '|u1', 1],
    ['returns', '|i1', players],
    ['legal', '|u1', Math.ceil(vectors.actions.length / 8)],
    ['vector', '|u1', lengthOf(vectors, vector, players)],
  ];
}

export function recordSize(fields: readonly Field[]): number {
  return fields.reduce((size, [, type, count]) => size + BYTES_OF[type] * count, 0);
}

/** What stands before everything else, in the file itself: all that is needed to read it, and to go on with it. */
function headOf(plan: DatasetPlan): object {
  const vectors = GAME_VECTORS[plan.game];
  const { version } = GAMES[plan.game].meta;
  const common = {
    samsara: 'dataset',
    version: VERSION,
    ...plan,
    gameVersion: version,
    actions: vectors.actions,
  };
  if (plan.format === 'lines') return common;
  const fields = fieldsOf(plan);
  return {
    ...common,
    record: fields,
    recordSize: recordSize(fields),
    layout: layoutOf(vectors, plan.vector, Number(plan.options.players)),
  };
}

/** The first bytes of a file of vectors; then the length of the JSON that follows, in four bytes. */
export const MAGIC = 'SAMSARA1';

/** Records begin at a multiple of this. */
const ALIGNED = 16;

export function writtenHead(plan: DatasetPlan): Buffer {
  const text = JSON.stringify(headOf(plan));
  if (plan.format === 'lines') return Buffer.from(`${text}\n`);
  const json = Buffer.from(text);
  const start = MAGIC.length + 4;
  const padded = Math.ceil((start + json.length) / ALIGNED) * ALIGNED - start;
  const head = Buffer.alloc(start + padded, ' ');
  head.write(MAGIC, 'latin1');
  head.writeUInt32LE(padded, MAGIC.length);
  json.copy(head, start);
  return head;
}
