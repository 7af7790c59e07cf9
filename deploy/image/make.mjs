// node deploy/image/make.mjs [--arch amd64,arm64] [--out FOLDER] [--mirror URL] [--suite trixie]
// Makes an OCI image of the server from Debian's packages and this repository: no base image, no container engine, no emulation.
// Needs mmdebstrap (apt-get install mmdebstrap) and root, or a user that may make user namespaces.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const DIST = join(ROOT, 'packages/server/dist');
const HERE = { x64: 'amd64', arm64: 'arm64' }[process.arch];
/** As npm calls them. */
const CPU = { amd64: 'x64', arm64: 'arm64' };
/** The user that the server runs as; nobody else has this number. */
const USER = 10001;
/** Node needs none of it to run. */
const NOT_NEEDED = [
  ...[
    'doc',
    'man',
    'locale',
    'info',
    'lintian',
    'bug',
    'pixmaps',
    'perl5',
    'debconf',
    'nodejs/corepack',
    'nodejs/@types',
  ].map((name) => `usr/share/${name}`),
  ...['apt', 'dpkg', 'pam', 'debconf'].map((name) => `var/lib/${name}`),
  ...['var/cache', 'var/log', 'etc/apt', 'usr/share/ca-certificates', 'usr/sbin'],
];

const { values } = parseArgs({
  options: {
    arch: { type: 'string', default: HERE },
    out: { type: 'string', default: join(ROOT, 'deploy/image/dist') },
    mirror: { type: 'string', default: 'http://deb.debian.org/debian' },
    suite: { type: 'string', default: 'trixie' },
  },
});
const epoch = Number(process.env.SOURCE_DATE_EPOCH ?? git('log', '-1', '--format=%ct'));
const { version, license } = JSON.parse(readFileSync(join(ROOT, 'packages/server/package.json'), 'utf8'));
const out = resolve(values.out);
const work = mkdtempSync(join(tmpdir(), 'samsara-image-'));
try {
  make();
} finally {
  rmSync(work, { recursive: true, force: true });
}

function make() {
  if (!existsSync(join(DIST, 'page'))) run('npm', ['run', 'build'], { cwd: ROOT });
  const layout = join(work, 'layout');
  mkdirSync(join(layout, 'blobs/sha256'), { recursive: true });
  const manifests = values.arch.split(',').map((arch) => imageOf(arch, layout));
  const index = { schemaVersion: 2, mediaType: 'application/vnd.oci.image.index.v1+json', manifests };
  writeFileSync(join(layout, 'index.json'), JSON.stringify(index));
  writeFileSync(join(layout, 'oci-layout'), JSON.stringify({ imageLayoutVersion: '1.0.0' }));
  mkdirSync(out, { recursive: true });
  const file = join(out, 'samsara-image.tar');
  run('tar', [...sameAlways(), '--directory', layout, '--create', '--file', file, '.']);
  console.log(`${file}: ${mib(statSync(file).size)} MiB for ${values.arch}`);
}

/** One image of the index; gives back what the index says of it. */
function imageOf(arch, layout) {
  const root = join(work, arch);
  console.log(`Making the root folder for ${arch} from Debian ${values.suite}`);
  run('mmdebstrap', [
    ...[
      '--quiet',
      '--variant=extract',
      `--architectures=${arch}`,
      '--include=base-files,nodejs,ca-certificates',
    ],
    ...['--aptopt=APT::Install-Recommends "false"', values.suite, root, values.mirror],
  ]);
  furnish(root);
  tidy(root);
  addServer(root, arch);
  const tar = join(work, `${arch}.tar`);
  run('tar', [...sameAlways(), '--directory', root, '--create', '--file', tar, '.']);
  console.log(`  ${mib(statSync(tar).size)} MiB unpacked`);
  return describe(arch, readFileSync(tar), layout);
}

/** What packages do when they are installed, as far as it is needed; none of their programs run here. */
function furnish(root) {
  for (const name of ['bin', 'sbin', 'lib', 'lib64'])
    if (!existsSync(join(root, name)) && existsSync(join(root, 'usr', name)))
      symlinkSync(`usr/${name}`, join(root, name));
  const authorities = join(root, 'usr/share/ca-certificates/mozilla');
  const bundle = readdirSync(authorities)
    .sort()
    .map((name) => readFileSync(join(authorities, name), 'utf8'));
  mkdirSync(join(root, 'etc/ssl/certs'), { recursive: true });
  writeFileSync(join(root, 'etc/ssl/certs/ca-certificates.crt'), bundle.join(''));
  writeFileSync(
    join(root, 'etc/passwd'),
    `root:x:0:0:root:/:/nonexistent\nsamsara:x:${USER}:${USER}:Samsara:/data:/nonexistent\n`,
  );
  writeFileSync(join(root, 'etc/group'), `root:x:0:\nsamsara:x:${USER}:\n`);
  writeFileSync(join(root, 'etc/nsswitch.conf'), 'hosts: files dns\n');
  for (const name of ['proc', 'sys', 'dev', 'run', 'data', 'backups', 'tmp'])
    mkdirSync(join(root, name), { recursive: true });
}

