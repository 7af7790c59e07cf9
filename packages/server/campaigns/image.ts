// npm run image -- [--image FILE] [--arch amd64,arm64] [--updates 3] [--tables 4]
// Makes the container image (or takes one), unpacks it into a root folder and runs it there as a container: read-only, as its own
// user, without capabilities. People play over real sockets while it is replaced by a new container, again and again; then what
// was acknowledged is compared with the log. Needs root, mmdebstrap and runc, from Debian's packages; no container engine.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { freePort } from '../src/cluster/testing/free-port.ts';
import { compareWithLog } from './ledger.ts';
import { UNLIMITED } from './server-process.ts';
import { sleep } from './sizes.ts';
import { UpdatePlayers } from './update-players.ts';

const { values } = parseArgs({
  options: {
    image: { type: 'string' },
    arch: { type: 'string', default: process.arch === 'arm64' ? 'arm64' : 'amd64' },
    updates: { type: 'string', default: '3' },
    tables: { type: 'string', default: '4' },
  },
});
const MAKE = fileURLToPath(new URL('../../../deploy/image/make.mjs', import.meta.url));
const MOST_MIB = 160;
const HERE = process.arch === 'arm64' ? 'arm64' : 'amd64';

interface ImageConfig {
  readonly User: string;
  readonly Env: readonly string[];
  readonly Entrypoint: readonly string[];
  readonly Healthcheck: { readonly Test: readonly string[] };
}

const folder = mkdtempSync(join(tmpdir(), 'samsara-run-image-'));
const faults: string[] = [];
let containers = 0;
async function main(): Promise<void> {
  const config = unpack(values.image ?? makeImage());
  const [user] = config.User.split(':').map(Number);
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  chownSync(data, user, user);
  const port = await freePort();
  const start = () => Container.start(config, data, port);
  let container = await start();
  checkConfinement(container, user);
  const players = await UpdatePlayers.open(`http://127.0.0.1:${port}`, Number(values.tables));
  await sleep(1000);
  for (let update = 1; update <= Number(values.updates); update += 1) {
    const gap = await players.through(async () => {
      await container.stop();
      container = await start();
    });
    console.log(`  replaced ${update} times; nobody could move for ${Math.round(gap.ms)} ms`);
  }
  faults.push(...(await players.settle()));
  if (!container.isHealthy()) faults.push('the health check says no while it serves');
  const code = await container.stop();
  if (code !== 0) faults.push(`told to stop, it ended with ${code}`);
  faults.push(...(await compareWithLog(data, players.ledger)));
  console.log(`${players.ledger.length} moves acknowledged at ${players.tables.length} tables`);
}

function makeImage(): string {
  execFileSync(process.execPath, [MAKE, '--arch', values.arch, '--out', folder], { stdio: 'inherit' });
  return join(folder, 'samsara-image.tar');
}

/** Unpacks the image for this machine, as an engine does. */
function unpack(image: string): ImageConfig {
  const layout = join(folder, 'layout');
  mkdirSync(layout);
  execFileSync('tar', ['--extract', '--file', image, '--directory', layout]);
  const read = (digest: string) =>
    JSON.parse(readFileSync(join(layout, 'blobs', digest.replace(':', '/')), 'utf8'));
  const index = JSON.parse(readFileSync(join(layout, 'index.json'), 'utf8'));
  const own = index.manifests.find(
    ({ platform }: { platform: { architecture: string } }) => platform.architecture === HERE,
  );
  const manifest = read(own.digest);
  const root = join(folder, 'root');
  mkdirSync(root);
  for (const { digest } of manifest.layers) {
    const layer = join(layout, 'blobs', digest.replace(':', '/'));
    execFileSync('tar', ['--extract', '--gzip', '--numeric-owner', '--file', layer, '--directory', root]);
  }
  const [size] = execFileSync('du', ['--summarize', '--block-size=1M', root], { encoding: 'utf8' }).split(
    '\t',
  );
  console.log(`image ${(statSync(image).size / 2 ** 20).toFixed(1)} MiB, unpacked ${size} MiB`);
  if (Number(size) > MOST_MIB) faults.push(`the image is ${size} MiB large`);
  return read(manifest.config.digest).config;
}

