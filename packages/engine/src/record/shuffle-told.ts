import type { ShuffleTold } from '../kernel/later/verdict.ts';
import { sharePart } from './exchange.ts';
import type { GameRecord } from './record.ts';
import { isBotKind } from './seat-kind.ts';

/** How a game was shuffled, from its record. */
export function shuffleTold({
  seats,
  fairness: { exchange },
}: Pick<GameRecord, 'seats' | 'fairness'>): ShuffleTold {
  const parts = seats.map(({ kind }, seat) => {
    if (exchange !== undefined) return sharePart(exchange, seat);
    return isBotKind(kind) ? 'bot' : 'plain';
  });
  const named = (part: (typeof parts)[number]) =>
    seats.flatMap(({ name }, seat) => (parts[seat] === part ? name : []));
  return {
    isSealed: exchange !== undefined,
    gave: named('sealed'),
    gavePlainly: named('plain'),
    leftOut: named('left-out'),
    bots: named('bot'),
    anew: exchange?.anew.length ?? 0,
    broken: exchange?.broken ?? 0,
  };
}
