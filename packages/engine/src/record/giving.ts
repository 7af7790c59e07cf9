import { commitmentsDigest, type Exchange, MOST_ATTEMPTS, shareAt, shareCommitment } from './exchange.ts';

/** What a client keeps about its seat's share in one game, from before the server hears of it. */
export interface OwnShare {
  /** The server's commitment as it was then. */
  readonly promise: string;
  readonly seat: number;
  /** 32 bytes as hexadecimal digits, drawn for this game alone. */
  readonly secret: string;
  /** What the client had seen when it showed its last share; null as long as it has shown none. */
  readonly shown: SeenExchange | null;
}

/** What stood fixed when a share was shown. */
export interface SeenExchange extends Pick<Exchange, 'anew' | 'broken'> {
  readonly digest: string;
}

/** The exchange as a server tells it. */
export interface ToldExchange extends Pick<Exchange, 'commitments' | 'anew' | 'broken'> {
  readonly promise: string;
  readonly fixed: boolean;
  readonly attempt: number;
  readonly waitsFor: readonly number[];
  /** By seat: does a person sit there? */
  readonly people: readonly boolean[];
}

/** What a client does about its share. `own` is kept before anything is sent. */
export type NextShare =
  | { readonly type: 'wait' | 'left-out' }
  | { readonly type: 'show'; readonly attempt: number; readonly share: string; readonly own: OwnShare }
  | { readonly type: 'doubt'; readonly why: Doubt };

/** Why a client shows nothing: what it is told cannot be so at an honest server. */
export type Doubt = 'other-promise' | 'own-altered' | 'incomplete' | 'changed' | 'attempts';

/**
 * The rule for every client, which protects its person against all others together: show a share only when everybody's
 * commitments stand fixed with one's own among them, show the next one only when nothing fixed has changed and somebody is
 * left out, and none otherwise.
 */
export function nextShare(own: OwnShare, told: ToldExchange): NextShare {
  const { promise, seat, secret, shown } = own;
  if (told.promise !== promise) return { type: 'doubt', why: 'other-promise' };
  if (!told.fixed) {
    const mayBe = shown === null || told.broken > shown.broken;
    return mayBe ? { type: 'wait' } : { type: 'doubt', why: 'changed' };
  }
  if (told.commitments[seat] !== shareCommitment(promise, seat, secret))
    return { type: 'doubt', why: 'own-altered' };
  if (told.people.some((isPerson, other) => isPerson !== (told.commitments[other] != null)))
    return { type: 'doubt', why: 'incomplete' };
  const digest = commitmentsDigest(promise, told.commitments);
  if (shown !== null && (shown.digest !== digest || shown.broken !== told.broken))
    return { type: 'doubt', why: 'changed' };
  if (!mayFollow(shown?.anew, told)) return { type: 'doubt', why: 'attempts' };
  if (told.anew.flat().includes(seat)) return { type: 'left-out' };
  if (shown === null && told.anew.length > 0) return { type: 'doubt', why: 'attempts' };
  if (!told.waitsFor.includes(seat)) return { type: 'wait' };
  const { attempt, anew, broken } = told;
  const seen = { digest, anew: anew.map((list) => [...list]), broken };
  return {
    type: 'show',
    attempt,
    share: shareAt(promise, seat, secret, attempt),
    own: { ...own, shown: seen },
  };
}

/** At most one attempt more than was seen, each with somebody left out who was not before. */
function mayFollow(seen: Exchange['anew'] | undefined, { anew, attempt, people }: ToldExchange): boolean {
  const left = anew.flat();
  if (attempt !== anew.length + 1 || attempt > MOST_ATTEMPTS) return false;
  if (anew.some((list) => list.length === 0) || new Set(left).size !== left.length) return false;
  if (!left.every((seat) => people[seat])) return false;
  if (seen === undefined) return true;
  const goesOn = seen.every((list, i) => list.join() === anew[i]?.join());
  return goesOn && anew.length <= seen.length + 1;
}
