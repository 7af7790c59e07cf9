import { expect, test } from 'vitest';
import { en } from '../src/texts/en.ts';
import { withVisitor } from './browser.ts';
import { play } from './driving/playing.ts';
import { PHONE, type Visitor } from './driving/visit.ts';

/** Three cards are chosen and laid open: that can be heard. */
const PRESSES = 4;

test('a finger allows sound; the device rests when nothing sounds and wakes for the next sound', async () => {
  await withVisitor({ size: PHONE, settings: { turnSound: true, moveSounds: true } }, async (visitor) => {
    const { page } = visitor;
    const told = await listenToDevice(visitor);
    await page.goto('/play/karma');
    // To ask the page anything counts as a gesture: the first one has to be the finger's.
    await expect.poll(() => told).toContain('cards');
    expect(told).not.toContain('device: running');
    await page.touchscreen.tap(PHONE.width / 2, PHONE.height / 2);
    await expect.poll(() => told).toContain('device: running');
    await expect.poll(() => told.at(-1)).toBe('device: suspended');
    const before = told.length;
    await play(visitor, { presses: PRESSES });
    await expect.poll(() => told.slice(before)).toContain('device: running');
  });
});

test('whoever wants to hear nothing has no device opened, until they want to', async () => {
  await withVisitor({}, async (visitor) => {
    const { page } = visitor;
    const told = await listenToDevice(visitor);
    await page.goto('/settings');
    await page.getByRole('heading', { name: en.settingsTitle }).click();
    await page.getByRole('switch', { name: en.settings.vibrate.name }).click();
    expect(told).toEqual([]);
    await page.getByRole('switch', { name: en.settings.moveSounds.name }).click();
    await expect.poll(() => told).toContain('device: running');
  });
});

/** What becomes of the device that sounds, and when there are cards, without asking the page. */
async function listenToDevice({ page }: Visitor): Promise<readonly string[]> {
  const told: string[] = [];
  page.on('console', (message) => {
    if (/^(?:cards|device: .*)$/.test(message.text())) told.push(message.text());
  });
  await page.addInitScript(() => {
    const Device = AudioContext;
    Object.assign(window, {
      AudioContext: class extends Device {
        constructor() {
          super();
          console.log('device: opened');
          this.addEventListener('statechange', () => console.log(`device: ${this.state}`));
        }
      },
    });
    const dealt = new MutationObserver(() => {
      if (document.querySelector('.hand .card') === null) return;
      console.log('cards');
      dealt.disconnect();
    });
    dealt.observe(document, { childList: true, subtree: true });
  });
  return told;
}
