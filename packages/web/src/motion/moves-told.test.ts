import type { Frame } from '@samsara/protocol';
import { expect, test } from 'vitest';
import { MovesTold } from './moves-told.ts';

const move = (seq: number) => ({ seq, events: [{ type: 'play' }] }) as unknown as Frame;
const said = (seq: number) => ({ seq, happened: { what: 'say' } }) as unknown as Frame;
const undo = (seq: number, moves: number) =>
  ({ seq, happened: { what: 'taken-back', moves } }) as unknown as Frame;

test('the last moves no longer count, whatever was said between them', () => {
  const told = new MovesTold();
  told.note([move(4), move(5), said(6), move(7)]);
  told.note([said(8), undo(9, 2)]);
  expect([...told.takenBack.value]).toEqual([5, 7]);
});

test('a move that was taken back is not counted again', () => {
  const told = new MovesTold();
  told.note([move(1), move(2), undo(3, 1), move(4), undo(5, 2)]);
  expect([...told.takenBack.value]).toEqual([2, 1, 4]);
});

test('what happened earlier is learned later, and what came meanwhile stays the latest', () => {
  const told = new MovesTold();
  told.note([move(6)]);
  told.begin([move(1), move(2), undo(3, 1)]);
  told.note([undo(7, 2)]);
  expect([...told.takenBack.value]).toEqual([2, 1, 6]);
  told.forget();
  expect(told.takenBack.value.size).toBe(0);
});