function tidy(root) {
  for (const path of NOT_NEEDED) rmSync(join(root, path), { recursive: true, force: true });
  // Tables of character sets: Node brings its own.
  for (const name of readdirSync(join(root, 'usr/lib')).filter((name) => name.endsWith('-linux-gnu')))
    rmSync(join(root, 'usr/lib', name, 'gconv'), { recursive: true, force: true });
}

function addServer(root, arch) {
  const server = join(root, 'samsara');
  cpSync(DIST, server, { recursive: true, filter: (path) => !path.startsWith(join(DIST, 'node_modules')) });
  const target = [`--cpu=${CPU[arch]}`, '--os=linux', '--libc=glibc'];
  run(
    'npm',
    ['install', '--omit=dev', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error', ...target],
    { cwd: server },
  );
  run('chmod', ['-R', 'u=rwX,go=rX', server]);
  for (const name of ['data', 'backups']) {
    chmodSync(join(root, name), 0o700);
    execFileSync('chown', [`${USER}:${USER}`, join(root, name)]);
  }
  chmodSync(join(root, 'tmp'), 0o1777);
}

function describe(arch, tar, layout) {
  const layer = blob(layout, gzipSync(tar, { level: 9 }), 'application/vnd.oci.image.layer.v1.tar+gzip');
  const created = new Date(epoch * 1000).toISOString();
  const config = {
    created,
    architecture: arch,
    os: 'linux',
    config: {
      User: `${USER}:${USER}`,
      ExposedPorts: { '8080/tcp': {} },
      Env: [
        'PATH=/usr/bin',
        'NODE_ENV=production',
        'NODE_OPTIONS=--max-semi-space-size=64',
        'MALLOC_ARENA_MAX=2',
        'SAMSARA_DATA_DIR=/data',
        'SAMSARA_QUIET=yes',
      ],
      // No shell in between: SIGTERM reaches the server, which drains.
      Entrypoint: ['/usr/bin/node', '/samsara/samsara-server.js'],
      Volumes: { '/data': {} },
      WorkingDir: '/',
      StopSignal: 'SIGTERM',
      Healthcheck: {
        Test: ['CMD', '/usr/bin/node', '/samsara/samsara-server.js', 'health'],
        Interval: 10e9,
        Timeout: 8e9,
        StartPeriod: 30e9,
        Retries: 3,
      },
      Labels: {
        'org.opencontainers.image.title': 'samsara',
        'org.opencontainers.image.version': version,
        'org.opencontainers.image.licenses': license,
      },
    },
    rootfs: { type: 'layers', diff_ids: [`sha256:${sha256(tar)}`] },
    history: [{ created, created_by: 'deploy/image/make.mjs' }],
  };
  const manifest = {
    schemaVersion: 2,
    mediaType: 'application/vnd.oci.image.manifest.v1+json',
    config: blob(layout, Buffer.from(JSON.stringify(config)), 'application/vnd.oci.image.config.v1+json'),
    layers: [layer],
  };
  console.log(`  ${mib(layer.size)} MiB to fetch`);
  return {
    ...blob(layout, Buffer.from(JSON.stringify(manifest)), 'application/vnd.oci.image.manifest.v1+json'),
    platform: { architecture: arch, os: 'linux' },
    annotations: {
      'org.opencontainers.image.ref.name': version,
      'io.containerd.image.name': `samsara:${version}`,
    },
  };
}

function blob(layout, bytes, mediaType) {
  const digest = sha256(bytes);
  const file = join(layout, 'blobs/sha256', digest);
  writeFileSync(`${file}.part`, bytes);
  renameSync(`${file}.part`, file);
  return { mediaType, digest: `sha256:${digest}`, size: bytes.length };
}

/** The same files give the same archive, whoever makes it and when. */
function sameAlways() {
  return ['--sort=name', `--mtime=@${epoch}`, '--numeric-owner', '--format=gnu'];
}

function sha256(bytes) {
  return createHash('sha256').update(bytes).digest('hex');
}

function mib(bytes) {
  return (bytes / 1024 / 1024).toFixed(1);
}

function git(...args) {
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();
}

function run(command, args, options = {}) {
  execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], ...options });
}
