// bare-server [FILE]: the least a server can do. It reads a move and tells everybody at the table; it knows no rules. With a
// file it keeps the move in the log first, as the server does.
import { createServer } from 'node:http';
import type { Entry } from '@samsara/table';
import { type WebSocket, WebSocketServer } from 'ws';
import { entryAfter } from '../src/log/testing/samples.ts';
import { openEmbedded } from '../src/store/embedded.ts';

/** As long as what a seat is told after a move: a frame and what it changes in the view. */
const TOLD = 'x'.repeat(340);

interface BareTable {
  readonly seats: WebSocket[];
  last: Entry | undefined;
}

const [file] = process.argv.slice(2);
const log = file === undefined ? undefined : (await openEmbedded({ file })).log;
const http = createServer((_, response) => response.end());
const tables = new Map<string, BareTable>();

new WebSocketServer({ server: http, perMessageDeflate: false }).on('connection', (socket, { url = '' }) => {
  const table = tables.get(url) ?? { seats: [], last: undefined };
  tables.set(url, table);
  table.seats.push(socket);
  socket.on('message', async (bytes) => {
    const { id, move } = JSON.parse(bytes.toString()) as { id: string; move: string };
    if (log !== undefined) {
      table.last = entryAfter(url, table.last, id, `["m",0,"${move}"]`);
      await log.append(table.last);
    }
    const told = `{"type":"frames","id":"${id}","changes":"${TOLD}"}`;
    for (const seat of table.seats)
      seat.send(seat === socket ? `[{"type":"done","id":"${id}"},${told}]` : told);
  });
});
http.listen(Number(process.env.SAMSARA_PORT), '127.0.0.1');
process.on('SIGTERM', () => process.exit());
