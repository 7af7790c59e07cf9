import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { buildServer } from '../../../server/campaigns/build-server.ts';
import { ServerProcess, UNLIMITED } from '../../../server/campaigns/server-process.ts';
import { freePort } from '../../../server/src/cluster/testing/free-port.ts';
import { AT_HOME } from './launch.ts';

const WEB = fileURLToPath(new URL('../../', import.meta.url));

/** The page and the server as they are deployed, built once into a folder of their own. */
export interface Built {
  readonly entry: string;
  readonly page: string;
}

/** Builds the page as it is deployed, also where a test has set up the environment of tests. */
export async function buildPage(folder: string): Promise<void> {
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  await build({
    root: WEB,
    configFile: join(WEB, 'vite.config.ts'),
    configLoader: 'runner',
    logLevel: 'warn',
    build: { outDir: folder, emptyOutDir: true },
  });
  if (NODE_ENV !== undefined) process.env.NODE_ENV = NODE_ENV;
}

export async function buildProduct(): Promise<Built & { remove(): void }> {
  const page = mkdtempSync(join(tmpdir(), 'samsara-page-'));
  await buildPage(page);
  const server = await buildServer();
  const remove = () => {
    server.remove();
    rmSync(page, { recursive: true, force: true });
  };
  return { entry: server.entry, page, remove };
}

/** A server process with data of its own; it can be killed and started again on the same data and port. */
export class Server {
  readonly origin: string;
  readonly #built: Built;
  readonly #port: number;
  /** Where its data lies. */
  readonly folder: string;
  readonly #settings: Readonly<Record<string, string>>;
  #server: ServerProcess | null = null;

  private constructor(built: Built, port: number, settings: Readonly<Record<string, string>>) {
    this.#built = built;
    this.#port = port;
    this.#settings = settings;
    this.origin = `http://127.0.0.1:${port}`;
    this.folder = mkdtempSync(join(tmpdir(), 'samsara-data-'));
  }

  /** `settings` are environment variables of its own. */
  static async open(built: Built, settings: Readonly<Record<string, string>> = {}): Promise<Server> {
    const server = new Server(built, await freePort(), settings);
    await server.start();
    return server;
  }

  async start(): Promise<void> {
    this.#server = await ServerProcess.start([this.#built.entry], this.#port, {
      ...UNLIMITED,
      SAMSARA_DATA_DIR: this.folder,
      SAMSARA_PAGE_DIR: this.#built.page,
      SAMSARA_BOT_DELAY_MS: '0-0',
      SAMSARA_ALLOWED_ORIGINS: `http://${AT_HOME}:${this.#port}`,
      ...this.#settings,
    });
  }

  /** kill -9 */
  async kill(): Promise<void> {
    await this.#server?.kill();
  }

  async close(): Promise<void> {
    await this.#server?.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
