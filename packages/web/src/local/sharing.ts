import type { Seat } from '@samsara/engine';

/** Everything that decides about the way of one device between several people. */
export interface Sharing {
  /** Seats that people at this device play, those included for whom a bot plays just now. */
  readonly people: readonly Seat[];
  /** The people for whom a bot plays. */
  readonly stoodIn: readonly Seat[];
  /** The people who owe an answer and give it themselves. */
  readonly asked: readonly Seat[];
  /** Whose eyes the device is; null while nobody's cards may be seen. */
  readonly eyes: Seat | null;
}

/** Do several people sit around this device? A bot that plays for one of them changes nothing: they may play again at any time. */
export function isShared({ people }: Pick<Sharing, 'people'>): boolean {
  return people.length > 1;
}

/** Has the device to go on, because others are asked and who holds it is not? */
export function mustGiveAway(sharing: Sharing): boolean {
  const { asked, eyes } = sharing;
  return isShared(sharing) && eyes !== null && asked.length > 0 && !asked.includes(eyes);
}

/** To whom a covered device is offered: first somebody who is asked, then whoever else may want to act. */
export function takersOf(sharing: Sharing, isRace: boolean): { first: Seat; others: readonly Seat[] } {
  const { people, stoodIn, asked } = sharing;
  const first = asked[0] ?? people.find((seat) => !stoodIn.includes(seat)) ?? people[0];
  const mayAct = (seat: Seat) =>
    isRace || asked.length === 0 || asked.includes(seat) || stoodIn.includes(seat);
  return { first, others: people.filter((seat) => seat !== first && mayAct(seat)) };
}

/** May somebody else want the device while nobody has to give it away: in a race, or to play themselves again? */
export function mayBeGrabbed(sharing: Sharing, isRace: boolean): boolean {
  const { stoodIn, eyes } = sharing;
  return isShared(sharing) && (isRace || stoodIn.some((seat) => seat !== eyes));
}
