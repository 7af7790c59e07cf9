/** A timer that is set for longer rings at once. */
const LONGEST_MS = 2 ** 31 - 1;

/** Does something after so many milliseconds, unless it is called off; nothing waits for it when the process ends. */
export function onTimer(ms: number, what: () => void): () => void {
  if (ms > LONGEST_MS) return onLongTimer(ms, what);
  const timer = setTimeout(what, ms).unref();
  return () => clearTimeout(timer);
}

function onLongTimer(ms: number, what: () => void): () => void {
  let callOff = onTimer(LONGEST_MS, () => {
    callOff = onTimer(ms - LONGEST_MS, what);
  });
  return () => callOff();
}

/** Waits for something, but no longer than this. */
export async function atMost(ms: number, what: Promise<unknown>): Promise<void> {
  let callOff = () => {};
  const late = new Promise<void>((resolve) => {
    callOff = onTimer(ms, resolve);
  });
  await Promise.race([what, late]);
  callOff();
}
