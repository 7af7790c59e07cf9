import { expect, test } from 'vitest';
import { UNDO_WORDS } from '../src/people/aside/undo-texts.ts';
import { en } from '../src/texts/en.ts';
import { withVisitor } from './browser.ts';
import { play } from './driving/playing.ts';
import { deal, openTable, sitDown } from './driving/tables.ts';
import { PHONE, type Visitor } from './driving/visit.ts';

type Page = Visitor['page'];
const undo = UNDO_WORDS.en;

/** Nobody is hurried, and no window has to pass: nothing is decided by a clock. */
const UNHURRIED = { turn_ms: 0, response_ms: 0, interject_ms: 0, opening_number_only: true, dealer: 1 };
/** Cards that ask for more than to be laid, or change hands, would make some deals another test. */
const NUMBERS_ONLY = {
  cards_zero: 0,
  cards_two: 0,
  cards_skip: 0,
  cards_swap: 0,
  cards_plus_x: 0,
  cards_free_choice: 0,
};
const STOP = { game: 'stop', options: { ...UNHURRIED, ...NUMBERS_ONLY }, bots: 0, open: 1 };

test('a card that was laid is taken back once the other one, who has seen it, agrees', async () => {
  await withVisitor({ settings: { takeBack: 'off' } }, async (host) => {
    const code = await openTable(host, STOP);
    await withVisitor({ size: PHONE, settings: { takeBack: 'off' } }, async (guest) => {
      await sitDown(guest, `/t/${code}`);
      await deal(host);
      const [mover, other] = await layCard(host, guest);
      const name = mover === host ? 'Robin' : 'Kim';
      const hand = await cardsInHand(mover.page);
      await ask(mover.page);
      await says(other.page, undo.asks(name)).waitFor();
      await other.page.getByText(/^You have seen it: .*/).waitFor();
      await other.page.getByRole('button', { name: en.agree, exact: true }).click();
      await says(mover.page, undo.youHaveTakenBack).waitFor();
      await says(other.page, undo.takenBack(name)).waitFor();
      await expect.poll(() => cardsInHand(mover.page)).toBe(hand + 1);
      await isStruckInLog(other.page);
      await other.page.reload();
      await isStruckInLog(other.page);
    });
  });
});

function says(page: Page, sentence: string) {
  return page.getByRole('region', { name: en.board, exact: true }).getByText(sentence);
}

/** The log keeps the move, struck out. */
async function isStruckInLog(page: Page): Promise<void> {
  await page.getByRole('button', { name: en.log, exact: true }).click();
  const drawer = page.getByRole('dialog', { name: en.log });
  await drawer.getByText(en.takenBack).waitFor();
  await expect.poll(() => drawer.locator('s').count()).toBe(1);
  await page.keyboard.press('Escape');
}

/** The menu says what is known by the move before anybody is asked. */
async function ask(page: Page): Promise<void> {
  await page.getByRole('button', { name: en.menu, exact: true }).click();
  const menu = page.getByRole('dialog');
  await menu.getByRole('button', { name: undo.takeBack, exact: true }).click();
  await menu.getByText(/stays seen: \S/).waitFor();
  await menu.getByRole('button', { name: undo.ask, exact: true }).click();
}

/** Lets them play until one has laid a card. */
async function layCard(host: Visitor, guest: Visitor): Promise<readonly [Visitor, Visitor]> {
  for (;;) {
    const mover = await asked(host, guest);
    const before = await cardsInHand(mover.page);
    const card = playable(mover.page).first();
    if ((await card.count()) > 0) {
      await card.focus();
      await mover.page.keyboard.press('Enter');
      await expect.poll(() => cardsInHand(mover.page)).toBeLessThan(before);
      return [mover, mover === host ? guest : host];
    }
    await play(mover, { presses: 1 });
    // What was pressed has to arrive before it is asked again whose turn it is.
    await expect.poll(() => cardsInHand(mover.page)).toBeGreaterThan(before);
  }
}

/** Whoever has to move, as soon as their page says so. */
async function asked(...people: readonly Visitor[]): Promise<Visitor> {
  let found: Visitor | undefined;
  const look = async () => {
    for (const person of people) if (await isAsked(person.page)) found = person;
    return found !== undefined;
  };
  await expect.poll(look).toBe(true);
  return found as Visitor;
}

function isAsked(page: Page): Promise<boolean> {
  return page
    .getByRole('region', { name: en.decision })
    .getByText(/^Your turn/)
    .isVisible();
}

function playable(page: Page) {
  return page
    .getByRole('list', { name: /^Your hand/ })
    .getByRole('button', { name: new RegExp(`, ${en.playable}$`) });
}

function cardsInHand(page: Page): Promise<number> {
  return page
    .getByRole('list', { name: /^Your hand/ })
    .getByRole('listitem')
    .count();
}