/** Is it what it should be to the system: its own user, no rights, and nowhere to write but its data? */
function checkConfinement(container: Container, user: number): void {
  const status = readFileSync(`/proc/${container.pid()}/status`, 'utf8');
  const wanted = [`Uid:\t${user}\t`, 'CapEff:\t0000000000000000', 'NoNewPrivs:\t1'];
  for (const line of wanted) if (!status.includes(line)) faults.push(`the process lacks ${line}`);
  for (const path of ['/samsara/x', '/etc/x', '/x'])
    if (container.run('/usr/bin/node', '-e', `require('fs').writeFileSync('${path}', '')`))
      faults.push(`${path} can be written`);
  if (readdirSync(join(folder, 'root/usr/bin')).some((name) => /^(?:ba|da)?sh$/.test(name)))
    faults.push('there is a shell in the image');
}

/** The image in a root folder of its own, by runc. */
class Container {
  readonly #name: string;
  readonly #child: ChildProcess;
  readonly #config: ImageConfig;

  private constructor(name: string, child: ChildProcess, config: ImageConfig) {
    this.#name = name;
    this.#child = child;
    this.#config = config;
  }

  static async start(config: ImageConfig, data: string, port: number): Promise<Container> {
    containers += 1;
    const name = `samsara-${process.pid}-${containers}`;
    const bundle = join(folder, name);
    mkdirSync(bundle);
    const env = { ...UNLIMITED, SAMSARA_HOST: '127.0.0.1', SAMSARA_PORT: String(port) };
    writeFileSync(join(bundle, 'config.json'), JSON.stringify(runtimeConfig(config, data, env)));
    const child = spawn('runc', [...state(), 'run', '--bundle', bundle, name], {
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    const container = new Container(name, child, config);
    for (let tries = 0; !(await isReady(port)); tries += 1) {
      if (tries > 1500 || child.exitCode !== null) throw new Error('the container does not get ready');
      await sleep(20);
    }
    return container;
  }

  pid(): number {
    return JSON.parse(execFileSync('runc', [...state(), 'state', this.#name], { encoding: 'utf8' })).pid;
  }

  /** Runs something inside; did it end well? */
  run(...args: string[]): boolean {
    try {
      execFileSync('runc', [...state(), 'exec', this.#name, ...args], { stdio: 'ignore' });
      return true;
    } catch {
      return false;
    }
  }

  isHealthy(): boolean {
    return this.run(...this.#config.Healthcheck.Test.slice(1));
  }

  /** SIGTERM, as engines do; gives the exit code. */
  async stop(): Promise<number | null> {
    const ended = new Promise<number | null>((resolve) => this.#child.once('exit', resolve));
    execFileSync('runc', [...state(), 'kill', this.#name, 'TERM']);
    return ended;
  }
}

function state(): string[] {
  return ['--root', join(folder, 'runc')];
}

async function isReady(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ status }) => status === 200,
    () => false,
  );
}

/** As deploy/compose.yaml has it: nothing but the data can be written, and nothing is allowed. */
function runtimeConfig(config: ImageConfig, data: string, env: Readonly<Record<string, string>>): object {
  const [uid, gid] = config.User.split(':').map(Number);
  const none = { bounding: [], effective: [], permitted: [], inheritable: [], ambient: [] };
  const mount = (destination: string, type: string, source: string, ...options: string[]) => ({
    destination,
    type,
    source,
    options,
  });
  return {
    ociVersion: '1.0.2',
    process: {
      user: { uid, gid },
      args: config.Entrypoint,
      env: [...config.Env, ...Object.entries(env).map(([name, value]) => `${name}=${value}`)],
      cwd: '/',
      capabilities: none,
      noNewPrivileges: true,
    },
    root: { path: join(folder, 'root'), readonly: true },
    mounts: [
      mount('/proc', 'proc', 'proc', 'nosuid', 'noexec', 'nodev'),
      mount('/dev', 'tmpfs', 'tmpfs', 'nosuid', 'mode=755'),
      mount('/tmp', 'tmpfs', 'tmpfs', 'nosuid', 'nodev', 'noexec'),
      mount('/data', 'bind', data, 'bind', 'rw', 'nosuid', 'nodev'),
    ],
    linux: { namespaces: ['pid', 'mount', 'ipc', 'uts'].map((type) => ({ type })) },
  };
}

try {
  await main();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
for (const fault of faults) console.log(`  ${fault}`);
console.log(`${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
