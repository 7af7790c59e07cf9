import type { Deed } from '../../state/entries.ts';
import type { SeatVote, Table } from '../../state/table.ts';

/** The votes after one more answer: a wish that nobody shares any longer is gone. */
export function votesAfter(
  votes: readonly SeatVote[],
  { to, about, seat, agree }: Extract<Deed, { type: 'vote' }>,
): SeatVote[] {
  const isThis = (vote: SeatVote) => vote.to === to && vote.seat === about;
  const before = votes.find(isThis)?.by.filter((other) => other !== seat) ?? [];
  const by = agree ? [...before, seat] : before;
  const others = votes.filter((vote) => !isThis(vote));
  return by.length === 0 ? others : [...others, { to, seat: about, by }];
}

/** Nobody sits there any longer: neither their wishes nor wishes about them are left. */
export function votesWithout(votes: readonly SeatVote[], seat: number): SeatVote[] {
  return votes
    .filter((vote) => vote.seat !== seat)
    .map((vote) => ({ ...vote, by: vote.by.filter((other) => other !== seat) }))
    .filter(({ by }) => by.length > 0);
}

/**
 * Do all others agree? Whoever has been away for long stands in nobody's way. Nobody is removed by one person alone who is
 * there: two have to want it.
 */
export function isVoted(
  { seats }: Pick<Table, 'seats'>,
  { to, seat, by }: SeatVote,
  isLongAway: (seat: number) => boolean,
): boolean {
  const all = seats.every(
    ({ player }, other) => player === null || other === seat || by.includes(other) || isLongAway(other),
  );
  return all && (to === 'clock' || by.length >= FEWEST_TO_REMOVE || isLongAway(seat));
}

const FEWEST_TO_REMOVE = 2;
