import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { en as carry } from '../src/account/carry-texts.ts';
import { en as devices } from '../src/account/device-texts.ts';
import { en as person } from '../src/account/person-texts.ts';
import { en as stakes } from '../src/account/stake-texts.ts';
import { en } from '../src/texts/en.ts';
import { withVisitor } from './browser.ts';
import { deal, openTable, SHORT_TABLES } from './driving/tables.ts';
import { violations } from './driving/violations.ts';
import { forgive, PHONE, type Visitor } from './driving/visit.ts';

/** No clock changes what somebody holds, however long the other device takes. KA-10: six cards. */
const TABLE = { ...SHORT_TABLES.karma, options: { choosing_ms: 0, decision_ms: 0 } };
const HAND = 6;

/** Long enough that everything else would be asked before. */
const SLOW_MS = 700;

test('a link takes your seat to a second device, once', async () => {
  await withVisitor({}, async (owner) => {
    const code = await openTable(owner, TABLE);
    await deal(owner);
    await expect.poll(async () => (await handOf(owner)).length).toBe(HAND);
    const hand = await handOf(owner);
    const link = await makeLink(owner);
    await withVisitor({ size: PHONE }, async (second) => {
      await second.page.goto(link);
      await second.page.getByText(carry.is('Robin')).waitFor();
      await second.page.getByRole('button', { name: carry.goOn('Robin') }).click();
      await second.page.getByText(carry.done('Robin')).waitFor();
      await second.page.goto(`/t/${code}`);
      await expect.poll(() => handOf(second)).toEqual(hand);
    });
    await withVisitor({ size: PHONE }, async (third) => {
      await third.page.goto(link);
      await third.page.getByText(en.refusals['code-unknown']).waitFor();
      // The browser itself notes that the server said no.
      third.faults.splice(0, 1);
    });
  });
});

test('a link replaces nobody who would be missed without saying so', async () => {
  await withVisitor({}, async (owner) => {
    await callYourself(owner, 'Robin');
    const link = await makeLink(owner);
    await owner.page.goto(link);
    await owner.page.getByText(carry.same).waitFor();
    await withVisitor({ size: PHONE }, async (other) => {
      await callYourself(other, 'Kim');
      await other.page.goto(link);
      await other.page.getByRole('region', { name: carry.attention }).waitFor();
      await other.page.getByText(stakes.youAre('Kim')).waitFor();
      await other.page.getByText(stakes.lost).waitFor();
      expect(await violations(other.page)).toEqual([]);
      await other.page.getByRole('link', { name: carry.keep }).click();
      await other.page.getByRole('heading', { name: en.slogan }).waitFor();
      expect(await nameOf(other)).toBe('Kim');
      await other.page.goto(link);
      await other.page.getByRole('button', { name: carry.replace('Robin') }).click();
      await other.page.getByText(carry.done('Robin')).waitFor();
      expect(await nameOf(other)).toBe('Robin');
    });
  });
});

test('a device that is signed out elsewhere says so, at the table too', async () => {
  await withVisitor({}, async (owner) => {
    const code = await openTable(owner, TABLE);
    await deal(owner);
    const link = await makeLink(owner);
    await withVisitor({ size: PHONE }, async (second) => {
      await second.page.goto(link);
      await second.page.getByRole('button', { name: carry.goOn('Robin') }).click();
      await second.page.getByText(carry.done('Robin')).waitFor();
      await second.page.goto(`/t/${code}`);
      await handOf(second);
      await owner.page.goto('/settings');
      const list = owner.page.getByRole('list', { name: devices.title });
      await expect.poll(() => list.getByRole('listitem').count()).toBe(2);
      await expect.poll(() => list.getByRole('listitem').first().textContent()).toContain(devices.thisOne);
      await owner.page.getByRole('button', { name: devices.signOutOthers }).click();
      await owner.page.getByRole('dialog').getByRole('button', { name: devices.signOutOthers }).click();
      await owner.page.getByText(devices.othersSignedOut).waitFor();
      await expect.poll(() => list.getByRole('listitem').count()).toBe(1);
      await second.page.getByRole('heading', { name: en.signedOut }).waitFor();
      expect(await violations(second.page)).toEqual([]);
      await second.page.getByRole('button', { name: en.goOnAsGuest }).click();
      await second.page.getByRole('heading', { name: en.slogan }).waitFor();
      expect(await nameOf(second)).toBeNull();
      // Whatever was asked for meanwhile is answered by now.
      forgive(second, /401/);
    });
    expect(await nameOf(owner)).toBe('Robin');
  });
});

test('whoever signs out here is told what that costs, and is nobody afterwards', async () => {
  await withVisitor({}, async (visitor) => {
    await callYourself(visitor, 'Robin');
    await visitor.page.getByRole('button', { name: devices.signOutHere }).click();
    const dialog = visitor.page.getByRole('dialog');
    await dialog.getByText(stakes.lost).waitFor();
    await dialog.getByRole('button', { name: devices.cancel }).click();
    expect(await nameOf(visitor)).toBe('Robin');
    await visitor.page.getByRole('button', { name: devices.signOutHere }).click();
    await dialog.getByRole('button', { name: devices.signOut }).click();
    await visitor.page.getByRole('heading', { name: en.signedOut }).waitFor();
    // Whatever the page asks for, it is somebody before.
    await visitor.page.route('**/api/me', async (route) => {
      await setTimeout(SLOW_MS);
      await route.continue();
    });
    await visitor.page.getByRole('button', { name: en.settingsTitle }).click();
    await visitor.page.getByRole('button', { name: devices.signOutHere }).waitFor();
    await expect.poll(() => visitor.page.getByLabel(person.name).inputValue()).toBe('');
    expect(await nameOf(visitor)).toBeNull();
    // An answer that is still held back must not outlive its page.
    await visitor.page.unrouteAll({ behavior: 'wait' });
  });
});

async function callYourself({ page }: Visitor, name: string): Promise<void> {
  await page.goto('/settings');
  await page.getByLabel(person.name).fill(name);
  await page.getByRole('button', { name: person.save }).click();
  await page.getByText(person.saved).waitFor();
}

/** Who the server takes the visitor for. */
async function nameOf({ context }: Visitor): Promise<unknown> {
  return ((await (await context.request.get('/api/me')).json()) as { name: string | null }).name;
}

/** The link that the settings show beside its picture. */
async function makeLink({ page }: Visitor): Promise<string> {
  await page.goto('/settings');
  await page.getByRole('button', { name: person.makeCode }).click();
  await page.getByRole('img', { name: person.qr }).waitFor();
  return new URL((await page.getByText(/\/carry\//).textContent()) ?? '').pathname;
}

/** The names of your own cards, whatever may be done with them, in the order of the hand. */
async function handOf({ page }: Visitor): Promise<string[]> {
  const hand = page.getByRole('list', { name: /^Your hand/ });
  await hand.waitFor();
  return hand
    .getByRole('button')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')?.split(',')[0] ?? ''));
}
