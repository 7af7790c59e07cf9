import { type GameRecord, type Seat, seatChangeIn } from '@samsara/engine';
import { keptCommitment } from '../connection/kept-commitments.ts';
import { finishedRecord } from '../local/kept/keeping.ts';

/** Whose game it was on this device: null for a record of others, and where several people shared it. */
export interface Ownership {
  readonly seat: Seat | null;
  /** Did this person play it with hidden cards, so that it says something about how they choose? */
  readonly counts: boolean;
}

const NOT_OWN: Ownership = { seat: null, counts: false };

export async function ownershipOf(play: string, record: GameRecord): Promise<Ownership> {
  const kept = await finishedRecord(play);
  if (kept === null) return seatAtServer(play, record);
  if (kept.seat !== undefined) return { seat: kept.seat, counts: kept.seat !== null && !kept.practice };
  // A record from a file may be anybody's.
  if (!play.startsWith('local-')) return NOT_OWN;
  const people = record.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  return people.length === 1 ? { seat: people[0], counts: !kept.practice } : NOT_OWN;
}

/** The device has kept which seat it had a share in the shuffle for. */
function seatAtServer(play: string, { seats, fairness, moves }: GameRecord): Ownership {
  const kept = keptCommitment(play);
  if (kept === null || kept.commitment !== fairness.commitment || kept.seat >= seats.length) return NOT_OWN;
  // Where somebody else played on, it says nothing about how this person chooses.
  const isTheirs = !moves.some(([line]) => seatChangeIn(line)?.seat === kept.seat);
  return { seat: kept.seat, counts: isTheirs };
}
