import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import type { WebSocket } from 'ws';

/** Where the program is heard, and where it listens. */
export interface Ends {
  readonly from: Readable;
  readonly to: Writable;
}

/** How the bridge came down. */
export type Ending = { readonly type: 'closed'; readonly code: number } | { readonly type: 'program-ended' };

/** Says what else to send after a message of the server. */
export type Reply = (message: object) => object[];

/** Every message of the server becomes a line, every line of the program a message. */
export function bridge(socket: WebSocket, { from, to }: Ends, reply: Reply): Promise<Ending> {
  return new Promise((resolve, reject) => {
    socket.on('message', (raw) => {
      for (const message of messagesIn(String(raw))) {
        to.write(`${JSON.stringify(message)}\n`);
        for (const answer of reply(message)) socket.send(JSON.stringify(answer));
      }
    });
    socket.on('error', reject);
    socket.on('close', (code) => resolve({ type: 'closed', code }));
    const lines = createInterface({ input: from });
    lines.on('line', (line) => {
      if (line.trim() !== '' && socket.readyState === socket.OPEN) socket.send(line);
    });
    lines.on('close', () => resolve({ type: 'program-ended' }));
    to.on('error', () => resolve({ type: 'program-ended' }));
  });
}

/** Several messages may arrive together as a list. */
export function messagesIn(text: string): object[] {
  const heard = JSON.parse(text) as object | object[];
  return Array.isArray(heard) ? heard : [heard];
}

/** Starts a program whose input and output are the bridge's; what it says on its standard error is shown. */
export function startProgram([command, ...args]: readonly string[]): Ends & { readonly child: ChildProcess } {
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  return { from: child.stdout, to: child.stdin, child };
}
