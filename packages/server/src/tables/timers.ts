/** A timer that is set for longer rings at once. */
const LONGEST_MS = 2 ** 31 - 1;

/** Does something after so many milliseconds, unless it is called off; nothing waits for it when the process ends. */
export function onTimer(ms: number, what: () => void): () => void {
  let timer: NodeJS.Timeout;
  const set = (left: number) => {
    const rest = left - LONGEST_MS;
    timer = rest > 0 ? setTimeout(() => set(rest), LONGEST_MS) : setTimeout(what, left);
    timer.unref();
  };
  set(ms);
  return () => clearTimeout(timer);
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
