import type { Frame } from '@samsara/protocol';
import { expect, test } from 'vitest';
import type { TableState } from '../../session/table-store.ts';
import { de } from '../../texts/de.ts';
import { fr } from '../../texts/fr.ts';
import { refusersAfter, wishesOf } from './agreeing.ts';

const person = { kind: 'person', name: 'Ada', level: null, ready: true, present: true } as const;
const bot = { ...person, kind: 'bot', name: null, level: 'casual' } as const;
const NOBODY = { pause: [], resume: [], abort: [] };

/** Seats 0 to 2 are people, 2 is away, 3 is a bot. */
function tableFor(seat: number | null, agreed: TableState['info']['agreed']): TableState {
  const seats = [person, person, { ...person, present: false }, bot];
  return { info: { seats, agreed }, you: { seat, host: false } } as unknown as TableState;
}

const answered = (...seats: number[]): Frame[] =>
  seats.map((seat, i) => ({ seq: i + 1, happened: { what: 'agree', seat, name: null, to: 'pause' } }));

test('whoever wishes sees who still has to agree: people who are there', () => {
  expect(wishesOf(tableFor(0, { ...NOBODY, pause: [0] }), [])).toEqual([
    { to: 'pause', about: null, by: [0], missing: [1], refusers: [], part: 'agreed' },
  ]);
});

test('the others are asked, spectators are told', () => {
  const agreed = { ...NOBODY, abort: [0] };
  expect(wishesOf(tableFor(1, agreed), [])).toMatchObject([{ to: 'abort', part: 'asked' }]);
  expect(wishesOf(tableFor(null, agreed), [])).toMatchObject([{ to: 'abort', part: 'none' }]);
  expect(wishesOf(tableFor(1, NOBODY), [])).toEqual([]);
});

test('whoever has said no is not asked again, and the others hear of it', () => {
  const agreed = { ...NOBODY, pause: [0] };
  const refusers = [{ seat: 1, wish: 'pause' }];
  expect(wishesOf(tableFor(1, agreed), refusers)).toEqual([]);
  expect(wishesOf(tableFor(0, agreed), refusers)).toMatchObject([
    { missing: [], refusers: [1], part: 'agreed' },
  ]);
});

test('a no to one wish is none to another', () => {
  const agreed = { ...NOBODY, pause: [0], abort: [0] };
  expect(wishesOf(tableFor(1, agreed), [{ seat: 1, wish: 'pause' }])).toMatchObject([{ to: 'abort' }]);
});

test('a no is an answer after which one is not among those who agree', () => {
  const agreed = { ...NOBODY, pause: [0] };
  const no = [{ seat: 1, wish: 'pause' }];
  expect(refusersAfter([], answered(0, 1), { agreed })).toEqual(no);
  expect(refusersAfter(no, [], { agreed })).toEqual(no);
  expect(refusersAfter(no, answered(1), { agreed: { ...NOBODY, pause: [0, 1] } })).toEqual([]);
  expect(refusersAfter(no, answered(0), { agreed: NOBODY })).toEqual([]);
});

test('all others are asked about one person, who only sees it', () => {
  const table = (seat: number) => {
    const { info, you } = tableFor(seat, NOBODY);
    const seats = info.seats.map((place) => ({ ...place, present: true }));
    return { info: { ...info, seats, votes: [{ to: 'remove', seat: 1, by: [0] }] }, you } as TableState;
  };
  const wish = { to: 'remove', about: 1, by: [0], missing: [2] };
  expect(wishesOf(table(0), [])).toMatchObject([{ ...wish, part: 'agreed' }]);
  expect(wishesOf(table(1), [])).toMatchObject([{ ...wish, part: 'none' }]);
  expect(wishesOf(table(2), [])).toMatchObject([{ ...wish, part: 'asked' }]);
  const no: Frame = { seq: 1, happened: { what: 'vote', seat: 2, name: null, to: 'remove', about: 1 } };
  const refusers = refusersAfter([], [no], table(0).info);
  expect(refusers).toEqual([{ seat: 2, wish: 'remove 1' }]);
  expect(wishesOf(table(2), refusers)).toEqual([]);
});

test('one person wishes in the singular, several in the plural', () => {
  expect(de.asksTo.pause('Kim', false)).toBe('Kim möchte Pause machen.');
  expect(de.asksTo.pause('Kim und Ines', true)).toBe('Kim und Ines möchten Pause machen.');
  expect(fr.asksTo.resume('Kim et Inès', true)).toBe('Kim et Inès souhaitent reprendre.');
});
