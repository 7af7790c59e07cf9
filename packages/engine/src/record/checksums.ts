import { hashOf } from '../kernel/json.ts';
import { digestOf, type GameRecord, PARTS, type Part } from './record.ts';

/**
 * What records of version 1 carry besides. Later ones do without: whoever alters a record can work these out anew, and an
 * accident shows in `head`, in the links or in the game that is played again.
 */
export interface Checksums {
  /** A digest of each part. */
  readonly digests: Readonly<Record<Part, string>>;
  /** The hash of everything else. */
  readonly seal: string;
}

export function checksumsOf(record: GameRecord): Checksums {
  const digests = Object.fromEntries(PARTS.map((part) => [part, digestOf(record[part])]));
  return { digests: digests as Checksums['digests'], seal: sealOf(record, digests) };
}

/** The seal over a record and the digests that its text carries. */
export function sealOf(record: GameRecord, digests: object): string {
  const parts = Object.fromEntries(PARTS.map((part) => [part, record[part]]));
  return hashOf({ ...parts, digests });
}
