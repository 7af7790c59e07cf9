import type { Seat } from './seats.ts';

/** A choice that all make in secret at the same time and that is opened together. */
export interface Sealed<Answer> {
  readonly shape: 'sealed';
  /** By seat; null until that seat has answered. */
  readonly answers: (Answer | null)[];
}

/** Nobody has answered yet. */
export function noAnswers<Answer>(seats: number): (Answer | null)[] {
  return new Array<Answer | null>(seats).fill(null);
}

/** Has everybody answered, so that the choices can be opened? */
export function allAnswered(sealed: Sealed<unknown>): boolean {
  return !sealed.answers.includes(null);
}

/** What everybody has answered; null as long as somebody has not. */
export function openedAnswers<Answer>({ answers }: Sealed<Answer>): Answer[] | null {
  const opened = answers.filter((answer) => answer !== null);
  return opened.length === answers.length ? opened : null;
}

/** Who has not answered yet. */
export function waitingInSealed(sealed: Sealed<unknown>): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < sealed.answers.length; seat++)
    if (sealed.answers[seat] === null) seats.push(seat);
  return seats;
}
