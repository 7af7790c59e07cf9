import { commitmentTo, shareAt, shareCommitment } from '@samsara/engine';
import { expect, test } from 'vitest';
import type { KeptCommitment } from '../connection/kept-commitments.ts';
import type { TableState } from '../session/table-store.ts';
import { shareToShow } from './showing-share.ts';

const PROMISE = commitmentTo('0b'.repeat(32));
const SECRET = '5a'.repeat(32);
const OTHER = shareCommitment(PROMISE, 1, 'a5'.repeat(32));
const OWN = shareCommitment(PROMISE, 0, SECRET);

const kept: KeptCommitment = {
  play: 'ABC234-1',
  number: 1,
  commitment: PROMISE,
  link: 'f'.repeat(64),
  seat: 0,
  entropy: SECRET,
  sealed: { shown: null },
};

/** A table with a second person and a bot, as the server shows it while shares are awaited. */
function shown(shares: object | undefined, seat: number | null = 0): Pick<TableState, 'info' | 'you'> {
  const seats = ['person', 'person', 'bot'].map((kind) => ({ kind }));
  const info = { promise: { commitment: PROMISE }, seats, shares };
  return { info, you: { seat, host: true } } as unknown as Pick<TableState, 'info' | 'you'>;
}

const SHARES = {
  commitments: [OWN, OTHER, null],
  fixed: true,
  attempt: 1,
  waits_for: [0, 1],
  plain: [],
  anew: [],
  broken: 0,
};

test('a share is shown once all commitments are fixed, and what was seen is kept with it', () => {
  const next = shareToShow(shown(SHARES), kept);
  expect(next).toMatchObject({ type: 'show', attempt: 1, share: shareAt(PROMISE, 0, SECRET, 1) });
  expect(next.type === 'show' && next.own.shown?.digest).toMatch(/^[0-9a-f]{64}$/);
});

test('nothing is shown before that, by whoever looks on, or where the server knows of no commitments', () => {
  expect(shareToShow(shown({ ...SHARES, fixed: false }), kept)).toEqual({ type: 'wait' });
  expect(shareToShow(shown(SHARES, null), kept)).toEqual({ type: 'wait' });
  expect(shareToShow(shown(SHARES, 1), kept)).toEqual({ type: 'wait' });
  expect(shareToShow(shown(undefined), kept)).toEqual({ type: 'wait' });
  expect(shareToShow(shown(SHARES), null)).toEqual({ type: 'wait' });
});

test('nothing is shown to a server that has altered a commitment, or left one out', () => {
  const altered = { ...SHARES, commitments: [OTHER, OTHER, null] };
  expect(shareToShow(shown(altered), kept)).toEqual({ type: 'doubt', why: 'own-altered' });
  const withheld = { ...SHARES, commitments: [OWN, null, null] };
  expect(shareToShow(shown(withheld), kept)).toEqual({ type: 'doubt', why: 'incomplete' });
});
