import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';

const FOLDER = fileURLToPath(new URL('../../../../deploy/systemd/', import.meta.url));
const UNITS = ['samsara.service', 'samsara-backup.service'];
const MOST_EXPOSED = 2.5;
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

const linesOf = (unit: string) =>
  readFileSync(`${FOLDER}${unit}`, 'utf8')
    .split('\n')
    .filter((line) => /^\w+=/.test(line));

/** What keeps a broken server from doing harm; V8 needs memory that it writes and runs. */
const HARDENED = [
  'User=samsara',
  'UMask=0077',
  'ProtectSystem=strict',
  'ProtectHome=yes',
  'PrivateTmp=yes',
  'PrivateDevices=yes',
  'PrivateUsers=yes',
  'ProtectProc=invisible',
  'NoNewPrivileges=yes',
  'CapabilityBoundingSet=',
  'RestrictNamespaces=yes',
  'SystemCallArchitectures=native',
  'SystemCallFilter=@system-service',
  'LogNamespace=samsara',
];

describe.each(UNITS)('%s', (unit) => {
  test('is hardened, but lets V8 work', () => {
    const lines = linesOf(unit);
    for (const line of HARDENED) expect(lines).toContain(line);
    expect(lines).not.toContain('MemoryDenyWriteExecute=yes');
  });

  test('sets variables that there are', () => {
    const set = linesOf(unit)
      .filter((line) => line.startsWith('Environment='))
      .flatMap((line) =>
        line
          .slice('Environment='.length)
          .split(' ')
          .map((pair) => pair.split('=')),
      );
    expect(readConfig(Object.fromEntries(set)).SAMSARA_DATA_DIR).toBe('/var/lib/samsara');
  });

  test.runIf(hasSystemd)('is exposed little enough by systemd’s own measure', () => {
    const args = ['security', '--offline=true', '--no-pager', `${FOLDER}${unit}`];
    const said = execFileSync('systemd-analyze', args, {
      encoding: 'utf8',
      env: { ...process.env, LC_ALL: 'C' },
    });
    const exposure = Number(/Overall exposure level for \S+: ([\d.]+)/.exec(said)?.[1]);
    expect(exposure).toBeGreaterThan(0);
    expect(exposure).toBeLessThanOrEqual(MOST_EXPOSED);
  });
});

test('the backup is made every night, checked, and practised', () => {
  const commands = linesOf('samsara-backup.service').filter((line) => line.startsWith('ExecStart='));
  expect(commands.map((line) => line.replace(/^.*samsara-server\.js /, ''))).toEqual([
    'backup /var/backups/samsara --keep=14',
    'drill /var/backups/samsara',
  ]);
  expect(linesOf('samsara-backup.timer')).toContain('Persistent=yes');
});
