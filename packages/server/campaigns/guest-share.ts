import { randomBytes } from 'node:crypto';
import { nextShare, type OwnShare, shareCommitment } from '@samsara/engine';
import type { TableInfo } from '@samsara/protocol';

/** The share of one guest in the shuffle of one game, given as the page gives it. */
export class GuestShare {
  #own: OwnShare;
  /** The attempt whose share was sent last. */
  #sent = 0;

  constructor(seat: number, { promise }: TableInfo) {
    const secret = randomBytes(32).toString('hex');
    this.#own = { promise: promise.commitment, seat, secret, shown: null };
  }

  get commitment(): string {
    return shareCommitment(this.#own.promise, this.#own.seat, this.#own.secret);
  }

  /** What has to be sent by now; a doubt is the server's fault. */
  next({
    promise,
    shares,
    seats,
  }: TableInfo): { readonly attempt: number; readonly share: string } | 'doubt' | null {
    if (shares === undefined) return null;
    const people = seats.map(({ kind }) => kind === 'person');
    const told = { ...shares, promise: promise.commitment, waitsFor: shares.waits_for, people };
    const next = nextShare(this.#own, told);
    if (next.type === 'doubt') return 'doubt';
    if (next.type !== 'show' || next.attempt === this.#sent) return null;
    this.#own = next.own;
    this.#sent = next.attempt;
    return { attempt: next.attempt, share: next.share };
  }
}
