import { readdirSync, readFileSync, statSync } from 'node:fs';
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

/** Kilobytes (1000 bytes) of scripts. */
export interface Weight {
  /** Compressed with gzip, which the limits are for. */
  readonly gzip: number;
  /** As a server in use sends them: with Brotli, and the smallest ones as they are. */
  readonly sent: number;
}

/** The built page as files, compressed as a server in use sends them; notes every file that is asked for. */
export class Site {
  /** Files that were sent since they were last counted, as often as they were sent. */
  readonly sent: string[] = [];
  readonly origin: string;
  readonly #gzipSizes: ReadonlyMap<string, number>;
  readonly #sentSizes: ReadonlyMap<string, number>;
  readonly #server: Server;

  private constructor(server: Server, origin: string, folder: string, files: ReadonlyMap<string, Buffer>) {
    this.#server = server;
    this.origin = origin;
    this.#gzipSizes = new Map([...files].map(([file, zipped]) => [file, zipped.length]));
    this.#sentSizes = new Map(
      [...files.keys()].map((file) => [
        file,
        statSync(join(folder, files.has(`${file}.br`) ? `${file}.br` : file)).size,
      ]),
    );
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
    const site = new Site(server, `http://127.0.0.1:${port}`, folder, files);
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

  /** The scripts sent since the last count. */
  countScripts(): Weight {
    const scripts = this.sent.splice(0).filter((file) => file.endsWith('.js'));
    const sum = (sizes: ReadonlyMap<string, number>) =>
      scripts.reduce((all, file) => all + (sizes.get(file) ?? 0), 0) / 1000;
    return { gzip: sum(this.#gzipSizes), sent: sum(this.#sentSizes) };
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}
