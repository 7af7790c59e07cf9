import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runCues } from './run-cues.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function cues(lines: string[]) {
  const cue = (name: string, at: number, early = 0) => ({
    at,
    early,
    run: (waits: number) => void lines.push(`${name} waits ${waits}`),
  });
  return [cue('lands', 300), cue('sound', 350, 120), cue('leaves', 0)];
}

test('cues run by the clock of the cards, each at its moment, and early ones are told how long they have to wait', async () => {
  const lines: string[] = [];
  // The cards began 100 ms ago.
  const { done } = runCues(cues(lines), performance.now() - 100);
  await vi.advanceTimersByTimeAsync(0);
  expect(lines).toEqual(['leaves waits 0']);
  await vi.advanceTimersByTimeAsync(130);
  expect(lines.slice(1)).toEqual(['sound waits 120']);
  await vi.advanceTimersByTimeAsync(70);
  expect(lines.slice(2)).toEqual(['lands waits 0']);
  await done;
});

test('whoever skips has all that are left run at once, in their order, and none twice', async () => {
  const lines: string[] = [];
  const { done, now } = runCues(cues(lines), performance.now());
  await vi.advanceTimersByTimeAsync(0);
  now();
  expect(lines.map((line) => line.split(' ')[0])).toEqual(['leaves', 'sound', 'lands']);
  await vi.advanceTimersByTimeAsync(1000);
  expect(lines).toHaveLength(3);
  await done;
});
