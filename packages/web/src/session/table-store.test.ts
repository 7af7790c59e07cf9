import type { Frame, ServerMessage, TableInfo } from '@samsara/protocol';
import { expect, test } from 'vitest';
import { receive, type TableState } from './table-store.ts';

const seat = { kind: 'person', name: 'Ada', level: null, ready: true, present: true } as const;
const info: TableInfo = {
  code: 'ABCDEF',
  game: 'a-game',
  options: {},
  settings: {
    public: false,
    spectators: 0,
    chat: 'everything',
    absence: { after_s: 60, stand_in: 'nobody' },
  },
  phase: 'playing',
  round: 1,
  seats: [seat, { ...seat, name: 'Ben' }],
  host: 0,
  promise: { number: 1, commitment: '', link: '' },
  opened: 1,
  agreed: { pause: [], resume: [], abort: [] },
  spectators: 0,
};
const table: ServerMessage = {
  type: 'table',
  table: 'ABCDEF',
  seq: 4,
  info,
  you: { seat: 0, host: true },
  chat: [],
  view: 'four',
  clock: { countdown: 2, left_ms: 1500, of_ms: 5000, stands: false },
};
const frames = (...list: Frame[]): ServerMessage => ({
  type: 'frames',
  table: 'ABCDEF',
  frames: list,
  view: `after ${list.at(-1)?.seq}`,
  clock: null,
});

function opened(): TableState {
  const received = receive(null, table, 100);
  if (received.type !== 'step') throw new Error('no step');
  return received.step.state;
}

test('the whole table is a fresh step, and its clock runs in the time of the page', () => {
  const received = receive(null, table, 100);
  expect(received).toMatchObject({
    type: 'step',
    step: { fresh: true, frames: [], state: { seq: 4, view: 'four' } },
  });
  expect(opened().clock).toEqual({ countdown: 2, ends: 1600, of_ms: 5000, stands: false });
});

test('frames that follow are a step with what is new', () => {
  const said = { seat: 1, name: 'Ben', text: 'Hi', at: 0 };
  const received = receive(opened(), frames({ seq: 5, events: [null] }, { seq: 6, said }), 200);
  expect(received).toMatchObject({
    type: 'step',
    step: { fresh: false, state: { seq: 6, view: 'after 6', clock: null, info, chat: [said] } },
  });
});

test('frames that are known already are left out', () => {
  const received = receive(opened(), frames({ seq: 4 }, { seq: 5 }), 0);
  expect(received).toMatchObject({ type: 'step', step: { frames: [{ seq: 5 }] } });
  expect(receive(opened(), frames({ seq: 3 }, { seq: 4 }), 0)).toEqual({ type: 'nothing' });
});

test('whoever comes back and has missed nothing still hears who is there and how much time is left', () => {
  const here = { ...info, seats: [seat, { ...seat, name: 'Ben', present: false }] };
  const received = receive(
    opened(),
    {
      type: 'frames',
      table: 'ABCDEF',
      frames: [],
      info: here,
      you: { seat: 0, host: false },
      view: 'four again',
      clock: { countdown: 2, left_ms: 900, of_ms: 5000, stands: false },
    },
    1000,
  );
  expect(received).toEqual({
    type: 'state',
    state: {
      seq: 4,
      info: here,
      you: { seat: 0, host: false },
      chat: [],
      view: 'four again',
      clock: { countdown: 2, ends: 1900, of_ms: 5000, stands: false },
    },
  });
});

test('a missing frame is noticed, also before the table is known', () => {
  expect(receive(opened(), frames({ seq: 6 }), 0)).toEqual({ type: 'gap' });
  expect(receive(null, frames({ seq: 1 }), 0)).toEqual({ type: 'gap' });
});

test('who is present changes at once and is no step', () => {
  const received = receive(
    opened(),
    { type: 'presence', table: 'ABCDEF', present: [true, false], spectators: 3 },
    0,
  );
  if (received.type !== 'state') throw new Error('no state');
  expect(received.state.info.seats.map(({ present }) => present)).toEqual([true, false]);
  expect(received.state.info.spectators).toBe(3);
});
