import { BadGuest } from './bad-guest.ts';
import type { BadSocket } from './bad-socket.ts';
import type { Scene } from './scene.ts';

const CROWD = 24;

/** A text frame without a mask, and one of an opcode that there is none of. */
const UNMASKED = Buffer.from([0x81, 0x02, 0x7b, 0x7d]);
const UNKNOWN = Buffer.from([0x83, 0x80, 0, 0, 0, 0]);
const NO_TEXT = Buffer.from([0xff, 0xfe, 0xfd]);

/** Frames that nobody should send: what is no message, too long, no text, never whole, or no frame at all. */
export async function sendBadFrames(scene: Scene): Promise<void> {
  await scene.crowd(CROWD, async () => {
    const guest = await BadGuest.visit(scene);
    for (let sockets = 0; sockets < 15 && guest !== undefined && !scene.isOver; sockets++) {
      const socket = await guest.connect();
      if (socket !== undefined) await sendBad(scene, socket);
    }
  });
}

async function sendBad(scene: Scene, socket: BadSocket): Promise<void> {
  const kinds: readonly (() => Promise<void> | void)[] = [
    () => socket.sendText('{'),
    () => socket.sendText('{"type":"fly"}'),
    () => socket.sendText('['.repeat(2000)),
    () => socket.sendText('x'.repeat(5000)),
    () => socket.sendText(NO_TEXT),
    () => socket.sendText('{}', true),
    () => socket.sendFrame('piece'),
    () => socket.sendFrame('ping'),
    () => socket.sendRaw(UNMASKED),
    () => socket.sendRaw(UNKNOWN),
  ];
  const kind = scene.oneOf(kinds);
  for (let nth = 0; nth < 120 && socket.isOpen && !scene.isOver; nth++) await kind();
}
