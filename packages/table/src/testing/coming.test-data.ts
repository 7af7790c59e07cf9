import type { Scenario, WantedTable } from './conformance.ts';

const THREE: WantedTable = {
  game: 'karma',
  options: { choosing_ms: 0, decision_ms: 0 },
  seats: ['person', 'person', 'person'],
};
const SIT = { type: 'sit', name: 'Again' } as const;

/** Coming and going, where people are apart. */
export const COMING: readonly Scenario[] = [
  {
    says: 'whoever has left takes the same seat again, as it stands, where newcomers may come',
    needs: 'several-devices',
    table: { ...THREE, newcomers: true },
    steps: [
      { does: { everybody: 'pause' } },
      {
        does: { who: 2, command: { type: 'leave' } },
        holds: { levels: [null, null, 'casual'] },
      },
      { does: { who: 2, command: { ...SIT, seat: 1 } }, refused: 'seat-taken', holds: { written: [] } },
      { does: { who: 1, command: { ...SIT, seat: 2 } }, refused: 'already-seated', holds: { written: [] } },
      {
        does: { who: 2, command: { ...SIT, seat: 2 } },
        // KA-10: six cards in hand.
        holds: { written: ['2 sit'], levels: [null, null, null], hands: { 2: [null, null, 6] } },
      },
    ],
  },
  {
    says: 'where newcomers may not come, whoever has left waits for the next game',
    needs: 'several-devices',
    table: THREE,
    steps: [
      { does: { everybody: 'pause' } },
      { does: { who: 2, command: { type: 'leave' } } },
      { does: { who: 2, command: SIT }, refused: 'not-now', holds: { written: [] } },
      { does: { who: 0, command: { type: 'next-in', name: 'Me' } }, refused: 'already-seated' },
      { does: { who: 2, command: { type: 'next-in', name: 'Again' } } },
      { does: { who: 2, command: { type: 'next-in', name: 'Again' } }, refused: 'not-now' },
      { does: { who: 2, command: { type: 'ask-seat', seat: 0 } }, refused: 'person-present' },
    ],
  },
];
