/** Does something after so many milliseconds, unless it is called off; nothing waits for it when the process ends. */
export function onTimer(ms: number, what: () => void): () => void {
  const timer = setTimeout(what, ms);
  timer.unref();
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
