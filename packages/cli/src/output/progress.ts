import type { Words } from '../texts/words.ts';

/** A bar on the terminal that shows how far something has come; nothing where no terminal listens. */
export interface ProgressBar {
  readonly show: (done: number) => void;
  readonly clear: () => void;
}

const WIDTH = 30;
const EVERY_MS = 100;

export function progressBar(total: number, { number }: Words): ProgressBar {
  if (!process.stderr.isTTY) return { show: () => {}, clear: () => {} };
  const started = performance.now();
  let shown = 0;
  return {
    show(done) {
      const now = performance.now();
      if (now - shown < EVERY_MS) return;
      shown = now;
      const filled = Math.floor((WIDTH * done) / total);
      const rate = done / ((now - started) / 1000);
      const bar = `${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)}`;
      process.stderr.write(`\r${bar} ${number(done)}/${number(total)}  ${number(rate, 0)}/s `);
    },
    clear: () => process.stderr.write('\r\u001b[K'),
  };
}
