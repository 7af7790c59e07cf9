import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import type { Session } from '../session/session.ts';
import type { TableState } from '../session/table-store.ts';
import { en } from '../texts/en.ts';
import { seatNames } from './seat-names.ts';

const seatInfo = (kind: 'person' | 'bot', name: string | null) => ({
  kind,
  name,
  level: null,
  ready: true,
  present: true,
});
const state = (seat: number | null) =>
  ({
    info: { seats: [seatInfo('person', 'Robin'), seatInfo('bot', 'Ada'), seatInfo('bot', null)] },
    you: { seat, host: true },
  }) as unknown as TableState;
const session = (people: readonly number[] | null, isReplay = false) =>
  ({
    local: people === null ? null : { people: signal(people) },
    ...(isReplay ? { isReplay } : {}),
  }) as unknown as Session;

test('whoever looks is you, and bots go by the names the table gives them', () => {
  expect(seatNames(session(null), state(0), en).seats).toEqual(['You', 'Ada', 'Bot 3']);
  expect(seatNames(session([0]), state(0), en).seats).toEqual(['You', 'Ada', 'Bot 3']);
});

test('onlookers, replays and people who share a device read everybody’s name', () => {
  const named = ['Robin', 'Ada', 'Bot 3'];
  expect(seatNames(session(null), state(null), en).seats).toEqual(named);
  expect(seatNames(session(null, true), state(0), en).seats).toEqual(named);
  expect(seatNames(session([0, 1]), state(0), en).seats).toEqual(named);
});
