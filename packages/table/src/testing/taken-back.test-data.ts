import type { Scenario, WantedTable } from './conformance.ts';

/** Everybody chooses in secret at first, in ten seconds; then the left neighbour of the dealer begins. KA-11, KA-17 */
const CHOOSING: WantedTable = {
  game: 'karma',
  options: { choosing_ms: 10_000, decision_ms: 0, edition: 'set', dealer: 1 },
  seats: ['person', 'person'],
};
/** Without Karma cards whatever is played is a number, and nobody chooses anything before cards are drawn. KAR-61 */
const NUMBERS_ONLY: WantedTable = {
  ...CHOOSING,
  options: { ...CHOOSING.options, cards_table: 0, cards_bottom: 0, cards_five: 0, cards_give: 0 },
};
const ASK = { type: 'ask-undo' } as const;

/** Moves taken back where people are apart; on one device they are taken back in another way. */
export const TAKEN_BACK: readonly Scenario[] = [
  {
    says: 'what nobody has learned anything by is taken back at once, and the countdown of all goes on',
    needs: 'several-devices',
    table: CHOOSING,
    steps: [
      { does: { who: 0, command: ASK }, refused: 'move-stands', holds: { written: [] } },
      { does: { passes: 4000 } },
      { does: { who: 0, moves: 'anything' }, holds: { deciding: [1] } },
      { does: { who: 1, command: ASK }, refused: 'move-stands' },
      { does: { passes: 1000 } },
      {
        does: { who: 0, command: ASK },
        holds: {
          written: ['0 ask-undo', 'server taken-back'],
          deciding: [0, 1],
          clock: { left_ms: 5000, of_ms: 10_000, stands: false },
        },
      },
      { does: { who: 0, command: ASK }, refused: 'move-stands' },
      { does: { who: 0, moves: 'anything' }, holds: { written: ['0 m0'], deciding: [1] } },
    ],
  },
  {
    says: 'what has opened hidden choices is not taken back, nor what came before it',
    needs: 'several-devices',
    table: CHOOSING,
    steps: [
      { does: { who: 0, moves: 'anything' } },
      { does: { who: 1, moves: 'anything' }, holds: { deciding: [0] } },
      { does: { who: 1, command: ASK }, refused: 'has-taught', holds: { written: [] } },
      { does: { who: 0, command: ASK }, refused: 'move-stands', holds: { written: [] } },
    ],
  },
  {
    says: 'a card that was drawn stays drawn',
    needs: 'several-devices',
    table: NUMBERS_ONLY,
    steps: [
      { does: { who: 0, moves: 'anything' } },
      { does: { who: 1, moves: 'anything' } },
      // The first card of the pile is replaced from the draw pile. KA-20
      { does: { who: 0, moves: 'anything' } },
      { does: { who: 0, command: ASK }, refused: 'needs-fresh-shuffle', holds: { written: [] } },
    ],
  },
];
