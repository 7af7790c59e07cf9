import { createHash, randomBytes } from 'node:crypto';
import { addMove, endRecord, type Fairness, fairnessOf, type GameRecord, writeRecord } from '@samsara/engine';
import { writeText } from '../input/files.ts';
import type { Table } from './table.ts';

/** Where the shuffle comes from: true chance, or a text that gives the same game again. */
export function fairnessFor(seats: number, seed: string | undefined): Fairness {
  const digits = (what: string, bytes: number) =>
    seed === undefined ? randomBytes(bytes).toString('hex') : digestOf(`${seed}\n${what}`, bytes);
  const entropy = Array.from({ length: seats }, (_, seat) => digits(`entropy ${seat}`, 16));
  return fairnessOf(digits('server seed', 32), entropy);
}

/** A number for the decisions of the bots. */
export function botSeed(seed: string | undefined): number {
  const digits = seed === undefined ? randomBytes(6).toString('hex') : digestOf(`${seed}\nbots`, 6);
  return Number.parseInt(digits, 16);
}

function digestOf(text: string, bytes: number): string {
  return createHash('sha256')
    .update(text)
    .digest('hex')
    .slice(0, bytes * 2);
}

/** Writes the record as far as the game has come; a game that was left counts as aborted. */
export function saveRecord(
  file: string,
  { game, state, history }: Table,
  beginning: GameRecord,
  left: boolean,
): void {
  const record: GameRecord = { ...beginning, moves: [] };
  for (const { actor, text } of history) addMove(record, actor, text);
  if (game.outcome(state)) endRecord(record, game, state, 'finished');
  else if (left) endRecord(record, game, state, 'aborted');
  writeText(file, writeRecord(record));
}
