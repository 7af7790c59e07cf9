import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../config/config.ts';
import { type Running, type ServeOptions, serve } from '../../start/serve.ts';
import { thisThread } from '../../store/testing/this-thread.ts';
import { Visitor } from './visitor.ts';

/** Tests do not wait half a minute. */
const LOOK_MS = 200;

/** A whole server on a folder and a port of its own, whose clock can be put forward. */
export class TestServer {
  readonly folder = mkdtempSync(join(tmpdir(), 'samsara-http-'));
  /** The data folder. */
  readonly kept = join(this.folder, 'kept');
  /** Milliseconds by which the clock is ahead. */
  ahead = 0;
  #running!: Running;

  static async open(env: NodeJS.ProcessEnv = {}, options: ServeOptions = {}): Promise<TestServer> {
    const server = new TestServer();
    await server.start(env, options);
    return server;
  }

  async start(env: NodeJS.ProcessEnv = {}, options: ServeOptions = {}): Promise<void> {
    const config = readConfig({
      SAMSARA_HOST: '127.0.0.1',
      SAMSARA_PORT: '0',
      SAMSARA_DATA_DIR: this.kept,
      SAMSARA_LOG_LEVEL: 'silent',
      SAMSARA_BOT_DELAY_MS: '0-0',
      SAMSARA_COMMIT_SPACING_MS: '0',
      // Tests have more guests in a moment than people do.
      SAMSARA_ADDRESS_GUESTS_PER_MINUTE: '0',
      ...env,
    });
    const now = () => Date.now() + this.ahead;
    const own = { now, sessionsEveryMs: LOOK_MS, startThread: thisThread };
    this.#running = await serve(config, { ...own, ...options });
  }

  visitor(): Visitor {
    return new Visitor(this.#running.port);
  }

  /** Somebody with a cookie. */
  async guest(): Promise<Visitor> {
    const visitor = this.visitor();
    await visitor.get('/api/me');
    return visitor;
  }

  stop(): Promise<void> {
    return this.#running.stop();
  }

  async end(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
