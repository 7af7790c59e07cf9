import { focusedThing, type Thing } from './reading.ts';
import type { Visitor } from './visit.ts';

const MOST_TABS = 80;

/** Goes to a thing by Tab and arrow keys and presses Enter; false if it cannot be found any more. */
export async function pressByKeys(visitor: Visitor, wanted: Thing): Promise<boolean> {
  if (!(await goToByKeys(visitor, wanted))) return false;
  await visitor.page.keyboard.press('Enter');
  return true;
}

async function goToByKeys({ page, cdp }: Visitor, wanted: Thing): Promise<boolean> {
  const list = listOf(wanted);
  for (let tabs = 0; tabs <= MOST_TABS; tabs++) {
    const focused = await focusedThing(cdp);
    if (isSame(focused, wanted)) return true;
    if (list !== undefined && focused !== null && listOf(focused) === list)
      return moveInList({ page, cdp }, wanted);
    await page.keyboard.press('Tab');
  }
  return false;
}

/** The name of the list a thing is an item of. */
function listOf({ within }: Thing): string | undefined {
  return within.find(({ role }) => role === 'list')?.name;
}

async function moveInList({ page, cdp }: Pick<Visitor, 'page' | 'cdp'>, wanted: Thing): Promise<boolean> {
  await page.keyboard.press('Home');
  for (let steps = 0; steps < MOST_TABS; steps++) {
    if (isSame(await focusedThing(cdp), wanted)) return true;
    await page.keyboard.press('ArrowRight');
  }
  return false;
}

function isSame(a: Thing | null, b: Thing): boolean {
  return a !== null && a.role === b.role && a.name === b.name && listOf(a) === listOf(b);
}
