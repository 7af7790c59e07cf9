import { GAMES } from '@samsara/engine/games';
import { BadGuest } from './bad-guest.ts';
import type { Scene } from './scene.ts';

/** So many at once, and so many wishes of one before the next comes. */
const CROWD = 30;
const WISHES = 40;

/** Makes tables, listed ones too, as ever new people. */
export async function floodTables(scene: Scene): Promise<void> {
  await scene.crowd(CROWD, async () => {
    const guest = await BadGuest.visit(scene);
    if (guest === undefined) return;
    for (let nth = 0; nth < WISHES && !scene.isOver; nth++) {
      await guest.ask('POST', '/api/tables', { body: wanted(scene, nth) });
    }
  });
}

function wanted(scene: Scene, nth: number): unknown {
  const [id, game] = scene.oneOf(Object.entries(GAMES));
  const others = Array.from({ length: game.meta.seats.min - 1 }, () => ({ kind: 'open' }));
  return {
    game: id,
    name: `Mud ${nth}`,
    settings: { public: nth % 2 === 0 },
    seats: [{ kind: 'me' }, ...others],
  };
}
