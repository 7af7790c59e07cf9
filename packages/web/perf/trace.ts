/** What of the browser's work is written down. */
export const TRACED = [
  'blink.user_timing',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
];

export const FLIGHT_BEGINS = 'flight-begins';
export const FLIGHT_ENDS = 'flight-ends';

/** What was drawn while cards travelled. */
export interface Drawn {
  /** Frames that the screen could show, 60 a second. */
  readonly frames: number;
  /** Those of them that lacked something: what the page itself draws came too late, or all of it. */
  readonly dropped: number;
  /** Those of the dropped ones in which nothing was drawn, so that even cards on their way stood still. */
  readonly still: number;
  /** Processor time of the page itself (script, style, layout, painting) for each frame, in milliseconds. */
  readonly work: number;
  /** The longest piece of it, in milliseconds of processor time. */
  readonly longest: number;
}

/** One entry of a trace; times are in microseconds. */
interface Entry {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** Processor time of the thread. */
  readonly tdur?: number;
  readonly args?: { readonly hasPartialUpdate?: boolean };
}

export function drawnIn(trace: Buffer): Drawn {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: readonly Entry[] };
  const marks = traceEvents.filter(({ name }) => name === FLIGHT_BEGINS || name === FLIGHT_ENDS);
  if (marks.length === 0) throw new Error('no card has travelled');
  const [{ pid, tid }] = marks;
  const flights = flightsBetween(marks);
  const during = traceEvents.filter(
    (entry) => entry.pid === pid && flights.some(([from, to]) => entry.ts >= from && entry.ts <= to),
  );
  const called = (wanted: string) => during.filter(({ name }) => name === wanted);
  const work = called('RunTask')
    .filter((entry) => entry.tid === tid)
    .map(({ tdur = 0 }) => tdur / 1000);
  const frames = called('BeginFrame').length;
  const dropped = called('DroppedFrame');
  return {
    frames,
    dropped: dropped.length,
    still: dropped.filter(({ args }) => args?.hasPartialUpdate !== true).length,
    work: work.reduce((sum, each) => sum + each, 0) / Math.max(1, frames),
    longest: Math.max(0, ...work),
  };
}

function flightsBetween(marks: readonly Entry[]): (readonly [number, number])[] {
  const flights: (readonly [number, number])[] = [];
  let from: number | null = null;
  for (const { name, ts } of [...marks].sort((a, b) => a.ts - b.ts)) {
    if (name === FLIGHT_BEGINS) from = ts;
    else if (from !== null) {
      flights.push([from, ts]);
      from = null;
    }
  }
  return flights;
}
