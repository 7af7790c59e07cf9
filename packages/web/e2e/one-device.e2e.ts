import { expect, test } from 'vitest';
import { en } from '../src/texts/en.ts';
import { en as lobby } from '../src/texts/lobby/en.ts';
import { withVisitor } from './browser.ts';
import { choose } from './driving/choosing.ts';
import { lookAt } from './driving/looking.ts';
import { planOnOneDevice } from './driving/tables.ts';
import { tap } from './driving/tapping.ts';
import { PHONE, type Visitor } from './driving/visit.ts';

const CURTAINS = 4;
const BRIEFLY = { timeout: 1500 };

test('two people hand one device around, and the curtain shows no hand', async () => {
  await withVisitor({ size: PHONE }, async (visitor) => {
    const { page } = visitor;
    await planOnOneDevice(page, 'Karma');
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('combobox', { name: new RegExp(`^${lobby.players}`) }).selectOption('2');
    await sheet.getByLabel(lobby.yourName).fill('Robin');
    await sheet.getByLabel(`${lobby.name}: ${lobby.seat(2)}`).fill('Kim');
    await sheet.getByRole('button', { name: lobby.deal }).click();
    await watchForFlashes(visitor);
    const owners = new Set<string>();
    for (let curtains = 0; curtains < CURTAINS; curtains++) {
      const name = await raiseCurtain(visitor);
      owners.add(name);
      await page.getByRole('list', { name: /^Your hand/ }).waitFor();
      await playUntilCurtain(visitor);
    }
    expect([...owners].sort()).toEqual(['Kim', 'Robin']);
    expect(await page.evaluate(() => (window as unknown as { flashes: string[] }).flashes)).toEqual([]);
  });
});

test('where a bot plays for one of two, the other is offered the device, and the first may play again', async () => {
  await withVisitor({ size: PHONE }, async (visitor) => {
    const { page } = visitor;
    await planOnOneDevice(page, 'Mieses Karma');
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('combobox', { name: new RegExp(`^${lobby.players}`) }).selectOption('2');
    await sheet.getByLabel(lobby.yourName).fill('Tim');
    await sheet.getByLabel(`${lobby.name}: ${lobby.seat(2)}`).fill('Eva');
    await sheet.getByRole('button', { name: lobby.deal }).click();
    const first = await raiseCurtain(visitor);
    const other = first === 'Tim' ? 'Eva' : 'Tim';
    await page.getByRole('button', { name: en.menu, exact: true }).click();
    await page.getByRole('button', { name: en.handOver }).click();
    await page.getByRole('heading', { name: en.handTo(other) }).waitFor();
    expect(await raiseCurtain(visitor)).toBe(other);
    await page.getByRole('list', { name: /^Your hand/ }).waitFor();
    await page.getByRole('button', { name: en.grabTable }).click();
    // As soon as the bot has played, the device goes on to the other: then the first takes it again.
    await expect
      .poll(async () => {
        await page
          .getByRole('button', { name: en.grab(first) })
          .click(BRIEFLY)
          .catch(() => false);
        return page
          .getByRole('button', { name: en.takeBack })
          .click(BRIEFLY)
          .then(
            () => true,
            () => false,
          );
      })
      .toBe(true);
  });
});

/** Whenever the curtain is in the page, no card is; and when it rises, nothing is left to read aloud of who played before. */
async function watchForFlashes({ page }: Visitor): Promise<void> {
  await page.evaluate(() => {
    const flashes: string[] = [];
    let wasCovered = false;
    Object.assign(window, { flashes });
    new MutationObserver(() => {
      const hasCurtain = [...document.querySelectorAll('h1')].some((title) =>
        title.textContent?.startsWith('Hand the device'),
      );
      const cards = document.querySelectorAll('[data-card]').length;
      if (hasCurtain && cards > 0) flashes.push(`${cards} cards under the curtain`);
      const told = [...document.querySelectorAll('[aria-live].unseen')].map(({ textContent }) => textContent);
      if (wasCovered && !hasCurtain && told.join('') !== '') flashes.push(`left over: ${told.join(' ')}`);
      wasCovered = hasCurtain;
    }).observe(document.body, { childList: true, subtree: true, attributes: true });
  });
}

/** Gives back who takes the device. */
async function raiseCurtain({ page }: Visitor): Promise<string> {
  await page.getByText(en.curtain).waitFor();
  const ready = page.getByRole('button', { name: /^I am / });
  const name = (await ready.textContent()) ?? '';
  await ready.click();
  return name.replace('I am ', '');
}

async function playUntilCurtain(visitor: Visitor): Promise<void> {
  for (let turn = 0; turn < 500; ) {
    if (await visitor.page.getByText(en.curtain).isVisible()) return;
    const choice = choose(await lookAt(visitor.page), turn);
    if (choice.type === 'press' && (await tap(visitor, choice.thing))) turn++;
    else await visitor.page.waitForTimeout(40);
  }
  throw new Error('the device was never handed over');
}
