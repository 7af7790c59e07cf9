import {
  type GameRecord,
  type Known,
  type PlayedGame,
  shareCommitment,
  sharePart,
  type Verdict,
  verifyRecord,
  writeRecord,
} from '@samsara/engine';
import { type Language, VERDICT_TEXTS } from '@samsara/engine/texts';
import type { KeptCommitment } from '../connection/kept-commitments.ts';
import type { ReplayWords } from '../texts/replay.ts';

/** Does the server's public list still hold a commitment? null if it cannot be asked. */
export type Listed = boolean | null;

/** Works a record out again, and compares it with what this device kept from before the deal. */
export function examine(game: PlayedGame, record: GameRecord, kept: KeptCommitment | null): Verdict {
  return verifyRecord({ [record.game]: game }, writeRecord(record), kept === null ? {} : knownFrom(kept));
}

function knownFrom({ commitment, seat, entropy, sealed }: KeptCommitment): Known {
  if (sealed === undefined) return { commitment, entropy: new Map([[seat, entropy]]) };
  const commitments = new Map([[seat, shareCommitment(commitment, seat, entropy)]]);
  const { shown } = sealed;
  return { commitment, commitments, ...(shown && { digest: shown.digest, shown: { ...shown, seat } }) };
}

/** Was the share of this device left out of the shuffle? */
export function isLeftOut({ fairness: { exchange } }: GameRecord, kept: KeptCommitment): boolean {
  return exchange !== undefined && sharePart(exchange, kept.seat) === 'left-out';
}

/** Asks the server for the commitment under this number: it has to be the one that was kept. Tables are not named there. */
export async function isListed({ number, commitment, link }: KeptCommitment): Promise<Listed> {
  try {
    const response = await fetch(`/api/promises?from=${number}`);
    if (!response.ok) return null;
    const { promises } = (await response.json()) as {
      promises: readonly Pick<KeptCommitment, 'number' | 'commitment' | 'link'>[];
    };
    const [found] = promises;
    return found?.number === number && found.commitment === commitment && found.link === link;
  } catch {
    return null;
  }
}

/** In one sentence what was checked and what came of it; where this device's share was left out, why. */
export function findingIn(
  words: ReplayWords,
  language: Language,
  verdict: Verdict,
  kept: KeptCommitment | null,
  listed: Listed,
  whyLeftOut: string | null = null,
): string {
  if (!verdict.ok) return words.fails(`${verdict.place}: ${VERDICT_TEXTS[language][verdict.wrong]}`);
  if (kept === null) return words.holdsAlone;
  if (listed === false) return words.notListed(kept.number);
  if (whyLeftOut !== null) return `${words.holdsWithout(kept.number)} ${whyLeftOut}`;
  return listed ? words.holds(kept.number) : words.holdsUnlisted(kept.number);
}
