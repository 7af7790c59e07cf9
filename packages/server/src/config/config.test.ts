import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, inject, test } from 'vitest';
import { en } from '../operation/texts/en.ts';
import { BadConfig, type Fault, printConfig, readConfig, VARIABLES, type Variable } from './config.ts';

const SECRET = 'x'.repeat(32);

function faultsOf(env: NodeJS.ProcessEnv): readonly Fault[] {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof BadConfig) return error.faults;
    throw error;
  }
  return [];
}

describe('the configuration', () => {
  test('holds without any variable', () => {
    expect(readConfig({ HOME: '/root' })).toMatchObject({
      SAMSARA_PORT: 8080,
      SAMSARA_HOST: '0.0.0.0',
      SAMSARA_DATA_DIR: './data',
      SAMSARA_PUBLIC_ORIGIN: null,
      SAMSARA_TRUST_PROXY: 'no',
      SAMSARA_QUIET: false,
      SAMSARA_BOT_DELAY_MS: [600, 1800],
    });
  });

  test('an empty variable is none', () => {
    expect(readConfig({ SAMSARA_PORT: '', SAMSARA_PUBLIC_ORIGIN: '' })).toMatchObject({
      SAMSARA_PORT: 8080,
      SAMSARA_PUBLIC_ORIGIN: null,
    });
  });

  test.each([
    ['SAMSARA_PORT', '0', 0],
    ['SAMSARA_PORT', '65535', 65_535],
    ['SAMSARA_PUBLIC_ORIGIN', 'https://cards.example.org', 'https://cards.example.org'],
    [
      'SAMSARA_ALLOWED_ORIGINS',
      'http://a.example, http://b.example:81',
      ['http://a.example', 'http://b.example:81'],
    ],
    ['SAMSARA_TRUST_PROXY', '127.0.0.1,10.0.0.0/8', ['127.0.0.1', '10.0.0.0/8']],
    ['SAMSARA_QUIET', 'yes', true],
    ['SAMSARA_SESSION_DAYS', '30', 30],
    ['SAMSARA_COOKIE_SECRET', SECRET, SECRET],
    ['SAMSARA_BOT_DELAY_MS', '0-0', [0, 0]],
  ])('%s=%s is understood', (variable, given, value) => {
    expect(readConfig({ [variable]: given })).toHaveProperty(variable, value);
  });

  test.each([
    ['SAMSARA_PORT', '65536', 'port'],
    ['SAMSARA_SESSION_DAYS', '0', 'days'],
    ['SAMSARA_SESSION_DAYS', '401', 'days'],
    ['SAMSARA_PORT', '-1', 'port'],
    ['SAMSARA_PORT', '8o80', 'port'],
    ['SAMSARA_PUBLIC_ORIGIN', 'https://cards.example.org/', 'origin'],
    ['SAMSARA_PUBLIC_ORIGIN', 'cards.example.org', 'origin'],
    ['SAMSARA_ALLOWED_ORIGINS', 'http://a.example,*', 'origins'],
    ['SAMSARA_TRUST_PROXY', 'yes', 'proxies'],
    ['SAMSARA_QUIET', 'true', 'switch'],
    ['SAMSARA_LOG_LEVEL', 'loud', 'level'],
    ['SAMSARA_COOKIE_SECRET', 'short', 'secret'],
    ['SAMSARA_BOT_DELAY_MS', '900-100', 'range'],
    ['SAMSARA_MAX_TABLES', '1e9', 'count'],
    ['SAMSARA_PROT', '8080', null],
  ])('%s=%s is refused', (variable, value, expects) => {
    expect(faultsOf({ [variable]: value })).toEqual([{ variable, value, expects }]);
  });

  test('everything that is wrong is named at once', () => {
    const faults = faultsOf({ SAMSARA_PORT: 'x', SAMSARA_QUIET: 'x', SAMSARA_X: 'x' });
    expect(faults.map(({ variable }) => variable)).toEqual(['SAMSARA_X', 'SAMSARA_PORT', 'SAMSARA_QUIET']);
  });

  test('what is printed can be read again, but tells no secret', () => {
    const env = {
      SAMSARA_TRUST_PROXY: '10.0.0.1,10.0.0.2',
      SAMSARA_COOKIE_SECRET: SECRET,
      SAMSARA_QUIET: 'yes',
    };
    const printed = printConfig(readConfig(env));
    expect(printed).not.toContain(SECRET);
    const lines = printed.split('\n').map((line) => line.split('='));
    const again = readConfig({ ...Object.fromEntries(lines), SAMSARA_COOKIE_SECRET: SECRET });
    expect(again).toEqual(readConfig(env));
  });
});

test('.env.example names every variable with what it is for and what holds without it', () => {
  const example = (Object.keys(VARIABLES) as Variable[]).map(
    (variable) => `# ${en.variables[variable]}\n# ${variable}=${VARIABLES[variable].default ?? ''}\n`,
  );
  const file = readFileSync(new URL('../../../../.env.example', import.meta.url), 'utf8');
  expect(file.split('\n\n').slice(1).join('\n\n')).toBe(example.join('\n'));
});

describe('the command', () => {
  const run = (
    args: readonly string[],
    env: NodeJS.ProcessEnv,
    command = inject('server'),
  ): Promise<{ code: number; out: string; err: string }> =>
    new Promise((resolve) => {
      const variables = { PATH: process.env.PATH, LANG: 'C', ...env };
      execFile(process.execPath, [command, ...args], { env: variables }, (error, out, err) =>
        resolve({ code: Number(error?.code ?? 0), out, err }),
      );
    });

  test('refuses to start with a variable that is wrong, and says what is right', async () => {
    const fromSource = fileURLToPath(new URL('../../bin/samsara-server.js', import.meta.url));
    const { code, out, err } = await run([], { SAMSARA_PORT: 'http' }, fromSource);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toBe(
      'SAMSARA_PORT: “http” will not do. It must be a number from 0 to 65535; 0 takes any that is free.\n',
    );
  });

  test('prints the configuration, in German what is wrong with the command', async () => {
    const printed = await run(['serve', '--print-config'], { SAMSARA_PORT: '81' });
    expect(printed.code).toBe(0);
    expect(printed.out).toContain('SAMSARA_PORT=81\n');
    const german = await run(['dance'], { SAMSARA_LANG: 'de' });
    expect(german).toEqual({ code: 2, out: '', err: 'Einen Befehl „dance“ gibt es nicht. Siehe --help.\n' });
  });
});
