import type { Frame, ServerMessage } from '@samsara/protocol';
import { describe, expect, test } from 'vitest';
import type { TableState } from '../session/table-store.ts';
import { receiveChanges } from './changed-view.ts';

describe('what has changed in a view', () => {
  const before = { seq: 4, chat: [], view: { hand: [1, 4, 7], turns: 3 } } as unknown as TableState;
  const changed = (...list: Frame[]): ServerMessage => ({
    type: 'frames',
    table: 'ABCDEF',
    frames: list,
    changes: { hand: [1, 1], turns: [4] },
  });

  test('is carried out on the one before, which stays as it is', () => {
    const received = receiveChanges(before, changed({ seq: 5 }, { seq: 6 }), 0);
    expect(received).toMatchObject({ step: { state: { seq: 6, view: { hand: [1, 7], turns: 4 } } } });
    expect(before.view).toEqual({ hand: [1, 4, 7], turns: 3 });
  });

  test('is nothing where the view is left out', () => {
    const { changes: _, ...unchanged } = changed({ seq: 5 }) as Extract<ServerMessage, { type: 'frames' }>;
    expect(receiveChanges(before, unchanged, 0)).toMatchObject({
      step: { state: { seq: 5, view: before.view } },
    });
  });

  test('counts from one view only: after another the table is asked for again', () => {
    expect(receiveChanges(before, changed({ seq: 4 }, { seq: 5 }), 0)).toEqual({ type: 'gap' });
    expect(receiveChanges(before, changed({ seq: 6 }), 0)).toEqual({ type: 'gap' });
    expect(receiveChanges(before, changed({ seq: 4 }), 0)).toEqual({ type: 'nothing' });
  });
});
