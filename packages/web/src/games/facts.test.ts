import { expect, test } from 'vitest';
import type { BoardProps } from '../contract/board.ts';
import { loadScreen } from './index.ts';

/** What is counted in a game of three, by its English label after several. */
async function counted(game: string, events: readonly object[]): Promise<Record<string, readonly number[]>> {
  const { tallies } = await (await loadScreen(game)).result();
  const props = { view: { seats: [{}, {}, {}] }, language: 'en' } as unknown as BoardProps;
  const found = tallies?.(events, props) ?? [];
  return Object.fromEntries(found.map(({ label, bySeat }) => [label[1], bySeat]));
}

test('Karma: a pile that is given counts for who receives it', async () => {
  expect(
    await counted('karma', [
      { type: 'took', seat: 0, count: 4 },
      { type: 'took', seat: 0, count: 2 },
      { type: 'gave', seat: 1, to: 2, count: 9 },
      { type: 'triple', seat: 1 },
      { type: 'turned', seat: 2, fits: true },
      { type: 'turned', seat: 2, fits: false },
    ]),
  ).toEqual({
    'cards in the largest pile taken': [4, 0, 9],
    triples: [0, 1, 0],
    'piles given away': [0, 1, 0],
    'hidden cards that fitted': [0, 0, 1],
  });
});

test('STOP: throwing in, forgetting and answering are told apart', async () => {
  expect(
    await counted('stop', [
      { type: 'played', seat: 0, way: 'turn' },
      { type: 'played', seat: 1, way: 'interjected' },
      { type: 'played', seat: 1, way: 'interjected' },
      { type: 'played', seat: 2, way: 'answer' },
      { type: 'forgot', seat: 0, call: 'stop' },
      { type: 'drew', seat: 0, count: 2 },
      { type: 'drew', seat: 0, count: 6 },
      { type: 'drew', seat: 2, count: 1 },
    ]),
  ).toEqual({
    'cards thrown in': [0, 2, 0],
    'forgotten calls': [1, 0, 0],
    'cards drawn at once': [6, 0, 1],
    'attacks warded off or passed on': [0, 0, 1],
  });
});

test('Karmaka: whoever takes, keeps or steals a card has taken it', async () => {
  expect(
    await counted('karmaka', [
      { type: 'died', seat: 0 },
      { type: 'died', seat: 0 },
      { type: 'thieved', seat: 1, target: 0 },
      { type: 'stole', seat: 1, target: 2 },
      { type: 'kept', seat: 2, target: 0 },
      { type: 'accepted', seat: 2 },
      { type: 'ruined', owner: 0 },
    ]),
  ).toEqual({
    'lives lived to their end': [2, 0, 0],
    'cards taken from rivals': [0, 2, 1],
    'cards kept for the next life as their price': [0, 0, 1],
    'cards ruined': [1, 0, 0],
  });
});

test('Mieses Karma: a gift counts for its giver', async () => {
  expect(
    await counted('mieses-karma', [
      { type: 'foursomes', seat: 0, count: 2 },
      { type: 'foursomes', seat: 0, count: 1 },
      { type: 'took', seat: 0, from: 2 },
      { type: 'died', seat: 0, reaper: true },
      { type: 'died', seat: 1, reaper: false },
    ]),
  ).toEqual({
    foursomes: [3, 0, 0],
    'gifts that earned karma': [0, 0, 1],
    'lives lived to their end': [1, 1, 0],
    'visits of the reaper': [1, 0, 0],
  });
});
