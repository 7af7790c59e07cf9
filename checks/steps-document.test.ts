import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GAME_VECTORS, GAMES } from '../packages/engine/src/games/index.ts';
import type { VectorPart } from '../packages/engine/src/kernel/mind/vectors.ts';

const DOCUMENT = readFileSync(new URL('../docs/steps.md', import.meta.url), 'utf8');

test('every game has vectors', () => {
  expect(Object.keys(GAME_VECTORS).sort()).toEqual(Object.keys(GAMES).sort());
});

describe.each(Object.keys(GAME_VECTORS))('the document about %s', (game) => {
  const chapter =
    DOCUMENT.split(/^##+ /m).find((text) => text.split('\n')[0].includes(`(\`${game}\`)`)) ?? '';
  const { observation, memory, actions } = GAME_VECTORS[game];

  /** The cells of a table by what its first column is called, without the last one, which is the meaning. */
  const rowsOf = (title: string) => {
    const lines = chapter.split('\n');
    const head = lines.findIndex((line) => line.startsWith(`| ${title} |`));
    const end = lines.findIndex((line, i) => i > head && !line.startsWith('|'));
    return lines
      .slice(head + 2, end)
      .map((line) => line.split('|').slice(1, -2))
      .map((cells) => cells.map((cell) => cell.trim().replaceAll('`', '')));
  };

  test.each([
    ['observation', observation],
    ['memory', memory],
  ])('says what is in the %s', (title, parts: readonly VectorPart[]) => {
    expect(rowsOf(title)).toEqual(
      parts.map(({ name, length, per, most }) => [name, String(length), per, String(most)]),
    );
  });

  test('says what every action is', () => {
    const rows = rowsOf('actions');
    const ranges = rows.map(([range]) => range.split('–').map(Number));
    expect(ranges.map(([from]) => from)).toEqual([0, ...ranges.slice(0, -1).map(([, to]) => to + 1)]);
    expect(ranges.at(-1)?.[1]).toBe(actions.length - 1);
    expect(rows.map(([, first, last]) => [first, last])).toEqual(
      ranges.map(([from, to]) => [actions[from], actions[to]]),
    );
  });
});
