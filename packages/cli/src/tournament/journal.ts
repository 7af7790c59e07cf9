import { appendFileSync, existsSync } from 'node:fs';
import { asObject, BadInput, canonicalJson, parseJson } from '@samsara/engine';
import { inFile, readTextFile, writeText } from '../input/files.ts';
import type { Plan, PlayedDeal } from './plan.ts';

/** Keeps every deal as soon as it has been played, so that a tournament can be gone on with. */
export interface Journal {
  readonly played: PlayedDeal[];
  readonly keep: (played: PlayedDeal) => void;
}

/** A tournament that nobody wants to go on with later. */
export function noJournal(): Journal {
  return { played: [], keep: () => {} };
}

/** The first line of the file is the plan, every other line a deal; a file that is not there is begun. */
export function openJournal(file: string, plan: Plan): Journal {
  const played = existsSync(file) ? inFile(file, () => playedIn(readTextFile(file), plan)) : [];
  // Written afresh, because the last line may have been cut off.
  writeText(file, [planLine(plan), ...played.map((deal) => JSON.stringify(deal)), ''].join('\n'));
  const wanted = played.filter(({ deal }) => deal < plan.deals);
  return { played: wanted, keep: (deal) => appendFileSync(file, `${JSON.stringify(deal)}\n`) };
}

/** More deals may be asked for than before; everything else has to be the same. */
function planLine({ deals: _, ...plan }: Plan): string {
  return canonicalJson(plan);
}

/** A last line that was cut off is left out: its deal is played again. */
function playedIn(text: string, plan: Plan): PlayedDeal[] {
  const [first, ...lines] = text.split('\n');
  if (first !== planLine(plan)) throw new BadInput('do-not-go-together', '1', '--resume');
  const whole = lines.slice(0, -1);
  const played = whole.map((line, i) => asObject(parseJson(line, String(i + 2)), String(i + 2)));
  return played as unknown as PlayedDeal[];
}
