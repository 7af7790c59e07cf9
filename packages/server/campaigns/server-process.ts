import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Clock ticks a second, in which Linux counts a process's time. */
const TICKS = 100;

/** As `npm start` and the operator's kit start it; what is set outside goes before. */
const AS_STARTED = { NODE_OPTIONS: '--max-semi-space-size=64', MALLOC_ARENA_MAX: '2' };

/** A server of its own process, on loopback, on a data folder that outlives it. */
export class ServerProcess {
  readonly origin: string;
  readonly pid: number;
  readonly #child: ChildProcess;
  /** What it wrote, the last lines first to be wanted when something goes wrong. */
  output = '';

  private constructor(child: ChildProcess, origin: string) {
    this.#child = child;
    this.pid = child.pid as number;
    this.origin = origin;
    const keep = (chunk: Buffer) => {
      this.output = (this.output + chunk.toString()).slice(-20_000);
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
  }

  /** Starts a server and waits until it is ready, which its answer to `/readyz` says. `entry` is the file to run. */
  static async start(
    entry: readonly string[],
    port: number,
    env: Readonly<Record<string, string>>,
    isReady: (status: number) => boolean = (status) => status === 200,
  ): Promise<ServerProcess> {
    const child = spawn(process.execPath, entry, {
      env: { ...AS_STARTED, ...process.env, SAMSARA_HOST: '127.0.0.1', SAMSARA_PORT: String(port), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const server = new ServerProcess(child, `http://127.0.0.1:${port}`);
    const ended = new Promise<never>((_, reject) => {
      child.on('exit', (code, signal) =>
        reject(new Error(`the server ended with ${code ?? signal}: ${server.output}`)),
      );
    });
    ended.catch(() => {});
    await Promise.race([server.#ready(isReady), ended]);
    return server;
  }

  async #ready(isReady: (status: number) => boolean): Promise<void> {
    for (let tries = 0; ; tries++) {
      const fine = await fetch(`${this.origin}/readyz`).then(
        (response) => isReady(response.status),
        () => false,
      );
      if (fine) return;
      if (tries > 1500) throw new Error(`the server is not ready: ${this.output}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  get isRunning(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** `kill -9`: resolves when it is gone. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Freezes it: its sockets stay open and nobody answers. */
  pause(): void {
    this.#child.kill('SIGSTOP');
  }

  resume(): void {
    this.#child.kill('SIGCONT');
  }

  async stop(): Promise<void> {
    await this.#end('SIGTERM');
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    if (!this.isRunning) return;
    const gone = new Promise((resolve) => this.#child.once('exit', resolve));
    this.#child.kill(signal);
    await gone;
  }

  /** Microseconds of processor time so far, all threads. */
  cpuMicros(): number {
    const fields = readFileSync(`/proc/${this.pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return ((Number(fields[11]) + Number(fields[12])) / TICKS) * 1_000_000;
  }

  /** Memory in use, in KiB. */
  residentKib(): number {
    const line = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${this.pid}/status`, 'utf8'));
    return Number(line?.[1]);
  }
}

/** Limits that a campaign from one address would run into. */
export const UNLIMITED: Readonly<Record<string, string>> = {
  SAMSARA_QUIET: 'yes',
  SAMSARA_LOG_LEVEL: 'warn',
  SAMSARA_ADDRESS_REQUESTS_PER_MINUTE: '100000000',
  SAMSARA_PERSON_REQUESTS_PER_MINUTE: '100000000',
  SAMSARA_ADDRESS_GUESTS_PER_MINUTE: '100000000',
  SAMSARA_PERSON_TABLES_PER_HOUR: '100000000',
  SAMSARA_MESSAGES_PER_SECOND: '0',
  SAMSARA_SOCKETS_PER_PERSON: '100000',
  SAMSARA_SOCKETS_PER_ADDRESS: '0',
  SAMSARA_MAX_TABLES: '1000000',
};
