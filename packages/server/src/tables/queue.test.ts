import { expect, test } from 'vitest';
import { MOST_WAITING, Queue } from './queue.ts';

/** A queue whose first job waits, and the names of the jobs in the order in which they were done. */
function held() {
  const done: string[] = [];
  const errors: unknown[] = [];
  const queue = new Queue((error) => errors.push(error));
  let release = () => {};
  const first = new Promise<void>((resolve) => {
    release = resolve;
  });
  queue.add('server', { do: () => first });
  const add = (lane: string, name: string) => queue.add(lane, { do: () => void done.push(name) });
  return { queue, done, errors, add, release: () => release() };
}

test('whoever sends much waits for themselves, and not the others for them', async () => {
  const { queue, done, add, release } = held();
  for (const name of ['a1', 'a2', 'a3', 'a4']) add('ann', name);
  for (const name of ['b1', 'b2']) add('bob', name);
  add('server', 's1');
  const settled = queue.settled();
  release();
  await settled;
  expect(done).toEqual(['a1', 'b1', 's1', 'a2', 'b2', 'a3', 'a4']);
});

test('of one person only so many jobs wait; the others have room', () => {
  const { queue, add } = held();
  for (let i = 0; i < MOST_WAITING; i++) add('ann', `a${i}`);
  expect(queue.isFull('ann')).toBe(true);
  expect(queue.isFull('bob')).toBe(false);
});

test('what fails is told, and the next is done all the same', async () => {
  const { queue, done, errors, add, release } = held();
  queue.add('ann', {
    do() {
      throw new Error('no');
    },
  });
  add('ann', 'a2');
  release();
  await queue.settled();
  expect(done).toEqual(['a2']);
  expect(errors).toHaveLength(1);
});

test('what is given up is told so, and is not done', async () => {
  const { queue, done, add, release } = held();
  const given: string[] = [];
  queue.add('ann', { do: () => void done.push('a1'), giveUp: () => given.push('a1') });
  const settled = queue.settled();
  queue.giveUp();
  await settled;
  add('bob', 'b1');
  release();
  await queue.settled();
  expect(given).toEqual(['a1']);
  expect(done).toEqual(['b1']);
});
