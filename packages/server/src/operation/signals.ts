import type { Logger } from './logger.ts';

/** Resolves with an exit code when the server is asked to stop, or has to. A second signal ends it at once. */
export function untilSignal(): { readonly came: Promise<number>; giveUp(): void } {
  let giveUp = () => {};
  const came = new Promise<number>((resolve) => {
    giveUp = () => resolve(1);
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.once(signal, () => {
        resolve(0);
        process.once(signal, () => process.exit(1));
      });
    }
  });
  return { came, giveUp: () => giveUp() };
}

/**
 * An error that nobody expected is logged, and the server goes on: whatever was accepted is in the log, and what was not
 * has been told to nobody.
 */
export function stayAlive(logger: Logger): void {
  process.on('uncaughtException', (error) => logger.failure(error));
  process.on('unhandledRejection', (error) => logger.failure(error));
}
