import { ALONE, type Seat } from './seats.ts';

/** Seats asked one after the other until one agrees or all have declined. */
export interface Reaction {
  readonly shape: 'reaction';
  /** In the order of asking; everybody in it is asked, whatever they hold. */
  readonly order: readonly Seat[];
  /** How many have answered. */
  answered: number;
}

/** The seat asked now. */
export function askedIn(reaction: Reaction): Seat {
  return reaction.order[reaction.answered];
}

/** Goes on to the next seat; false when everybody has been asked. */
export function askNext(reaction: Reaction): boolean {
  reaction.answered++;
  return reaction.answered < reaction.order.length;
}

/** Who is asked now, and nobody else. */
export function waitingInReaction(reaction: Reaction): readonly Seat[] {
  return ALONE[askedIn(reaction)];
}

/** Open to several seats at once. Nobody owes an answer: the first legal one counts, and the clock closes it. */
export interface Race {
  readonly shape: 'race';
  /** By seat: may it still answer? */
  readonly open: boolean[];
}

/** Gives up the right to answer in this race; false when nobody is left. */
export function passInRace(race: Race, seat: Seat): boolean {
  race.open[seat] = false;
  return race.open.includes(true);
}
