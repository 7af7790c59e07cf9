import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { homedir, tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promises as timers } from 'node:timers';
import { freePort } from './free-port.ts';
import { type GuardedFolder, guardedFolder } from './guarded-folder.ts';

const NAME = 'nats-server';
/** Where Debian's program is kept for somebody who may not install it. */
const KEPT = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'samsara', NAME);
const READY_MS = 10_000;

/** Starts a real NATS server on loopback; undefined, with a notice, where there is none and none can be had. */
export async function startNats(): Promise<Nats | undefined> {
  const program = findNats();
  if (program === undefined) {
    console.warn(
      'No NATS server was found: what needs one is skipped. Install it (apt-get install nats-server), or name its path in NATS_SERVER.',
    );
    return undefined;
  }
  const nats = new Nats(program, guardedFolder('nats', undefined), await freePort());
  await nats.up();
  return nats;
}

/** A NATS server of our own that can be killed and started again on the same port. */
export class Nats {
  readonly port: number;
  readonly #program: string;
  readonly #folder: GuardedFolder;
  #child: ChildProcess | undefined;

  constructor(program: string, folder: GuardedFolder, port: number) {
    this.#program = program;
    this.#folder = folder;
    this.port = port;
  }

  url(port = this.port): string {
    return `nats://127.0.0.1:${port}`;
  }

  async up(): Promise<void> {
    const pid = join(this.#folder.path, 'nats.pid');
    const args = ['--addr', '127.0.0.1', '--port', String(this.port), '--pid', pid];
    this.#child = spawn(this.#program, args, { stdio: 'ignore', detached: true });
    this.#child.unref();
    const since = performance.now();
    while (!(await accepts(this.port))) {
      if (this.#child.exitCode !== null || performance.now() - since > READY_MS)
        throw new Error(`${this.#program} does not start`);
      await timers.setTimeout(20);
    }
  }

  /** `kill -9` */
  async kill(): Promise<void> {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.ref();
    child.kill('SIGKILL');
    await gone;
    rmSync(join(this.#folder.path, 'nats.pid'), { force: true });
  }

  async stop(): Promise<void> {
    await this.kill();
    await this.#folder.remove();
  }
}

/** The path of a NATS server. Debian's is installed where there is none and we may, and fetched where we may not. */
function findNats(): string | undefined {
  const { NATS_SERVER } = process.env;
  if (NATS_SERVER !== undefined) return NATS_SERVER;
  const found = inPath() ?? (existsSync(KEPT) ? KEPT : undefined);
  if (found !== undefined || !existsSync('/usr/bin/apt-get')) return found;
  return process.getuid?.() === 0 ? installed() : fetched();
}

function inPath(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  return folders.map((folder) => join(folder, NAME)).find((path) => existsSync(path));
}

function installed(): string | undefined {
  console.log(`Installing NATS (apt-get install ${NAME})`);
  const install = () => apt('install', '--yes', '--no-install-recommends', NAME);
  return install() || (apt('update') && install()) ? inPath() : undefined;
}

/** An ordinary user may fetch a package and unpack it, with lists of their own. */
function fetched(): string | undefined {
  console.log(`Fetching NATS (apt-get download ${NAME})`);
  const folder = mkdtempSync(join(tmpdir(), 'samsara-nats-package-'));
  try {
    const own = ['-o', `Dir::State=${folder}/state`, '-o', `Dir::Cache=${folder}/cache`];
    const status = ['-o', 'Dir::State::status=/var/lib/dpkg/status'];
    mkdirSync(join(folder, 'state/lists/partial'), { recursive: true });
    mkdirSync(join(folder, 'cache/archives/partial'), { recursive: true });
    if (!apt(...own, ...status, 'update')) return undefined;
    if (!run('apt-get', [...own, ...status, 'download', NAME], folder)) return undefined;
    const archive = readdirSync(folder).find((file) => file.endsWith('.deb'));
    if (archive === undefined || !run('dpkg-deb', ['-x', archive, 'unpacked'], folder)) return undefined;
    mkdirSync(dirname(KEPT), { recursive: true });
    return moved(join(folder, 'unpacked/usr/sbin', NAME));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Under its last name only when it is whole. */
function moved(program: string): string | undefined {
  const beside = `${KEPT}.${process.pid}`;
  if (!run('cp', [program, beside], '/')) return undefined;
  renameSync(beside, KEPT);
  return KEPT;
}

function apt(...args: readonly string[]): boolean {
  return run('apt-get', args, '/');
}

function run(program: string, args: readonly string[], cwd: string): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(program, args, { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
