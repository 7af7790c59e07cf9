import {
  type LabPart,
  type LabPlan,
  type LabTally,
  labParts,
  mergeLab,
  NOTHING_PLAYED,
} from '@samsara/engine/lab';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { FromLab, LabJob } from '../local/lab/lab-task.ts';
import { workersFor } from '../local/workers.ts';

/** A try as far as it has come. */
export interface Try {
  readonly plan: LabPlan;
  readonly tally: LabTally;
  readonly state: 'running' | 'stopped' | 'done' | 'failed';
  /** From 0 to 1. */
  readonly progress: number;
}

/** The page itself wants to stay awake. */
const MOST_WORKERS = 8;
const EVERY_MS = 250;

/** Plays tries in workers, one try at a time; what has been played is shown as it comes in. */
export function useTry(game: string, kept: (tried: Try) => void) {
  const [tried, setTried] = useState<Try | null>(null);
  const running = useRef<AbortController | null>(null);
  const stop = () => {
    running.current?.abort();
    running.current = null;
  };
  useEffect(() => stop, [game]);
  const start = (plan: LabPlan) => {
    stop();
    const controller = new AbortController();
    running.current = controller;
    let shown = 0;
    let latest: Try = { plan, tally: NOTHING_PLAYED, state: 'running', progress: 0 };
    setTried(latest);
    const hear = (next: Partial<Try>) => {
      latest = { ...latest, ...next };
      const now = performance.now();
      if (latest.state === 'running' && now - shown < EVERY_MS) return;
      shown = now;
      setTried(latest);
      if (latest.state === 'done') kept(latest);
    };
    void playAll(game, plan, controller.signal, hear);
  };
  const show = (earlier: Try) => {
    stop();
    setTried(earlier);
  };
  return { tried, start, stop, show };
}

async function playAll(
  game: string,
  plan: LabPlan,
  signal: AbortSignal,
  hear: (next: Partial<Try>) => void,
): Promise<void> {
  const start = await workersFor(game);
  if (signal.aborted) return hear({ state: 'stopped' });
  const count = Math.max(1, Math.min(MOST_WORKERS, navigator.hardwareConcurrency || 2));
  const waiting = labParts(plan, count);
  const all = waiting.length;
  let done = 0;
  let tally = NOTHING_PLAYED;
  const workers = Array.from({ length: Math.min(count, all) }, start);
  const end = (state: Try['state']) => {
    for (const worker of workers) worker.terminate();
    hear({ state, tally, progress: done / all });
  };
  signal.addEventListener('abort', () => done < all && end('stopped'));
  const ask = (worker: Worker) => {
    const part: LabPart | undefined = waiting.shift();
    const job: LabJob | undefined = part && { plan, part };
    if (job !== undefined) worker.postMessage({ task: 'lab', job });
  };
  for (const worker of workers) {
    worker.onerror = () => !signal.aborted && end('failed');
    worker.onmessage = ({ data }: MessageEvent<FromLab | { readonly type: 'failed' }>) => {
      if (signal.aborted) return;
      if (data.type === 'failed') return end('failed');
      tally = mergeLab(tally, data.tally);
      done++;
      if (done === all) return end('done');
      hear({ tally, progress: done / all });
      ask(worker);
    };
    ask(worker);
  }
}
