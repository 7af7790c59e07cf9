import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { freePort } from '../../server/src/cluster/testing/free-port.ts';
import { Authority } from '../../server/src/operation/testing/certificates.ts';
import { type ServerProcess, startProcess } from '../../server/src/operation/testing/process.ts';
import type { TlsFiles } from '../../server/src/operation/tls.ts';
import { en } from '../src/texts/en.ts';
import { en as lobby } from '../src/texts/lobby/en.ts';
import { AT_HOME, LAUNCH_WITHOUT_PIXELS } from './driving/launch.ts';
import { forgive, PHONE, visit } from './driving/visit.ts';

/** What docs/at-home.md has people do: an authority of their own, a certificate by it, and devices that trust it. */
const folder = mkdtempSync(join(tmpdir(), 'samsara-home-'));
let server: ServerProcess;
let browser: Browser;
let port: number;

beforeAll(async () => {
  port = await freePort();
  const authority = new Authority(join(folder, 'authority'));
  const files = authority.issue([`DNS:${AT_HOME}`]);
  server = startProcess(inject('built').entry, join(folder, 'kept'), {
    SAMSARA_PORT: String(port),
    SAMSARA_PAGE_DIR: inject('built').page,
    SAMSARA_PUBLIC_ORIGIN: `https://${AT_HOME}:${port}`,
    SAMSARA_TLS_CERT: files.cert,
    SAMSARA_TLS_KEY: files.key,
  });
  await server.port;
  const home = join(folder, 'home');
  const trusts = trust(home, authority) ? [] : [trustKeyOf(files)];
  const { args, ...rest } = LAUNCH_WITHOUT_PIXELS;
  browser = await chromium.launch({ ...rest, args: [...args, ...trusts], env: { ...env(), HOME: home } });
});
afterAll(async () => {
  await browser?.close();
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  rmSync(folder, { recursive: true, force: true });
});

test('a phone that trusts the authority gets the page that can be installed and works without a network', async () => {
  const visitor = await visit(browser, `https://${AT_HOME}:${port}`, { size: PHONE, keepsPage: true });
  const { context, page } = visitor;
  // As people type it: without https.
  const response = await page.goto(`http://${AT_HOME}:${port}/`);
  expect(response?.url()).toBe(`https://${AT_HOME}:${port}/`);
  expect(response?.headers()['strict-transport-security']).toBeDefined();
  expect(await page.evaluate(() => isSecureContext)).toBe(true);
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state))
    .toBe('activated');
  const { installabilityErrors } = await visitor.cdp.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);

  await context.setOffline(true);
  await page.reload();
  await page.getByText(lobby.offline).waitFor();
  await page
    .getByRole('link', { name: new RegExp(`^${en.playNow}: `) })
    .first()
    .click();
  await page.getByRole('list', { name: /^Your hand/ }).waitFor();
  forgive(visitor, /ERR_INTERNET_DISCONNECTED|request to a stranger: http:/);
  expect(visitor.faults).toEqual([]);
  await visitor.leave();
});

/** Tells the browser of this home to trust the authority, as a person does in the settings of a device. */
function trust(home: string, authority: Authority): boolean {
  const database = join(home, '.pki/nssdb');
  mkdirSync(database, { recursive: true });
  const certutil = (...args: string[]) =>
    execFileSync('certutil', ['-d', `sql:${database}`, ...args], { stdio: 'ignore' });
  try {
    certutil('-N', '--empty-password');
  } catch {
    return false;
  }
  certutil('-A', '-n', 'living room', '-t', 'C,,', '-i', authority.file);
  return true;
}

/** Where there is no certutil: the browser believes this very key, without asking who signed it. */
function trustKeyOf({ cert }: TlsFiles): string {
  const key = new X509Certificate(readFileSync(cert)).publicKey.export({ type: 'spki', format: 'der' });
  return `--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`;
}

function env(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
