import { Client } from '@colyseus/sdk';
import { drive } from './drive.mjs';

await drive(async (origin, seats) => {
  const client = new Client(origin);
  const rooms = [await client.create('cards', { seats })];
  while (rooms.length < seats) rooms.push(await client.joinById(rooms[0].roomId));
  return {
    moves: () => Math.min(...rooms.map(({ state }) => state.moves ?? 0)),
    move() {
      const seat = rooms[0].state.moves % seats;
      rooms[seat].send('play', { card: rooms[seat].state.seats[seat].hand[0] });
    },
  };
});
