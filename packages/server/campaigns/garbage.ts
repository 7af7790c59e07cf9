import { once } from 'node:events';
import { WebSocket } from 'ws';

/** Lets a process of node that was started with `--inspect=127.0.0.1:PORT` collect its garbage: what is left is in use. */
export async function collectGarbage(port: number): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port}/json/list`);
  const [{ webSocketDebuggerUrl }] = (await answer.json()) as { webSocketDebuggerUrl: string }[];
  const socket = new WebSocket(webSocketDebuggerUrl, { perMessageDeflate: false });
  await once(socket, 'open');
  socket.send(JSON.stringify({ id: 1, method: 'HeapProfiler.collectGarbage' }));
  await once(socket, 'message');
  socket.terminate();
}
