// The least a server can do: reads a move and tells everybody at the table. It knows no rules and keeps nothing.
import { createServer } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';

/** As long as what a seat is told after a move: a frame and its view. */
const TOLD = 'x'.repeat(1150);

const http = createServer((_, response) => response.end());
const tables = new Map<string, WebSocket[]>();

new WebSocketServer({ server: http, perMessageDeflate: false }).on('connection', (socket, { url = '' }) => {
  const seats = tables.get(url) ?? [];
  tables.set(url, [...seats, socket]);
  socket.on('message', (bytes) => {
    const { id } = JSON.parse(bytes.toString()) as { id: string };
    const told = `{"type":"frames","id":"${id}","view":"${TOLD}"}`;
    for (const seat of tables.get(url) ?? [])
      seat.send(seat === socket ? `[{"type":"done","id":"${id}"},${told}]` : told);
  });
});
http.listen(Number(process.env.SAMSARA_PORT), '127.0.0.1');
process.on('SIGTERM', () => process.exit());
