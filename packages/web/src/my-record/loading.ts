import type { MyResults } from '@samsara/protocol';
import { api, hasMet, request } from '../connection/api.ts';
import { archivedRecords, finishedRecords, forgetRecords } from '../local/kept/keeping.ts';
import { keptProgress } from '../progress/kept-choices.ts';
import { forgetProgress, shareProgress } from '../progress/notebook.ts';
import { forgetAsYou } from '../strength/as-you-seats.ts';
import { forgetRatings } from '../strength/kept-ratings.ts';
import { type Result, resultHere, resultThere, together } from './results.ts';

const PATH = '/api/me/results';

export interface Loaded {
  /** The newest first. */
  readonly results: readonly Result[];
  /** Could the server not be asked? */
  readonly isPartial: boolean;
}

/** All games of whoever reads this: those of this device, and those that the server knows. */
export async function loadResults(): Promise<Loaded> {
  const [newest, older, there] = await Promise.all([
    finishedRecords(),
    archivedRecords(),
    resultsThere(),
    shareProgress().catch(() => undefined),
  ]);
  const here = [...newest, ...older].flatMap((kept) => resultHere(kept) ?? []);
  return { results: together(here, there ?? [], keptProgress()), isPartial: there === null };
}

/** null where the server cannot be asked. Whoever has never been there has nothing there. */
async function resultsThere(): Promise<readonly Result[] | null> {
  if (!hasMet()) return [];
  try {
    await api.me();
    return (await request<MyResults>('GET', PATH)).results.map(resultThere);
  } catch {
    return null;
  }
}

/** Forgets everything that the page shows; throws, and nothing is forgotten, where that cannot be told to the server. */
export async function forgetAll(): Promise<void> {
  if (hasMet()) await request<MyResults>('POST', `${PATH}/forget`, {});
  await forgetProgress();
  await forgetRecords();
  forgetRatings();
  forgetAsYou();
}
