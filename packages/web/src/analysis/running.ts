import { type ReadonlySignal, signal } from '@preact/signals';
import type { BadInputCode } from '@samsara/engine';
import type { Review } from '@samsara/engine/review';
import type { FromReview, ReviewJob } from '../local/reviewing/review-task.ts';
import { workersFor } from '../local/workers.ts';

/** A review that is being made, or has been. */
export interface Findings {
  readonly status: 'working' | 'stopped' | 'done' | 'failed';
  readonly review: Review | null;
  readonly done: number;
  /** null as long as nobody knows how much there is to do. */
  readonly total: number | null;
  /** What is wrong with the record. */
  readonly code: BadInputCode | null;
}

export interface RunningReview {
  readonly findings: ReadonlySignal<Findings>;
  /** Ends the worker; what was found stays. */
  stop(): void;
}

export const NOTHING_YET: Findings = { status: 'working', review: null, done: 0, total: null, code: null };

/** Looks at a game in a worker of its own, and tells what is known while it goes on. */
export function startReview(job: ReviewJob): RunningReview {
  const findings = signal<Findings>(NOTHING_YET);
  let worker: Worker | null = null;
  const end = (status: Findings['status'], code: BadInputCode | null = null) => {
    worker?.terminate();
    worker = null;
    if (findings.value.status === 'working') findings.value = { ...findings.value, status, code };
  };
  const hear = (from: FromReview) => {
    if (findings.value.status !== 'working') return;
    if (from.type === 'failed') return end('failed', from.code);
    const { review, done, total } = from;
    findings.value = { ...findings.value, review, done, total };
    if (done === total) end('done');
  };
  workersFor(job.record.game).then(
    (start) => {
      if (findings.value.status !== 'working') return;
      worker = start();
      worker.onmessage = ({ data }: MessageEvent<FromReview>) => hear(data);
      worker.onerror = () => end('failed');
      worker.postMessage({ task: 'review', job });
    },
    () => end('failed'),
  );
  return { findings, stop: () => end('stopped') };
}
