import type { Scenario, WantedTable } from './conformance.ts';

const THREE: WantedTable = {
  game: 'karma',
  options: { choosing_ms: 0, decision_ms: 0, turn_limit: 6 },
  seats: ['person', 'person', 'person'],
};

/** What is done to people and to the table is told to everybody, and stands there in the next game too. */
export const ORDER: readonly Scenario[] = [
  {
    says: 'whoever goes from a running game is named, and so is the new host',
    needs: 'several-devices',
    table: THREE,
    opened: { acts: [] },
    steps: [
      { does: { everybody: 'pause' } },
      { does: { who: 0, command: { type: 'remove', seat: 1 } }, refused: 'needs-agreement' },
      { does: { who: 2, command: { type: 'leave' } }, holds: { acts: ['left p2'] } },
      { does: { who: 0, command: { type: 'leave' } }, holds: { acts: ['left p2', 'left p0', 'host p1'] } },
    ],
  },
  {
    says: 'a game that everybody wants to end is told to have been broken off, in the next one too',
    needs: 'several-devices',
    table: THREE,
    steps: [
      { does: { everybody: 'abort' }, holds: { phase: 'over', acts: ['aborted'] } },
      { does: { who: 1, command: { type: 'rematch' } }, holds: { round: 2, acts: ['aborted'] } },
    ],
  },
];
