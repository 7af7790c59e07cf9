import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below those that systems lend to outgoing connections, which could take one before the server that is to have it. */
const FIRST = 20_000;
const AFTER_LAST = 32_000;

const given = new Set<number>();

/** A port of loopback that nobody listens on, and that this process was not given before. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, AFTER_LAST);
    if (given.has(port) || !(await isFree(port))) continue;
    given.add(port);
    return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
