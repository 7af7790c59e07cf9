import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Problem } from '../problems/problem.ts';
import type { Built } from './building.ts';

/** Beside this module once it is bundled. */
const FILES: Readonly<Record<string, { readonly file: string; readonly type: string }>> = {
  '/': { file: 'page.html', type: 'text/html' },
  '/page.css': { file: 'page.css', type: 'text/css' },
  '/page.js': { file: 'page.js', type: 'text/javascript' },
};

const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'",
  'x-content-type-options': 'nosniff',
};

export interface DevPage {
  readonly address: string;
  /** Tells every open page what was built. */
  show(built: Built): void;
}

/** Serves the development page to this machine alone. */
export async function serve(port: number): Promise<DevPage> {
  const listeners = new Set<ServerResponse>();
  let latest: Built = { code: null, error: null };
  let version = 0;
  const told = () => `data: ${JSON.stringify({ version, error: latest.error })}\n\n`;

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    // A page elsewhere must not reach us by a name of its own.
    if (!/^(?:localhost|127\.0\.0\.1)(?::\d+)?$/.test(request.headers.host ?? '')) return end(response, 403);
    if (request.method !== 'GET') return end(response, 405);
    if (pathname === '/events') return listen(response);
    if (pathname === '/game.js') return send(response, latest.code, 'text/javascript');
    const known = Object.hasOwn(FILES, pathname) ? FILES[pathname] : undefined;
    if (known === undefined) return end(response, 404);
    send(response, readFileSync(new URL(known.file, import.meta.url), 'utf8'), known.type);
  }

  function listen(response: ServerResponse): void {
    response.writeHead(200, { ...HEADERS, 'content-type': 'text/event-stream' });
    if (version > 0) response.write(told());
    listeners.add(response);
    response.on('close', () => listeners.delete(response));
  }

  const server = createServer(answer);
  await new Promise<void>((resolve, reject) => {
    server.once('error', () => reject(new Problem('port-taken', String(port))));
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    show(built) {
      // What ran before runs on until the code builds again.
      latest = { code: built.code ?? latest.code, error: built.error };
      version++;
      for (const listener of listeners) listener.write(told());
    },
  };
}

function send(response: ServerResponse, text: string | null, type: string): void {
  if (text === null) return end(response, 404);
  response.writeHead(200, { ...HEADERS, 'content-type': `${type}; charset=utf-8` });
  response.end(text);
}

function end(response: ServerResponse, status: number): void {
  response.writeHead(status, HEADERS);
  response.end();
}
