import { expect, test } from 'vitest';
import type { LogLine } from '../../kit/log-line.ts';
import { folded } from './log.tsx';

const line = (seq: number, type: string, cards: readonly number[] = []): LogLine => ({
  seq,
  event: { type },
  seat: 0,
  cards,
});

test('passes that follow each other share a line; cards stand alone', () => {
  const lines = [
    line(1, 'passed'),
    line(2, 'passed'),
    line(3, 'played', [7]),
    line(4, 'played', [7]),
    line(5, 'passed'),
  ];
  expect(folded(lines).map((group) => group.map(({ seq }) => seq))).toEqual([[1, 2], [3], [4], [5]]);
});
