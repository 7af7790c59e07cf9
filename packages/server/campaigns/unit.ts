// npm run unit -- [--root FOLDER] [--tables 4]
// Boots systemd in a root folder made from Debian's packages, with the units of deploy/systemd as they are: the server starts
// confined, people play over real sockets while it is restarted and backed up, and what was acknowledged is compared with the log.
// Needs root, mmdebstrap and systemd-nspawn (systemd-container), from Debian's packages. --root keeps the folder for the next time.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
  options: { root: { type: 'string' }, tables: { type: 'string', default: '4' } },
});
const REPOSITORY = fileURLToPath(new URL('../../../', import.meta.url));
const UNITS = join(REPOSITORY, 'deploy/systemd');
const DIST = join(REPOSITORY, 'packages/server/dist');
const PACKAGES = 'systemd,systemd-sysv,nodejs,ca-certificates';

const folder = mkdtempSync(join(tmpdir(), 'samsara-unit-'));
const root = values.root ?? join(folder, 'root');
const faults: string[] = [];
async function main(): Promise<void> {
  const port = await freePort();
  furnish(port);
  const machine = spawn(
    'systemd-nspawn',
    ['--quiet', '--register=no', '--keep-unit', `--directory=${root}`, '--boot'],
    {
      stdio: 'ignore',
    },
  );
  try {
    await ready(port, machine);
    checkConfinement();
    const players = await UpdatePlayers.open(`http://127.0.0.1:${port}`, Number(values.tables));
    const gap = await players.through(async () => {
      systemctl('restart', 'samsara.service');
      await ready(port, machine);
    });
    console.log(`  restarted; nobody could move for ${Math.round(gap.ms)} ms`);
    // Ends well only if the backup is whole and a server has started from it.
    systemctl('start', 'samsara-backup.service');
    console.log('  backed up and restored for practice');
    faults.push(...(await players.settle()));
    systemctl('stop', 'samsara.service');
    const result = systemctl('show', 'samsara.service', '--property=Result');
    if (!result.includes('Result=success')) faults.push(`the service ended with ${result.trim()}`);
    faults.push(...(await compareWithLog(join(root, 'var/lib/samsara'), players.ledger)));
    console.log(`${players.ledger.length} moves acknowledged at ${players.tables.length} tables`);
  } finally {
    machine.kill('SIGTERM');
    await Promise.race([new Promise((resolve) => machine.once('exit', resolve)), sleep(20_000)]);
    machine.kill('SIGKILL');
  }
}

/** The steps of deploy/README.md. */
function furnish(port: number): void {
  if (!existsSync(join(root, 'usr/bin/node'))) {
    const aptopt = '--aptopt=APT::Install-Recommends "false"';
    const args = ['--quiet', '--variant=minbase', `--include=${PACKAGES}`, aptopt, 'trixie', root];
    execFileSync('mmdebstrap', [...args, 'http://deb.debian.org/debian'], { stdio: 'inherit' });
  }
  if (!existsSync(join(DIST, 'page')))
    execFileSync('npm', ['run', 'build'], { cwd: REPOSITORY, stdio: 'inherit' });
  const program = join(root, 'opt/samsara');
  rmSync(program, { recursive: true, force: true });
  cpSync(DIST, program, { recursive: true });
  execFileSync('npm', ['install', '--omit=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: program,
  });
  const units = join(root, 'etc/systemd/system');
  for (const name of ['samsara.service', 'samsara-backup.service', 'samsara-backup.timer'])
    cpSync(join(UNITS, name), join(units, name));
  cpSync(join(UNITS, 'journald@samsara.conf'), join(root, 'etc/systemd/journald@samsara.conf'));
  cpSync(join(UNITS, 'samsara.sysusers'), join(root, 'usr/lib/sysusers.d/samsara.conf'));
  cpSync(join(UNITS, 'samsara.tmpfiles'), join(root, 'usr/lib/tmpfiles.d/samsara.conf'));
  rmSync(join(root, 'var/lib/samsara'), { recursive: true, force: true });
  const env = { ...UNLIMITED, SAMSARA_HOST: '127.0.0.1', SAMSARA_PORT: String(port) };
  mkdirSync(join(root, 'etc/samsara'), { recursive: true });
  const lines = Object.entries(env).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(join(root, 'etc/samsara/samsara.env'), lines.join(''));
  execFileSync('systemctl', [`--root=${root}`, 'enable', 'samsara.service'], { stdio: 'ignore' });
}

async function ready(port: number, machine: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 1500; tries += 1) {
    const status = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 200) return;
    if (machine.exitCode !== null) throw new Error('the machine has ended');
    await sleep(50);
  }
  throw new Error('the service does not get ready');
}

/** Its own user, no rights, and a filter for system calls. */
function checkConfinement(): void {
  const status = readFileSync(`/proc/${serverPid()}/status`, 'utf8');
  for (const line of ['CapEff:\t0000000000000000', 'NoNewPrivs:\t1', 'Seccomp:\t2'])
    if (!status.includes(line)) faults.push(`the process lacks ${line}`);
  if (status.includes('Uid:\t0\t')) faults.push('the process is root');
}

function serverPid(): number {
  const pids = execFileSync('pgrep', ['--full', '^/usr/bin/node /opt/samsara/samsara-server.js$'], {
    encoding: 'utf8',
  });
  return Number(pids.split('\n')[0]);
}

/** Asks the machine's systemd; throws where it fails. */
function systemctl(...args: string[]): string {
  return execFileSync(
    'nsenter',
    ['--target', String(machineInit()), '--mount', '--pid', '--uts', '--ipc', 'systemctl', ...args],
    {
      encoding: 'utf8',
    },
  );
}

let init = 0;
/** The systemd of the machine, which is the parent of its services. */
function machineInit(): number {
  if (init > 0) return init;
  const status = readFileSync(`/proc/${serverPid()}/status`, 'utf8');
  init = Number(/^PPid:\t(\d+)$/m.exec(status)?.[1]);
  return init;
}

try {
  await main();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
for (const fault of faults) console.log(`  ${fault}`);
console.log(`${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
