import { stop } from '@samsara/engine/games/stop';
import { afterEach, describe, expect, test } from 'vitest';
import { settings } from '../../settings/settings.ts';
import { callingMoment, disarm, isArmed, isCalled, isLaterCall, offered, toggleCall } from './calling.ts';

const STOCK = ['green-1', 'green-3', 'green-4', 'green-5'];

function offeredTexts(position: object, seat = 0): string[] {
  const state = stop.position({ game: 'stop', stock: STOCK, ...position });
  return offered(stop.legalMoves(state, seat), stop.view(state, seat)).map(stop.notation);
}

afterEach(disarm);

describe('calls that are armed before the card is laid', () => {
  const twoCards = {
    options: { interject_ms: 0 },
    seats: [{ hand: ['blue-4', 'red-1'] }, { hand: ['red-5'] }],
    pile: ['blue-7'],
  };

  test('nothing is called that was not armed, and nothing hints at the call that is needed', () => {
    expect(offeredTexts(twoCards)).toEqual(['play blue-4', 'draw']);
  });

  test('an armed Achtung goes with the second-to-last card', () => {
    toggleCall('achtung');
    expect(offeredTexts(twoCards)).toEqual(['play blue-4 achtung', 'draw']);
  });

  test('a needless call changes nothing (STR-16)', () => {
    toggleCall('stop');
    expect(offeredTexts(twoCards)).toEqual(['play blue-4', 'draw']);
  });

  test('a second press takes the call back', () => {
    toggleCall('achtung');
    toggleCall('achtung');
    expect(isArmed('achtung')).toBe(false);
  });

  test('Free Choice and its card as the last two take both calls, and Stop alone counts for nothing (STR-14, STR-15)', () => {
    const lastTwo = { ...twoCards, seats: [{ hand: ['free-choice', 'red-1'] }, { hand: ['red-5'] }] };
    toggleCall('stop');
    expect(offeredTexts(lastTwo)).toEqual(['play free-choice red-1', 'draw']);
    toggleCall('achtung');
    expect(offeredTexts(lastTwo)).toEqual(['play free-choice red-1 achtung stop', 'draw']);
  });

  test('where the table calls for everybody, moves carry no calls (STR-13)', () => {
    toggleCall('achtung');
    const automatic = { ...twoCards, options: { interject_ms: 0, auto_call: true } };
    expect(offeredTexts(automatic)).toEqual(['play blue-4', 'draw']);
  });

  test('a table in words has no call buttons, so every move says what is called', () => {
    settings.value = { ...settings.value, plainBoard: true };
    expect(offeredTexts(twoCards)).toEqual(['play blue-4', 'play blue-4 achtung', 'draw']);
    settings.value = { ...settings.value, plainBoard: false };
  });

  test('what was armed belongs to its moment: a drawn card ends it', () => {
    const state = stop.position({ game: 'stop', stock: STOCK, ...twoCards });
    const before = callingMoment(stop.view(state, 0));
    const [draw] = stop.legalMoves(state, 0).filter((move) => move.type === 'draw');
    stop.apply(state, 0, draw);
    expect(callingMoment(stop.view(state, 0))).not.toBe(before);
  });
});

describe('a card that waits for the end of the lock (STR-66)', () => {
  const stored = {
    seats: [{ hand: ['blue-4', 'red-1'] }, { hand: ['red-5'] }],
    pile: ['blue-7'],
    pending: [{ type: 'turn', seat: 0 }, { type: 'interjecting' }],
    stored: 'play blue-4',
  };
  const viewOf = (position: object) =>
    stop.view(stop.position({ game: 'stop', stock: STOCK, ...position }), 0);

  test('offers nothing until a call is armed, and nothing hints at the call that is needed', () => {
    expect(offeredTexts(stored)).toEqual([]);
    toggleCall('stop');
    expect(offeredTexts(stored)).toEqual([]);
  });

  test('takes a call that is armed later', () => {
    toggleCall('achtung');
    expect(offeredTexts(stored)).toEqual(['play blue-4 achtung']);
    const [move] = stop.legalMoves(stop.position({ game: 'stop', stock: STOCK, ...stored }), 0);
    expect(isLaterCall(move, viewOf(stored))).toBe(true);
  });

  test('keeps what has been called with it', () => {
    const called = { ...stored, stored: 'play blue-4 achtung' };
    expect(isCalled('achtung', viewOf(called))).toBe(true);
    expect(isCalled('stop', viewOf(called))).toBe(false);
    expect(isCalled('achtung', viewOf(stored))).toBe(false);
    toggleCall('achtung');
    expect(offeredTexts(called)).toEqual([]);
  });

  test('adds the second call to the first where both are needed (STR-14)', () => {
    const lastTwo = {
      ...stored,
      seats: [{ hand: ['free-choice', 'red-1'] }, { hand: ['red-5'] }],
      stored: 'play free-choice red-1 achtung',
    };
    toggleCall('stop');
    expect(offeredTexts(lastTwo)).toEqual(['play free-choice red-1 achtung stop']);
  });

  test('does not lend its call to another card that is thrown in', () => {
    const twin = {
      ...stored,
      seats: [{ hand: ['blue-7', 'blue-4'] }, { hand: ['red-5'] }],
      stored: 'play blue-4 achtung',
    };
    expect(offeredTexts(twin)).toEqual(['interject blue-7']);
  });

  test('a call that is armed while the card is on its way to the table is not lost', () => {
    const { stored: _, ...before } = stored;
    expect(callingMoment(viewOf(stored))).toBe(callingMoment(viewOf(before)));
  });

  test('in a table in words the call is a move of its own', () => {
    settings.value = { ...settings.value, plainBoard: true };
    expect(offeredTexts(stored)).toEqual(['play blue-4 achtung']);
    settings.value = { ...settings.value, plainBoard: false };
  });
});

describe('the same card in a lock', () => {
  const lock = {
    seats: [{ hand: ['blue-7', 'blue-4', 'red-1'] }, { hand: ['red-5', 'red-8'] }],
    pile: ['blue-7'],
    pending: [{ type: 'turn', seat: 0 }, { type: 'interjecting' }],
  };

  test('whoever is on turn throws it in instead of storing it', () => {
    expect(offeredTexts(lock)).toEqual(['interject blue-7', 'play blue-4', 'draw']);
  });

  test('the others can only throw in', () => {
    expect(offeredTexts({ ...lock, pending: [{ type: 'turn', seat: 1 }, { type: 'interjecting' }] })).toEqual(
      ['interject blue-7'],
    );
  });
});
