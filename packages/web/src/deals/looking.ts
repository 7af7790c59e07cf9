import type { Level } from '@samsara/engine';
import type { DealResult, PlayedDeal } from '@samsara/engine/deals';
import { useEffect, useState } from 'preact/hooks';
import type { DealJob, FromDeal } from '../local/deals/deal-task.ts';
import { workersFor } from '../local/workers.ts';

/** What a worker has found out about a deal so far. */
export interface DealLook {
  readonly mine: PlayedDeal | 'untrue' | null;
  readonly theirs: PlayedDeal | 'untrue' | null;
  /** How each level of bot did in the person's place, as far as they have played. */
  readonly levels: readonly (readonly [Level, DealResult])[];
  readonly isDone: boolean;
}

const NOTHING: DealLook = { mine: null, theirs: null, levels: [], isDone: false };
const [MINE, THEIRS, LEVELS] = [1, 2, 3];

/** Plays the deal again with one's own moves, with those of somebody else, and with bots; `mine` null looks at nothing. */
export function useDealLook(
  game: string,
  seed: string | null,
  mine: readonly string[] | null,
  theirs: readonly string[] | null,
): DealLook {
  const [look, setLook] = useState(NOTHING);
  useEffect(() => {
    if (seed === null || mine === null) return;
    let worker: Worker | null = null;
    let isWanted = true;
    setLook(NOTHING);
    const hear = (from: FromDeal) => setLook((before) => heard(before, from));
    void workersFor(game).then((start) => {
      if (!isWanted) return;
      worker = start();
      worker.onmessage = ({ data }: MessageEvent<FromDeal>) => hear(data);
      const ask = (job: DealJob) => worker?.postMessage({ task: 'deal', job });
      ask({ seed, id: MINE, own: mine });
      if (theirs !== null) ask({ seed, id: THEIRS, own: theirs });
      ask({ seed, id: LEVELS, levels: true });
    });
    return () => {
      isWanted = false;
      worker?.terminate();
    };
  }, [game, seed]);
  return look;
}

function heard(before: DealLook, from: FromDeal): DealLook {
  if (from.type === 'level') {
    const { level, result, isLast } = from;
    return { ...before, levels: [...before.levels, [level, result]], isDone: isLast };
  }
  const found = from.type === 'played' ? from.played : 'untrue';
  return from.id === MINE ? { ...before, mine: found } : { ...before, theirs: found };
}
