import { chromium } from 'playwright-core';
import { buildHouse, House } from './e2e/driving/house.ts';
import { LAUNCH } from './e2e/driving/launch.ts';

const built = await buildHouse();
const house = await House.open(built);
const browser = await chromium.launch(LAUNCH);
const page = await browser.newPage();
page.on('console', (m) => console.log('console', m.type(), m.text()));
page.on('pageerror', (e) => console.log('error', e.stack));
page.on('requestfailed', (r) => console.log('failed', r.url()));
page.on('response', (r) => r.status() >= 400 && console.log(r.status(), r.url()));
await page.goto(`${house.origin}/play/karma`);
await page.waitForTimeout(8000);
console.log((await page.locator('body').innerText()).slice(0, 400));
await page.screenshot({ path: '/tmp/look.png' });
await browser.close();
await house.close();
built.remove();
