import { randomBytes } from 'node:crypto';
import { type Known, type NextShare, nextShare, type OwnShare, shareCommitment } from '@samsara/engine';
import type { Client } from './client.ts';

/** A client that gives its share of the shuffle as the page does. */
export class Sharing {
  readonly client: Client;
  readonly #table: string;
  own!: OwnShare;

  constructor(client: Client, table: string) {
    this.client = client;
    this.#table = table;
  }

  get #seat(): number {
    return this.client.at(this.#table).you.seat ?? -1;
  }

  async commit(): Promise<unknown> {
    const promise = this.client.at(this.#table).info.promise.commitment;
    const secret = randomBytes(32).toString('hex');
    this.own = { promise, seat: this.#seat, secret, shown: null };
    const commitment = shareCommitment(promise, this.#seat, secret);
    return this.client.ask({ type: 'commit', table: this.#table, commitment });
  }

  /** What the client does as it knows the table. */
  next(): NextShare {
    const { shares, promise, seats } = this.client.at(this.#table).info;
    if (shares === undefined) return { type: 'wait' };
    const people = seats.map(({ kind }) => kind === 'person');
    return nextShare(this.own, {
      ...shares,
      promise: promise.commitment,
      waitsFor: shares.waits_for,
      people,
    });
  }

  /** Shows the share of an attempt once its turn has come. */
  async show(attempt = 1): Promise<unknown> {
    await this.client.until(() => {
      const next = this.next();
      return next.type === 'show' && next.attempt === attempt;
    });
    const next = this.next();
    if (next.type !== 'show') throw new Error(next.type);
    this.own = next.own;
    return this.client.ask({ type: 'show-share', table: this.#table, attempt, share: next.share });
  }

  /** All that the client can compare a record with. */
  get known(): Known {
    const { promise, seat, secret, shown } = this.own;
    const commitments = new Map([[seat, shareCommitment(promise, seat, secret)]]);
    return {
      commitment: promise,
      commitments,
      ...(shown && { digest: shown.digest, shown: { ...shown, seat } }),
    };
  }
}
