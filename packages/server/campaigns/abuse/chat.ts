import { PHRASES } from '@samsara/protocol';
import { lookOn, sitWithBots } from './own-table.ts';
import type { Scene } from './scene.ts';

const AT_OWN = 8;
const AT_OTHERS = 12;
const LONG = 'mud '.repeat(30);

/** Talks without end, at tables of their own and where honest people play. */
export async function floodChat(scene: Scene): Promise<void> {
  await Promise.all([
    scene.crowd(AT_OWN, () => talk(scene, () => sitWithBots(scene, 'novice'))),
    scene.crowd(AT_OTHERS, () => talk(scene, () => lookOn(scene))),
  ]);
}

async function talk(scene: Scene, arrive: () => ReturnType<typeof lookOn>): Promise<void> {
  const seated = await arrive();
  for (let nth = 0; seated?.socket.isOpen && !scene.isOver; nth++) {
    const what = nth % 2 === 0 ? { phrase: scene.oneOf(PHRASES) } : { text: `${LONG}${nth}` };
    await seated.socket.say({ type: 'say', id: `s${nth}`, table: seated.table, what });
  }
}
