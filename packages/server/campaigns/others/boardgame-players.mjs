import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { io } from 'socket.io-client';
import { drive } from './drive.mjs';

await drive(async (origin, seats) => {
  const match = randomUUID();
  const players = [];
  for (let seat = 0; seat < seats; seat++) {
    const socket = io(`${origin}/cards`, { transports: ['websocket'], forceNew: true });
    const player = { socket, state: undefined };
    socket.on('sync', (_match, { state }) => {
      player.state = state;
    });
    socket.on('update', (_match, state) => {
      player.state = state;
    });
    await once(socket, 'connect');
    socket.emit('sync', match, String(seat), undefined, seats);
    await once(socket, 'sync');
    players.push(player);
  }
  return {
    moves: () => Math.min(...players.map(({ state }) => state.G.moves)),
    move() {
      const { currentPlayer: playerID } = players[0].state.ctx;
      const { socket, state } = players[Number(playerID)];
      const payload = { type: 'play', args: [state.G.seats[playerID].hand[0]], playerID };
      socket.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, match, playerID);
    },
  };
});
