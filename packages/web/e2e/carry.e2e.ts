import { expect, test } from 'vitest';
import { en as person } from '../src/settings/person-texts.ts';
import { en } from '../src/texts/en.ts';
import { withVisitor } from './browser.ts';
import { deal, openTable, SHORT_TABLES } from './driving/tables.ts';
import { PHONE, type Visitor } from './driving/visit.ts';

test('a link takes the own seat to a second device, once', async () => {
  await withVisitor({}, async (owner) => {
    const code = await openTable(owner, SHORT_TABLES.karma);
    await deal(owner);
    const hand = await handOf(owner);
    const link = await makeLink(owner);
    await withVisitor({ size: PHONE }, async (second) => {
      await second.page.goto(link);
      await second.page.getByRole('button', { name: en.carryHere }).click();
      await second.page.getByText(en.carried).waitFor();
      await second.page.goto(`/t/${code}`);
      expect(await handOf(second)).toEqual(hand);
    });
    await withVisitor({ size: PHONE }, async (third) => {
      await third.page.goto(link);
      await third.page.getByRole('button', { name: en.carryHere }).click();
      await third.page.getByText(en.refusals['code-unknown']).waitFor();
      // The browser itself notes that the server said no.
      third.faults.splice(0, 1);
    });
  });
});

/** The link that the settings show beside its picture. */
async function makeLink({ page }: Visitor): Promise<string> {
  await page.goto('/settings');
  await page.getByRole('button', { name: person.makeCode }).click();
  await page.getByRole('img', { name: person.qr }).waitFor();
  return new URL((await page.getByText(/\/carry\//).textContent()) ?? '').pathname;
}

/** The names of the own cards, whatever may be done with them, in the order of the hand. */
async function handOf({ page }: Visitor): Promise<string[]> {
  const hand = page.getByRole('list', { name: /^Your hand/ });
  await hand.waitFor();
  return hand
    .getByRole('button')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')?.split(',')[0] ?? ''));
}
