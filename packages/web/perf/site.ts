import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

/** The built page as files, compressed as a server in use sends them; notes every file that is asked for. */
export class Site {
  /** Files that were sent since they were last counted, as often as they were sent. */
  readonly sent: string[] = [];
  readonly origin: string;
  readonly #files: ReadonlyMap<string, Buffer>;
  readonly #server: Server;

  private constructor(server: Server, origin: string, files: ReadonlyMap<string, Buffer>) {
    this.#server = server;
    this.origin = origin;
    this.#files = files;
  }

  static async open(folder: string): Promise<Site> {
    const files = new Map(
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .map((path) => [path.slice(folder.length), gzipSync(readFileSync(path), { level: 9 })] as const),
    );
    const server = createServer();
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const site = new Site(server, `http://127.0.0.1:${port}`, files);
    server.on('request', (request, response) => {
      const path = (request.url ?? '/').split('?')[0];
      const file = files.has(path)
        ? path
        : extname(path) === '' && !path.startsWith('/api')
          ? '/index.html'
          : null;
      if (file === null) return response.writeHead(404).end();
      site.sent.push(file);
      response.writeHead(200, {
        'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
        'content-encoding': 'gzip',
        'cache-control': file.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      });
      response.end(files.get(file));
    });
    return site;
  }

  /** Kilobytes (1000 bytes) of the scripts sent since the last count, compressed. */
  countScripts(): number {
    const scripts = this.sent.splice(0).filter((file) => file.endsWith('.js'));
    return scripts.reduce((sum, file) => sum + (this.#files.get(file)?.length ?? 0), 0) / 1000;
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}
