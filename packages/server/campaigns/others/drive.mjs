// Plays at many tables, as it is told over the channel to whoever has started it: { origin, tables, seats, rate }, 'go' and 'stop'.
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

const AT_ONCE = 10;

/** `open` seats everybody at one table, and gives back how many moves were made there and how to make the next. */
export async function drive(open) {
  const [{ origin, tables, seats, rate }] = await once(process, 'message');
  const opened = [];
  while (opened.length < tables) {
    const more = Math.min(AT_ONCE, tables - opened.length);
    opened.push(...(await Promise.all(Array.from({ length: more }, () => open(origin, seats)))));
  }
  const pause = (tables / rate) * 1000;
  let running = false;
  const play = async (table) => {
    await sleep(Math.random() * pause);
    let made = -1;
    while (running) {
      // The next one comes once the last was told.
      if (table.moves() > made) {
        made = table.moves();
        table.move();
      }
      await sleep(pause);
    }
  };
  const moves = () => opened.reduce((sum, table) => sum + table.moves(), 0);
  process.on('message', async (message) => {
    running = message === 'go';
    if (running) for (const table of opened) void play(table);
    process.send({ moves: moves() });
  });
  process.send({ moves: moves() });
}
