import { expect, test } from 'vitest';
import { deviceOf, readDevice } from './device.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  ['Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0', 'firefox', 'android'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0', 'firefox', 'windows'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} Chrome/130.0.0.0 Safari/537.36`, 'chrome', 'linux'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} HeadlessChrome/130.0.0.0 Safari/537.36`, 'chrome', 'linux'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/130.0.0.0 Safari/537.36`, 'chrome', 'chromeos'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0`,
    'edge',
    'windows',
  ],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Chrome/130.0.0.0 Safari/537.36 OPR/115.0.0.0`,
    'opera',
    'mac',
  ],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-S911B) ${WEBKIT} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`,
    'samsung',
    'android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    'safari',
    'iphone',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/130.0 Mobile/15E148 Safari/604.1',
    'chrome',
    'ipad',
  ],
  ['node', null, null],
  [undefined, null, null],
  ['<script>alert(1)</script>', null, null],
  // What comes after very much else is not looked for.
  [`${'x'.repeat(400)} Firefox/1 (Android)`, null, null],
])('%s is %s on %s', (said, browser, system) => {
  expect(readDevice(deviceOf(said))).toEqual({ browser, system });
});

test.each(['', 'firefox', 'netscape beos', 'constructor __proto__', '- -'])(
  '%j holds no strange word',
  (kept) => {
    const { browser, system } = readDevice(kept);
    expect([null, 'firefox']).toContain(browser);
    expect(system).toBeNull();
  },
);
