/** Receives what happens, in order. Left out where nobody listens, as in search. */
export type Emit<Event> = (event: Event) => void;

/** A clock move that is due. Depends on public facts only. */
export interface Deadline {
  /** Which countdown this is: a new number means that time starts afresh. */
  readonly countdown: number;
  /** The notation of the clock's move. */
  readonly move: string;
  readonly ms: number;
}
