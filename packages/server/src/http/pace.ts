import type { FastifyInstance } from 'fastify';

/** So many requests begin before the sockets of those who play are heard again. */
const MOST_A_TURN = 2;

/**
 * Requests that come all at once begin a few at a time, in their order: in between, the loop hears sockets, and whoever plays
 * does not wait for a crowd at the door.
 */
export function addPace(app: FastifyInstance): void {
  const waiting: (() => void)[] = [];
  let begun = 0;
  let isTurning = false;
  const turn = () => {
    isTurning = false;
    begun = 0;
    for (const begin of waiting.splice(0, MOST_A_TURN)) {
      begun++;
      begin();
    }
    wait();
  };
  const wait = () => {
    if (isTurning || begun + waiting.length === 0) return;
    isTurning = true;
    setImmediate(turn);
  };
  app.addHook('onRequest', (_request, _reply, done) => {
    if (begun < MOST_A_TURN && waiting.length === 0) {
      begun++;
      done();
    } else waiting.push(done);
    wait();
  });
}
