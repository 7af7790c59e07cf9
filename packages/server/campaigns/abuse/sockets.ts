import { BadGuest } from './bad-guest.ts';
import type { Scene } from './scene.ts';

const STORMING = 16;
const SILENT = 120;
const SLOW = 40;
const FORGED = 4;
/** Tickets that were never given out. */
const TICKET = 'abcdefghijklmnop.99999999999999.owner.signature';

/** Comes and goes at once, stays without a word, and never reads what it asked for. */
export async function floodSockets(scene: Scene): Promise<void> {
  await Promise.all([storm(scene), staySilent(scene), readNothing(scene), forge(scene)]);
}

function storm(scene: Scene): Promise<void> {
  return scene.crowd(STORMING, async () => {
    const guest = await BadGuest.visit(scene);
    for (let tries = 0; tries < 30 && guest !== undefined && !scene.isOver; tries++) {
      const socket = await guest.connect();
      await socket?.say({ type: 'watch', table: scene.oneOf(scene.tables) });
      socket?.end();
    }
  });
}

async function staySilent(scene: Scene): Promise<void> {
  let held = 0;
  await scene.crowd(4, async () => {
    if (held >= SILENT) return scene.turn();
    const guest = await BadGuest.visit(scene);
    for (let tries = 0; tries < 25 && guest !== undefined && !scene.isOver; tries++) {
      if ((await guest.connect()) !== undefined) held++;
    }
  });
}

/** Asks for whole tables again and again, and leaves them all unread. */
async function readNothing(scene: Scene): Promise<void> {
  await scene.crowd(SLOW, async () => {
    const guest = await BadGuest.visit(scene);
    const socket = await guest?.connect();
    if (socket === undefined) return;
    socket.stopReading();
    await socket.say({ type: 'watch-lobby' });
    while (socket.isOpen && !scene.isOver)
      await socket.say({ type: 'watch', table: scene.oneOf(scene.tables) });
  });
}

function forge(scene: Scene): Promise<void> {
  return scene.crowd(FORGED, async () => {
    const socket = await new BadGuest(scene).connect(TICKET);
    if (socket !== undefined) scene.tally.guessed.push('ticket');
  });
}
